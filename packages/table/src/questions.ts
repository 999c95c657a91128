/** What clients ask about a match without changing it. */
import { engineOf, Refused, type State, type Viewer } from '@taisen/kernel';
import { type ClientMessage, diffViews, type ServerMessage } from '@taisen/protocol';
import { Stale } from './entry.ts';
import { NotYours } from './refusals.ts';
import type { Table } from './table.ts';

export type Question = Extract<ClientMessage, { do: 'explain' | 'why-not' | 'forecast' | 'advise' }>;

const QUESTIONS: ReadonlySet<string> = new Set(['explain', 'why-not', 'forecast', 'advise'] satisfies Question['do'][]);

export const isQuestion = (message: ClientMessage): message is Question => QUESTIONS.has(message.do);

/** The reply to a question that needs no bot. */
export function answerTo<S extends State>(
  { match, asked }: Table<S>,
  viewer: Viewer,
  message: Exclude<Question, { do: 'advise' }>,
): ServerMessage {
  const { id } = message;
  const engine = engineOf(match.game);
  // Everybody who sees a card may ask.
  if (message.do === 'explain')
    return { type: 'explained', id, values: engine.explain?.(match, viewer, message.card) ?? [] } as ServerMessage;
  const seat = mustBeSeat(viewer);
  if (message.do === 'why-not') return { type: 'why-not', id, rule: engine.whyNot(match, seat, message.option) };
  if (message.asked !== asked[seat]) throw new Stale(message.asked);
  const forecasted = engine.forecast(match, seat, message.option);
  if (forecasted === null) throw new Refused('this option cannot be forecast', null);
  const { events, before, after } = forecasted;
  return { type: 'forecast', id, events, view: diffViews(before, after) } as ServerMessage;
}

export function mustBeSeat(viewer: Viewer) {
  if (viewer === 2) throw new NotYours('a spectator cannot play');
  return viewer;
}
