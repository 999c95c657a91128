/** What every part of a table's screen knows. */
import type { Language, Seat, View, Viewer } from '@taisen/kernel';
import type { ClientRequest, ClientState } from '@taisen/protocol';
import { createContext, createElement, type ReactNode, startTransition, useContext, useEffect, useState } from 'react';
import type { GameUi } from '../games/game-ui.ts';
import type { Say } from '../language.ts';
import type { Choosing } from './choosing.ts';
import type { Layout } from './layout.ts';
import type { SelectTarget } from './option-selector.ts';

export interface ScreenState {
  readonly ui: GameUi;
  readonly layout: Layout;
  readonly language: Language;
  readonly say: Say;
  readonly client: ClientState;
  readonly view: View;
  /** Whose side is below. */
  readonly bottom: Seat;
  /** To whom it is told: "you" is only who sits here. */
  readonly reader: Viewer;
  readonly choosing: Choosing;
  /** The name of whoever sits there. */
  name(seat: Seat): string;
  /** Shows a card large: beside the table, or over it where there is no room. */
  preview(card: PreviewedCard | null): void;
  enlarge(card: PreviewedCard): void;
  /** Asks the table for something around the game. */
  request(wish: ClientRequest): void;
  /** Looks through a pile. */
  lookThrough(zone: string): void;
}

export interface PreviewedCard {
  readonly card: string;
  readonly now?: object | undefined;
}

export const TableContext = createContext<ScreenState | null>(null);

export function useScreen(): ScreenState {
  const shown = useContext(TableContext);
  if (shown === null) throw new Error('this belongs on a table');
  return shown;
}

/**
 * What tells of the table follows a moment after it: the cards move on without waiting for words. Whatever is in it
 * must be a memo, to be left alone until then.
 */
export function Deferred({ children }: { readonly children: ReactNode }): ReactNode {
  const shown = useScreen();
  const [told, tell] = useState(shown);
  // Not a deferred value: where the table itself is rendered in pieces, that would come with it.
  useEffect(() => startTransition(() => tell(shown)), [shown]);
  return createElement(TableContext, { value: told }, children);
}

/** Attributes by which keys, pointers and animations find a thing. */
export const dataAttributes = ({ card, place }: SelectTarget, zone: string) => ({
  'data-spot': '',
  'data-in': zone,
  ...(card === undefined ? {} : { 'data-card': card }),
  ...(place?.at === undefined ? {} : { 'data-at': place.at }),
});
