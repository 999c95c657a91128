/** What a screen or a program says to a table. Every message carries a number of the sender's that the reply repeats. */
import * as v from 'valibot';
import { HEX_256 } from './fair.ts';
import { count, optionView, word } from './views.ts';

const id = count;
const plain = <const Do extends string>(verb: Do) => v.strictObject({ do: v.literal(verb), id });

/** Which questions a player lets the table pass on: always, or when there is nothing else to choose. */
export const autoPass = v.pipe(
  v.record(word, v.picklist(['always', 'idle'])),
  v.check((kinds) => Object.keys(kinds).length <= 50, 'too many kinds of questions'),
);
export type AutoPass = v.InferOutput<typeof autoPass>;

export const clientMessage = v.variant('do', [
  /** Option number `option` of the question that was put with entry `asked`. */
  v.strictObject({ do: v.literal('answer'), id, asked: count, option: count }),
  plain('takeback'),
  plain('concede'),
  plain('offer-draw'),
  plain('accept-draw'),
  plain('refuse-draw'),
  /** With a number of one's own for the next shuffle, there is nothing left to ask before the next match. */
  v.strictObject({ do: v.literal('offer-rematch'), id, nonce: v.exactOptional(v.pipe(v.string(), v.regex(HEX_256))) }),
  v.strictObject({ do: v.literal('auto-pass'), id, kinds: autoPass }),
  /** Why can I not do this? */
  v.strictObject({ do: v.literal('why-not'), id, option: optionView }),
  /** What would become of this, as far as I can know? */
  v.strictObject({ do: v.literal('forecast'), id, asked: count, option: count }),
  /** What would a bot do? Practice tables, and finished ones. */
  v.strictObject({ do: v.literal('advise'), id, asked: count }),
]);
export type ClientMessage = v.InferOutput<typeof clientMessage>;
