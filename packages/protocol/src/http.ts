/** What is asked of a server and answered by it outside a table's socket. */
import * as v from 'valibot';
import { MOST_CARDS } from './deck-code.ts';
import { HEX_256 } from './fair.ts';
import { clockRules, rulingValues, tableInfo } from './table.ts';
import { count, result, seat, word } from './views.ts';

const minutes = (most: number) => v.pipe(count, v.maxValue(most * 60_000));
/** Time to decide in: with less than a second nobody could. */
const time = (most: number) => v.pipe(minutes(most), v.minValue(1000, 'less than a second is no time'));
const id = v.pipe(v.string(), v.regex(/^[\w-]{1,64}$/));
const cards = v.pipe(v.array(word), v.maxLength(MOST_CARDS, `a deck has at most ${MOST_CARDS} cards`));
/** Room for the longest, broken into lines. */
const code = v.pipe(v.string(), v.maxLength(1500));

/** Clocks that people may choose: every prompt ends in bounded time whatever they do. */
const chosenClock = v.strictObject({
  bank: v.nullable(time(24 * 60)),
  decision: v.nullable(time(24 * 60)),
  grace: v.optional(minutes(60), 60_000),
  longest: v.optional(time(7 * 24 * 60), 7 * 24 * 3_600_000),
});

const chosenGame = {
  game: word,
  rulings: v.optional(rulingValues, {}),
  clock: v.optional(chosenClock),
  rated: v.optional(v.boolean(), false),
};

/** Opens a table. The one who opens it gets its first seat and then sits down like everybody. */
export const newTable = v.strictObject({
  ...chosenGame,
  private: v.optional(v.boolean(), false),
  /** Who is to sit on the other side: somebody, or a bot of this level. */
  against: v.optional(v.union([v.literal('person'), v.strictObject({ bot: word })]), 'person'),
  /** A table where bots play each other while people watch: the level of the first seat's. */
  show: v.exactOptional(word),
});
export type NewTable = v.InferOutput<typeof newTable>;

/** A seat at any open table that fits, or a new table that waits for somebody. */
export const quickMatch = v.strictObject(chosenGame);
export type QuickMatch = v.InferOutput<typeof quickMatch>;

/** Which deck: a ready one of the game, one of the player's own, or a list. Without any: the first ready one. */
export const deckChoice = v.union(
  [v.strictObject({ ready: word }), v.strictObject({ own: id }), v.strictObject({ cards })],
  'a deck is { ready }, { own } or { cards }',
);
export type DeckChoice = v.InferOutput<typeof deckChoice>;

/** Sits down: with a deck, and a number of one's own that goes into the shuffle. */
export const sitDown = v.strictObject({
  deck: v.exactOptional(deckChoice),
  nonce: v.pipe(v.string(), v.regex(HEX_256, 'a nonce is 64 digits of lower-case hex')),
});
export type SitDown = v.InferOutput<typeof sitDown>;

export const tableAnswer = v.object({ table: tableInfo, seat: v.nullable(seat) });
export const tableList = v.object({ tables: v.array(tableInfo) });

/** What others read beside one's moves: on one line, with something to see, and nothing that turns the rest around. */
const name = (most: number) =>
  v.pipe(
    v.string(),
    v.trim(),
    v.minLength(1),
    v.maxLength(most),
    v.regex(/^[^\p{Cc}\p{Zl}\p{Zp}\p{Bidi_Control}]*$/u, 'one line, without signs that cannot be seen'),
    v.regex(/[\p{L}\p{N}\p{P}\p{S}]/u, 'there is nothing to see in it'),
  );
export const deckName = name(60);
/** A deck to keep: its cards, or the code of them. */
export const newDeck = v.strictObject({
  game: word,
  name: deckName,
  cards: v.exactOptional(cards),
  code: v.exactOptional(code),
});
const problem = v.object({ rule: word, message: v.record(v.string(), v.string()) });
export const deckAnswer = v.object({
  id,
  game: word,
  name: v.string(),
  cards: v.array(word),
  code: v.string(),
  /** Rules that it breaks; it can be kept, not played. */
  problems: v.array(problem),
});
export type DeckAnswer = v.InferOutput<typeof deckAnswer>;
/** All decks of somebody, without what is in them. */
export const deckList = v.object({
  decks: v.array(v.object({ id, game: word, name: v.string(), count })),
});

const rating = v.object({
  game: word,
  value: v.number(),
  deviation: v.number(),
  games: count,
});
export const me = v.object({
  id,
  name: v.string(),
  /** Nothing keeps this account but the cookie. */
  guest: v.boolean(),
  ratings: v.array(rating),
  /** Tables where this person plays or waits. */
  tables: v.array(tableInfo),
});
export type Me = v.InferOutput<typeof me>;
export const rename = v.strictObject({ name: name(40) });
/** Keeps a guest's account under a name and a password. */
export const keepAccount = v.strictObject({
  username: v.pipe(
    v.string(),
    v.regex(/^[a-zA-Z0-9_.]{3,30}$/, 'three to thirty letters, digits, dots and underscores'),
  ),
  password: v.pipe(v.string(), v.minLength(8), v.maxLength(128)),
});

export const ratingList = v.object({
  ratings: v.array(v.object({ name: v.string(), value: v.number(), deviation: v.number(), games: count })),
});

export const finishedGame = v.object({
  table: tableInfo,
  started: v.number(),
  ended: v.number(),
  result,
  entries: count,
});
export const finishedList = v.object({ games: v.array(finishedGame) });

export const serverInfo = v.object({
  name: v.literal('taisen'),
  version: count,
  games: v.array(v.object({ id: word, ruleset: word })),
  levels: v.array(word),
});

/** Where others can open the pages, the likeliest first; none where only the server's own computer can. */
export const addressList = v.object({ addresses: v.array(v.string()) });
export type AddressList = v.InferOutput<typeof addressList>;

/** Why something was not done. */
export const httpError = v.object({ error: word, message: v.string(), rule: v.nullable(word) });
export type HttpError = v.InferOutput<typeof httpError>;

export { clockRules };
