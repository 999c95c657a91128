/** How a player likes the table: kept on this device. */
import { useSyncExternalStore } from 'react';

export const SPEEDS = ['normal', 'fast', 'off'] as const;
export type Speed = (typeof SPEEDS)[number];

export interface TableSettings {
  readonly speed: Speed;
  readonly sound: boolean;
  /** A choice made by clicks is confirmed with another click. */
  readonly confirm: boolean;
  /** The log lies open beside the table, where there is room for both. */
  readonly log: boolean;
  /** Games that have been played to an end here: their prompts need no extra line of help. */
  readonly played: readonly string[];
  /** Kinds of questions that pass by themselves, by game: `always`, or when there is nothing else. */
  readonly autoPass: Readonly<Record<string, Readonly<Record<string, 'always' | 'idle'>>>>;
}

const KEY = 'taisen.table';
const DEFAULTS: TableSettings = {
  speed: 'normal',
  sound: true,
  confirm: true,
  log: true,
  played: [],
  autoPass: {},
};

let current: TableSettings | undefined;
const listeners = new Set<() => void>();

export function tableSettings(): TableSettings {
  if (current === undefined) {
    try {
      current = { ...DEFAULTS, ...(JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<TableSettings>) };
    } catch {
      // Somebody else wrote there: what it says is not ours.
      current = DEFAULTS;
    }
  }
  return current;
}

export function changeSettings(change: Partial<TableSettings>): void {
  current = { ...tableSettings(), ...change };
  localStorage.setItem(KEY, JSON.stringify(current));
  for (const tell of listeners) tell();
}

function subscribe(tell: () => void): () => void {
  listeners.add(tell);
  return () => listeners.delete(tell);
}

export const useTableSettings = (): TableSettings => useSyncExternalStore(subscribe, tableSettings);

/** Whether things move: not where the player or the system does not want it. */
export const pace = (): number => {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return 0;
  return { normal: 1, fast: 0.5, off: 0 }[tableSettings().speed];
};
