/** The card somebody points at. Not a part of the table's own state: pointing draws the large card, and nothing else. */
import { useDeferredValue, useSyncExternalStore } from 'react';
import type { PreviewedCard } from './context.ts';

/** Milliseconds: whoever only passes over a card on the way to another does not look at it. */
const PASSING = 90;

export class Looking {
  at: PreviewedCard | null = null;
  private shown: PreviewedCard | null = null;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private readonly listeners = new Set<() => void>();

  readonly look = (at: PreviewedCard | null): void => {
    this.at = at;
    clearTimeout(this.timer);
    this.timer = setTimeout(this.show, PASSING);
  };
  private readonly show = (): void => {
    if (this.shown?.card === this.at?.card && this.shown?.now === this.at?.now) return;
    this.shown = this.at;
    for (const listener of this.listeners) listener();
  };
  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };
  readonly snapshot = (): PreviewedCard | null => this.shown;
}

/** Comes after whatever is chosen: a large card takes a while to draw. */
export const useLooked = ({ subscribe, snapshot }: Looking): PreviewedCard | null =>
  useDeferredValue(useSyncExternalStore(subscribe, snapshot));
