/** The schemas of the kernel's views and events. */
import type { CardView, DecisionView, OptionView, Result, SeenEvent, Viewer } from '@taisen/kernel';
import * as v from 'valibot';

const count = v.pipe(v.number(), v.integer(), v.minValue(0));
const seat = v.picklist([0, 1]);
/** A name such as a verb or a zone. */
const word = v.pipe(v.string(), v.maxLength(100));
/** A game's facts: any plain record. */
const facts = v.custom<object>((value) => typeof value === 'object' && value !== null && !Array.isArray(value));

export const cardRef = v.object({ id: count, card: v.exactOptional(word) });

export const cardView: v.GenericSchema<CardView> = v.object({
  id: count,
  card: v.exactOptional(word),
  faceDown: v.exactOptional(v.literal(true)),
  owner: v.exactOptional(seat),
  under: v.exactOptional(count),
  now: v.exactOptional(facts),
});

export const optionView: v.GenericSchema<OptionView> = v.strictObject({
  do: word,
  card: v.exactOptional(count),
  target: v.exactOptional(count),
  cards: v.exactOptional(v.pipe(v.array(count), v.maxLength(100))),
  ability: v.exactOptional(word),
  face: v.exactOptional(word),
  at: v.exactOptional(v.pipe(v.number(), v.integer())),
});

export const decisionView: v.GenericSchema<DecisionView> = v.object({
  seat,
  kind: word,
  card: v.exactOptional(cardRef),
  ability: v.exactOptional(word),
  options: v.exactOptional(v.array(optionView)),
  pass: v.exactOptional(count),
});

export const seenEvent: v.GenericSchema<SeenEvent> = v.object({
  type: word,
  seat: v.exactOptional(seat),
  card: v.exactOptional(cardRef),
  target: v.exactOptional(cardRef),
  cards: v.exactOptional(v.array(cardRef)),
  ability: v.exactOptional(word),
  amount: v.exactOptional(v.number()),
  how: v.exactOptional(word),
  from: v.exactOptional(word),
  to: v.exactOptional(word),
});

export const result: v.GenericSchema<Result> = v.object({ winner: v.nullable(seat), rule: word });

export const effectView = v.object({
  kind: word,
  card: cardRef,
  target: v.exactOptional(cardRef),
  seat: v.exactOptional(seat),
  amount: v.number(),
  until: v.number(),
});

export const viewer: v.GenericSchema<Viewer> = v.picklist([0, 1, 2]);

export const view = v.object({
  viewer,
  turn: v.number(),
  active: seat,
  result: v.nullable(result),
  zones: v.record(v.string(), v.object({ count, cards: v.array(v.nullable(cardView)) })),
  effects: v.array(effectView),
  facts,
  pending: v.array(decisionView),
});

/** Part of a zone: `put` takes the place of the `cut` cards from position `from` on. Without `put`, only the count changed. */
export const zoneDiff = v.union([
  v.object({ count, from: count, cut: count, put: v.array(v.nullable(cardView)) }),
  v.object({ count }),
]);
export type ZoneDiff = v.InferOutput<typeof zoneDiff>;

/** The changes between two views of one viewer. Absent fields have not changed. */
export const viewDiff = v.object({
  turn: v.exactOptional(v.number()),
  active: v.exactOptional(seat),
  result: v.exactOptional(v.nullable(result)),
  zones: v.exactOptional(v.record(v.string(), zoneDiff)),
  effects: v.exactOptional(v.array(effectView)),
  /** The game's facts that changed. */
  facts: v.exactOptional(facts),
  pending: v.exactOptional(v.array(decisionView)),
});
export type ViewDiff = v.InferOutput<typeof viewDiff>;

export { count, seat, word };
