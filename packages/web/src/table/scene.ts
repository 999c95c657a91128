/** What covers the table for a moment: a card that is played, a turn that begins, a scene of the game, the end. */
import type { Seat } from '@taisen/kernel';
import { useSyncExternalStore } from 'react';
import type { Scene } from './effects/cues.ts';

export type Shown = (
  | {
      readonly what: 'card';
      readonly card: string;
      readonly seat: Seat;
      readonly own: boolean;
      readonly targets: readonly number[];
      readonly seats: readonly Seat[];
    }
  | { readonly what: 'turn'; readonly seat: Seat }
  | { readonly what: 'phase'; readonly phase: string }
  | { readonly what: 'scene'; readonly scene: Scene }
  | { readonly what: 'finish'; readonly winner: Seat | null }
) & {
  /** Milliseconds that it is shown. */
  readonly lasts: number;
};

/** One thing at a time: the next one takes the place of the one before. */
export class Stage {
  private shown: Shown | null = null;
  private readonly listeners = new Set<() => void>();

  show(next: Shown | null): void {
    if (this.shown === next) return;
    this.shown = next;
    for (const listener of this.listeners) listener();
  }
  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };
  readonly snapshot = (): Shown | null => this.shown;
}

export const useShown = ({ subscribe, snapshot }: Stage): Shown | null => useSyncExternalStore(subscribe, snapshot);
