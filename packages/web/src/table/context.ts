/** The state that all parts of a table's screen share. */
import type { Language, Seat, View, Viewer } from '@taisen/kernel';
import type { ClientRequest, ClientState, Reply } from '@taisen/protocol';
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
  /** The seat at the bottom of the screen. */
  readonly bottom: Seat;
  /** The viewer to whom texts are addressed: "you" is this seat. */
  readonly reader: Viewer;
  readonly choosing: Choosing;
  /** The name of the player of a seat. */
  name(seat: Seat): string;
  /** Shows a card enlarged beside the table. */
  preview(card: PreviewedCard | null): void;
  enlarge(card: PreviewedCard): void;
  request(request: ClientRequest): void;
  /** Asks the table something. */
  question(request: ClientRequest): Promise<Reply>;
  /** Opens a pile. */
  lookThrough(zone: string): void;
}

export interface PreviewedCard {
  readonly card: string;
  /** The card on the table, whose present state is shown. */
  readonly id?: number;
  readonly now?: object | undefined;
  /** What it did, and what came of it. */
  readonly did?: readonly string[];
}

export const TableContext = createContext<ScreenState | null>(null);

export function useScreen(): ScreenState {
  const shown = useContext(TableContext);
  if (shown === null) throw new Error('this component must be inside a table');
  return shown;
}

/**
 * Renders its children with an older state in a transition, so that the cards do not wait for texts. The children must
 * be memoized, or they are rendered at once.
 */
export function Deferred({ children }: { readonly children: ReactNode }): ReactNode {
  const shown = useScreen();
  const [deferred, setDeferred] = useState(shown);
  // Not useDeferredValue: if the table itself renders in a transition, that value would be updated together with it.
  useEffect(() => startTransition(() => setDeferred(shown)), [shown]);
  return createElement(TableContext, { value: deferred }, children);
}

/** Attributes by which keys, pointers and animations find a target. */
export const dataAttributes = ({ card, place }: SelectTarget, zone: string) => ({
  'data-spot': '',
  'data-in': zone,
  ...(card === undefined ? {} : { 'data-card': card }),
  ...(place?.at === undefined ? {} : { 'data-at': place.at }),
});
