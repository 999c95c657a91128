/** The messages from a table to a viewer. */
import * as v from 'valibot';
import { clockView, tableInfo } from './table.ts';
import { cardRef, count, result, seat, seenEvent, view, viewDiff, viewer, word } from './views.ts';

/** An entry as a viewer may see it. Only its own seat gets `option`. */
export const entryView = v.object({
  do: word,
  seat,
  by: v.exactOptional(v.literal('clock')),
  option: v.exactOptional(count),
});
export type EntryView = v.InferOutput<typeof entryView>;

const common = {
  /** The number of the last entry. Each step has the next one. */
  seq: count,
  /** The entry that opened this viewer's decision, which an answer has to name; null without a decision. */
  asked: v.nullable(count),
};
/** Changes rarely: absent from a step if unchanged. */
const rare = {
  clocks: v.tuple([clockView, clockView]),
  /** Bit sets of the seats that offer a draw, or a rematch. */
  draws: count,
  rematches: count,
  /** Whether the viewer's last answer can be taken back, by its seat alone or with the consent of the other. */
  mayTakeBack: v.boolean(),
  /** Bit set of the seats that ask the other to agree to a takeback. Absent in the welcomes of older servers. */
  takebacks: v.optional(count, 0),
  result: v.nullable(result),
};
const changed = {
  clocks: v.exactOptional(rare.clocks),
  draws: v.exactOptional(rare.draws),
  rematches: v.exactOptional(rare.rematches),
  mayTakeBack: v.exactOptional(rare.mayTakeBack),
  takebacks: v.exactOptional(count),
  result: v.exactOptional(rare.result),
};

export const serverMessage = v.variant('type', [
  /** The match has not begun. */
  v.object({ type: v.literal('waiting'), version: count, viewer, table: tableInfo }),
  /** The full state, for a client that has just connected or has missed too much. */
  v.object({
    type: v.literal('welcome'),
    version: count,
    viewer,
    table: tableInfo,
    view,
    events: v.array(seenEvent),
    ...common,
    ...rare,
  }),
  /** One entry, and its changes for this viewer. Events before `from` stay, later ones are replaced. */
  v.object({
    type: v.literal('step'),
    entry: entryView,
    view: viewDiff,
    from: count,
    events: v.array(seenEvent),
    ...common,
    ...changed,
  }),
  /** The current clocks, for a client that has reconnected. Nothing else has changed. */
  v.object({ type: v.literal('clocks'), clocks: rare.clocks }),
  /** Both seats have offered a rematch, which is at this table. */
  v.object({ type: v.literal('rematch'), table: word }),
  /** The request with this number is done and stored. */
  v.object({ type: v.literal('done'), id: count, seq: count }),
  /**
   * The request with this number is refused, and nothing has changed; only after `broken` it may have been stored all the
   * same. Without a number, the message could not be parsed.
   */
  v.object({
    type: v.literal('error'),
    id: v.nullable(count),
    code: v.picklist(['bad-message', 'refused', 'stale', 'too-many', 'not-yours', 'broken']),
    message: v.string(),
    rule: v.nullable(word),
  }),
  /** Replies to `why-not`, `forecast`, `explain` and `advise`. */
  v.object({ type: v.literal('why-not'), id: count, rule: v.nullable(word) }),
  v.object({ type: v.literal('forecast'), id: count, events: v.array(seenEvent), view: viewDiff }),
  v.object({
    type: v.literal('explained'),
    id: count,
    values: v.array(
      v.object({
        value: word,
        printed: v.number(),
        causes: v.array(v.object({ card: cardRef, ability: v.string(), amount: v.number() })),
        now: v.number(),
      }),
    ),
  }),
  v.object({
    type: v.literal('advice'),
    id: count,
    options: v.array(v.object({ option: count, estimate: v.number() })),
  }),
]);
export type ServerMessage = v.InferOutput<typeof serverMessage>;
export type MessageOf<Type extends ServerMessage['type']> = Extract<ServerMessage, { type: Type }>;
