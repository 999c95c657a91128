/** What a table says to a viewer. */
import * as v from 'valibot';
import { clockView, tableInfo } from './table.ts';
import { count, result, seat, seenEvent, view, viewDiff, viewer, word } from './views.ts';

/** What was done, as far as everyone may know it; `option` and `kinds` only to whose they are. */
export const entryView = v.object({
  do: word,
  seat,
  by: v.exactOptional(v.literal('clock')),
  option: v.exactOptional(count),
});
export type EntryView = v.InferOutput<typeof entryView>;

/** Around the match. */
const common = {
  /** Number of the last entry; the first message a viewer gets may have any, each later one the next. */
  seq: count,
  /** The entry that put the question to this viewer: an answer names it. Null where nothing is asked. */
  asked: v.nullable(count),
};
/** Seldom changes: a step that does not say it leaves it as it was. */
const seldom = {
  clocks: v.tuple([clockView, clockView]),
  /** Bits of the seats that offer a draw, or another game. */
  draws: count,
  rematches: count,
  mayTakeBack: v.boolean(),
  result: v.nullable(result),
};
const changed = {
  clocks: v.exactOptional(seldom.clocks),
  draws: v.exactOptional(seldom.draws),
  rematches: v.exactOptional(seldom.rematches),
  mayTakeBack: v.exactOptional(seldom.mayTakeBack),
  result: v.exactOptional(seldom.result),
};

export const serverMessage = v.variant('type', [
  /** Nobody plays yet. */
  v.object({ type: v.literal('waiting'), version: count, viewer, table: tableInfo }),
  /** Everything, for who comes in or has missed too much. */
  v.object({
    type: v.literal('welcome'),
    version: count,
    viewer,
    table: tableInfo,
    view,
    events: v.array(seenEvent),
    ...common,
    ...seldom,
  }),
  /** One entry, and what it changed for this viewer. Events before `from` stay, later ones are replaced. */
  v.object({
    type: v.literal('step'),
    entry: entryView,
    view: viewDiff,
    from: count,
    events: v.array(seenEvent),
    ...common,
    ...changed,
  }),
  /** What time it is, for who comes back: nothing else has changed. */
  v.object({ type: v.literal('clocks'), clocks: seldom.clocks }),
  /** Both want another game: it is at this table. */
  v.object({ type: v.literal('rematch'), table: word }),
  /** The request with this number is done and kept. */
  v.object({ type: v.literal('done'), id: count, seq: count }),
  /** The request with this number is refused; nothing has changed. Without a number: the message made no sense. */
  v.object({
    type: v.literal('error'),
    id: v.nullable(count),
    code: v.picklist(['bad-message', 'refused', 'stale', 'too-many', 'not-yours', 'broken']),
    message: v.string(),
    rule: v.nullable(word),
  }),
  /** Answers to `why-not`, `foresee` and `advise`. */
  v.object({ type: v.literal('why-not'), id: count, rule: v.nullable(word) }),
  v.object({ type: v.literal('forecast'), id: count, events: v.array(seenEvent), view: viewDiff }),
  v.object({
    type: v.literal('advice'),
    id: count,
    options: v.array(v.object({ option: count, estimate: v.number() })),
  }),
]);
export type ServerMessage = v.InferOutput<typeof serverMessage>;
export type MessageOf<Type extends ServerMessage['type']> = Extract<ServerMessage, { type: Type }>;
