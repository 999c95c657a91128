/** The player's settings for tables, stored on this device. */
import { useSyncExternalStore } from 'react';

export const SPEEDS = ['normal', 'fast', 'off'] as const;
export type Speed = (typeof SPEEDS)[number];

export interface TableSettings {
  readonly speed: Speed;
  readonly sound: boolean;
  /** From 0 to 1. */
  readonly volume: number;
  /** A choice made by clicks is confirmed with another click. */
  readonly confirm: boolean;
  /** Ending a turn or a phase with cards that could still attack is asked once more. */
  readonly askUnused: boolean;
  /** The log is open beside the table, if there is room for both. */
  readonly log: boolean;
  /** Games that have been finished on this device: their prompts have no extra help. */
  readonly played: readonly string[];
  /** By game: the kinds of decisions that are passed automatically, `always` or if passing is the only option. */
  readonly autoPass: Readonly<Record<string, Readonly<Record<string, 'always' | 'idle'>>>>;
}

const KEY = 'taisen.table';
const DEFAULTS: TableSettings = {
  speed: 'normal',
  sound: true,
  volume: 0.8,
  confirm: true,
  askUnused: true,
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
      // Not written by us.
      current = DEFAULTS;
    }
  }
  return current;
}

export function changeSettings(change: Partial<TableSettings>): void {
  current = { ...tableSettings(), ...change };
  localStorage.setItem(KEY, JSON.stringify(current));
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const useTableSettings = (): TableSettings => useSyncExternalStore(subscribe, tableSettings);

/** A factor for the duration of animations; 0 if the player or the system does not want any. */
export const pace = (): number => {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return 0;
  return { normal: 1, fast: 0.5, off: 0 }[tableSettings().speed];
};
