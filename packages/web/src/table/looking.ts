/** The card under the pointer. Not part of the table's state, so that pointing renders only the preview. */
import { useDeferredValue, useSyncExternalStore } from 'react';
import type { PreviewedCard } from './context.ts';

/** Milliseconds that the pointer must stay on a card: less is only passing over it. */
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
    if (this.shown?.card === this.at?.card && this.shown?.id === this.at?.id && this.shown?.now === this.at?.now)
      return;
    this.shown = this.at;
    for (const listener of this.listeners) listener();
  };
  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };
  readonly snapshot = (): PreviewedCard | null => this.shown;
}

/** Deferred, since a large card takes long to render. */
export const useLooked = ({ subscribe, snapshot }: Looking): PreviewedCard | null =>
  useDeferredValue(useSyncExternalStore(subscribe, snapshot));
