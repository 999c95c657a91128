/** The messages from a client to a table. Every message has a number of the client's, which the reply repeats. */
import * as v from 'valibot';
import { HEX_256 } from './fair.ts';
import { count, optionView, word } from './views.ts';

const id = count;
const plain = <const Do extends string>(verb: Do) => v.strictObject({ do: v.literal(verb), id });

/** Kinds of decisions that the table passes for a player: always, or if passing is the only option. */
export const autoPass = v.pipe(
  v.record(word, v.picklist(['always', 'idle'])),
  v.check((kinds) => Object.keys(kinds).length <= 50, 'too many kinds of decisions'),
);
export type AutoPass = v.InferOutput<typeof autoPass>;

export const clientMessage = v.variant('do', [
  /** Option number `option` of the decision that entry `asked` opened. */
  v.strictObject({ do: v.literal('answer'), id, asked: count, option: count }),
  /** Takes the last answer back, or asks the other seat for it once the action is done. */
  plain('takeback'),
  plain('accept-takeback'),
  plain('refuse-takeback'),
  plain('concede'),
  plain('offer-draw'),
  plain('accept-draw'),
  plain('refuse-draw'),
  /** With the seat's nonce for the next shuffle, so that the next match can begin at once. */
  v.strictObject({ do: v.literal('offer-rematch'), id, nonce: v.exactOptional(v.pipe(v.string(), v.regex(HEX_256))) }),
  v.strictObject({ do: v.literal('auto-pass'), id, kinds: autoPass }),
  /** Asks which rule forbids an option. */
  v.strictObject({ do: v.literal('why-not'), id, option: optionView }),
  /** Asks for the forecast of an option. */
  v.strictObject({ do: v.literal('forecast'), id, asked: count, option: count }),
  /** Asks why the values of a card are what they are. */
  v.strictObject({ do: v.literal('explain'), id, card: count }),
  /** Asks for a bot's estimates. Only at practice tables. */
  v.strictObject({ do: v.literal('advise'), id, asked: count }),
]);
export type ClientMessage = v.InferOutput<typeof clientMessage>;
