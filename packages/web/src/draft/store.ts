/** A player's drafts, one of each kind and game, stored on this device: a reload or another day changes nothing. */
import type { DeckList } from '@taisen/kernel';
import { useState } from 'react';
import type { DraftKind } from '../local/spec.ts';

export interface DraftState {
  readonly seed: number;
  /** Sealed: the packs that are open, in their order. */
  readonly opened: readonly number[];
  /** Quick: the packs taken, by round. */
  readonly picks: readonly number[];
  /** Null until the packs are open, or taken. */
  readonly deck: DeckList | null;
  /** The own deck that was made of it. */
  readonly kept: string | null;
}

/** Seeds of bots come after those of players. */
export const THEIRS = 2 ** 30;
export const newSeed = (): number => 1 + Math.floor(Math.random() * (THEIRS - 1));
export const isSeed = (value: unknown): value is number =>
  Number.isSafeInteger(value) && (value as number) > 0 && (value as number) < THEIRS;

export const newDraft = (seed: number): DraftState => ({ seed, opened: [], picks: [], deck: null, kept: null });

const keyOf = (game: string, kind: DraftKind): string => `taisen.draft.${game}.${kind}`;

const isNumbers = (value: unknown): value is readonly number[] =>
  Array.isArray(value) && value.every((each) => Number.isSafeInteger(each) && each >= 0);

/** The stored text may be of an older version or edited by hand: then there is no draft. */
export function readDraft(stored: string | null): DraftState | null {
  let value: unknown;
  try {
    value = JSON.parse(stored ?? 'null');
  } catch (error) {
    if (error instanceof SyntaxError) return null;
    throw error;
  }
  if (typeof value !== 'object' || value === null) return null;
  const { seed, opened, picks, deck, kept } = value as Partial<Record<keyof DraftState, unknown>>;
  if (!isSeed(seed) || !isNumbers(opened) || !isNumbers(picks)) return null;
  const isDeck = Array.isArray(deck) && deck.every((id) => typeof id === 'string');
  return { seed, opened, picks, deck: isDeck ? deck : null, kept: typeof kept === 'string' ? kept : null };
}

/** The draft of a link, or the stored one, or a new one. Only what the player does is stored. */
export function useDraft(game: string, kind: DraftKind, linked: number | null) {
  const [state, setState] = useState<DraftState>(() => {
    const stored = readDraft(localStorage.getItem(keyOf(game, kind)));
    return stored !== null && (linked === null || linked === stored.seed) ? stored : newDraft(linked ?? newSeed());
  });
  const change = (part: Partial<DraftState>) => {
    const next = { ...state, ...part };
    localStorage.setItem(keyOf(game, kind), JSON.stringify(next));
    setState(next);
  };
  return [state, change] as const;
}
