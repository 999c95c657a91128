/** What every part of a table's screen knows. */
import type { Language, Seat, View, Viewer } from '@taisen/kernel';
import type { ClientRequest, ClientState } from '@taisen/protocol';
import { createContext, createElement, type ReactNode, startTransition, useContext, useEffect, useState } from 'react';
import type { Say } from '../language.ts';
import type { World } from '../worlds/world.ts';
import type { Choosing } from './choosing.ts';
import type { Layout } from './layouts/layout.ts';
import type { Thing } from './narrow.ts';

export interface Shown {
  readonly world: World;
  readonly layout: Layout;
  readonly language: Language;
  readonly say: Say;
  readonly following: ClientState;
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

export const TableContext = createContext<Shown | null>(null);

export function useShown(): Shown {
  const shown = useContext(TableContext);
  if (shown === null) throw new Error('this belongs on a table');
  return shown;
}

/**
 * What tells of the table follows a moment after it: the cards move on without waiting for words. Whatever is in it
 * must be a memo, to be left alone until then.
 */
export function Told({ children }: { readonly children: ReactNode }): ReactNode {
  const shown = useShown();
  const [told, tell] = useState(shown);
  // Not a deferred value: where the table itself is rendered in pieces, that would come with it.
  useEffect(() => startTransition(() => tell(shown)), [shown]);
  return createElement(TableContext, { value: told }, children);
}

/** Attributes by which keys, pointers and animations find a thing. */
export const marks = ({ card, place }: Thing, zone: string) => ({
  'data-spot': '',
  'data-in': zone,
  ...(card === undefined ? {} : { 'data-card': card }),
  ...(place?.at === undefined ? {} : { 'data-at': place.at }),
});
