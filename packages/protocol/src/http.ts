/** The requests and answers of the server's HTTP API. */
import * as v from 'valibot';
import { MOST_CARDS } from './deck-code.ts';
import { HEX_256 } from './fair.ts';
import { clockRules, rulingValues, tableInfo } from './table.ts';
import { count, result, seat, word } from './views.ts';

const minutes = (most: number) => v.pipe(count, v.maxValue(most * 60_000));
/** Time to decide in: less than a second would be too short for a person. */
const time = (most: number) => v.pipe(minutes(most), v.minValue(1000, 'less than a second is too short'));
const id = v.pipe(v.string(), v.regex(/^[\w-]{1,64}$/));
const cards = v.pipe(v.array(word), v.maxLength(MOST_CARDS, `a deck has at most ${MOST_CARDS} cards`));
/** Long enough for the longest code broken into lines. */
const code = v.pipe(v.string(), v.maxLength(1500));

/** Clocks that people may choose. Every decision ends in bounded time. */
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

/** Opens a table. Its first seat is reserved for the person who opens it, who then sits down like everyone else. */
export const newTable = v.strictObject({
  ...chosenGame,
  private: v.optional(v.boolean(), false),
  /** The opponent: any person, or a bot of this level. */
  against: v.optional(v.union([v.literal('person'), v.strictObject({ bot: word })]), 'person'),
  /** The players meet until one has won most of so many matches. Not for rated matches. */
  bestOf: v.exactOptional(v.literal(3)),
  /** For a table at which two bots play: the level of the first seat's bot. */
  show: v.exactOptional(word),
});
export type NewTable = v.InferOutput<typeof newTable>;

/** Takes a seat at any matching open table, or opens a new one. */
export const quickMatch = v.strictObject({
  ...chosenGame,
  /** The table where this person waits: it is left if there is another one to sit down at by now. */
  instead: v.exactOptional(id),
});
export type QuickMatch = v.InferOutput<typeof quickMatch>;

/** A ready-made deck of the game, one of the player's own, or a list. The default is the first ready-made one. */
export const deckChoice = v.union(
  [v.strictObject({ ready: word }), v.strictObject({ own: id }), v.strictObject({ cards })],
  'a deck is { ready }, { own } or { cards }',
);
export type DeckChoice = v.InferOutput<typeof deckChoice>;

const nonce = v.pipe(v.string(), v.regex(HEX_256, 'a nonce is 64 digits of lower-case hex'));
/**
 * Sits down with a deck, and a commitment to a nonce for the shuffle, which `reveal` sends once both seats are taken. With
 * the nonce itself there is nothing to reveal, but a person who sits down later knows it.
 */
export const sitDown = v.pipe(
  v.strictObject({
    deck: v.exactOptional(deckChoice),
    commitment: v.exactOptional(v.pipe(v.string(), v.regex(HEX_256, 'a commitment is 64 digits of lower-case hex'))),
    nonce: v.exactOptional(nonce),
  }),
  v.check((body) => (body.commitment === undefined) !== (body.nonce === undefined), 'either a commitment or a nonce'),
);
export type SitDown = v.InferOutput<typeof sitDown>;

/** The nonce that a seat has committed to. The match begins when both are known. */
export const reveal = v.strictObject({ nonce });
export type Reveal = v.InferOutput<typeof reveal>;

export const tableAnswer = v.object({ table: tableInfo, seat: v.nullable(seat) });
export const tableList = v.object({ tables: v.array(tableInfo) });

/**
 * No control, no line break, nothing that changes the direction of the text or that nobody sees: with those, a name could look
 * like another. Variants of kanji and of pictures, and joined pictures, are drawn with such characters and are allowed.
 */
const ONE_LINE =
  /^(?:[^\p{Cc}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}]|(?<=[\p{Script=Han}\p{Extended_Pictographic}])[\ufe00-\ufe0f\u{e0100}-\u{e01ef}]|(?<=\p{Extended_Pictographic}|\p{Emoji_Modifier}|\ufe0f)\u200d(?=\p{Extended_Pictographic}))*$/u;

/**
 * A name that other people see: one line, at least one visible character, no characters that change the text direction.
 */
const name = (most: number) =>
  v.pipe(
    v.string(),
    v.trim(),
    v.minLength(1),
    v.maxLength(most),
    v.regex(ONE_LINE, 'must be one line without invisible characters'),
    v.regex(/[\p{L}\p{N}\p{P}\p{S}]/u, 'must have a visible character'),
  );
export const deckName = name(60);
/** A deck to save: its cards, or their code. */
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
  /** Rules that it breaks. Such a deck can be saved, but not played. */
  problems: v.array(problem),
});
export type DeckAnswer = v.InferOutput<typeof deckAnswer>;
/** All decks of a person, without their cards. */
export const deckList = v.object({
  decks: v.array(v.object({ id, game: word, name: v.string(), count })),
});

/** A deck as a device keeps it. The later change wins, a removal included. */
const deviceDeck = v.strictObject({
  id,
  game: word,
  name: deckName,
  cards: v.array(word),
  rulings: v.optional(rulingValues, {}),
  /** Milliseconds, by the clock of the device. */
  changed: count,
  removed: v.exactOptional(v.boolean()),
});
export type DeviceDeck = v.InferOutput<typeof deviceDeck>;
export const deckSync = v.strictObject({
  decks: v.pipe(v.array(v.strictObject({ ...deviceDeck.entries, cards })), v.maxLength(500, 'too many decks')),
});
/** All decks of a person, and those that have been removed. */
export const syncedDecks = v.object({ decks: v.array(v.object(deviceDeck.entries)) });

const rating = v.object({
  game: word,
  value: v.number(),
  deviation: v.number(),
  games: count,
});
export const me = v.object({
  id,
  name: v.string(),
  /** Only the cookie gives access. */
  guest: v.boolean(),
  /** False for guests, and for accounts that sign in by a passkey or a provider alone. */
  password: v.boolean(),
  /** The address by which the account can be recovered; never told to programs. */
  email: v.exactOptional(v.string()),
  ratings: v.array(rating),
  /** Tables where this person plays or waits. */
  tables: v.array(tableInfo),
});
export type Me = v.InferOutput<typeof me>;
export const rename = v.strictObject({ name: name(40) });
/** Gives a guest's account a name and a password. */
export const keepAccount = v.strictObject({
  username: v.pipe(
    v.string(),
    v.regex(/^[a-zA-Z0-9_.]{3,30}$/, 'three to thirty letters, digits, dots and underscores'),
  ),
  password: v.pipe(v.string(), v.minLength(8), v.maxLength(128)),
});

export const ratingList = v.object({
  /** The month, e.g. 2026-11; null: of all time. */
  season: v.nullable(word),
  /** Months with rated matches, the last one first. */
  seasons: v.array(word),
  ratings: v.array(
    v.object({
      person: id,
      name: v.string(),
      value: v.number(),
      deviation: v.number(),
      /** Too few matches for a reliable rating. */
      provisional: v.boolean(),
      games: count,
      won: count,
    }),
  ),
});
export type RatingList = v.InferOutput<typeof ratingList>;

const record = v.object({ won: count, lost: count, drawn: count });
export const newToken = v.strictObject({
  name: name(40),
  /** `read`: requests that change nothing. */
  scope: v.picklist(['read', 'play']),
  days: v.optional(v.nullable(v.pipe(count, v.minValue(1), v.maxValue(3650))), null),
});
export const tokenAnswer = v.object({ id, token: v.string() });
export const tokenList = v.object({
  tokens: v.array(
    v.object({
      id,
      name: v.string(),
      scope: word,
      created: v.number(),
      used: v.nullable(v.number()),
      expires: v.nullable(v.number()),
    }),
  ),
});
export type TokenList = v.InferOutput<typeof tokenList>;
/** `confirm` is the name of the account; its password if it has one. */
/** Whether mail can be sent, and the name of the OpenID Connect provider; null without one. */
export const signInWays = v.object({ mail: v.boolean(), oidc: v.nullable(v.string()) });
export type SignInWays = v.InferOutput<typeof signInWays>;
export const newEmail = v.strictObject({ email: v.pipe(v.string(), v.trim(), v.email(), v.maxLength(254)) });
export const confirmEmail = v.strictObject({ token: v.pipe(v.string(), v.maxLength(2000)) });
export const deleteAccount = v.strictObject({ confirm: v.string(), password: v.exactOptional(v.string()) });

/** What everybody may see of a player with an account. */
export const profile = v.object({
  id,
  name: v.string(),
  since: v.number(),
  /** Only this person sees it. */
  hidden: v.boolean(),
  mine: v.boolean(),
  ratings: v.array(
    v.object({
      ...rating.entries,
      provisional: v.boolean(),
      /** After each rated match, the oldest first. */
      history: v.array(v.object({ at: v.number(), value: v.number(), deviation: v.number() })),
    }),
  ),
  games: v.array(
    v.object({
      game: word,
      ...record.entries,
      /** Ready-made decks, the most played first. */
      decks: v.array(v.object({ ready: word, games: count })),
    }),
  ),
  /** The matches against the person who asks, from the profile's side; null if there are none. */
  against: v.nullable(record),
});
export type Profile = v.InferOutput<typeof profile>;
export const profileSettings = v.strictObject({ hidden: v.boolean() });

export const finishedGame = v.object({
  table: tableInfo,
  started: v.number(),
  ended: v.number(),
  result,
  entries: count,
});
export const finishedList = v.object({ games: v.array(finishedGame) });

/** A match of the person who asks. */
export const ownGame = v.object({
  table: tableInfo,
  seat: v.nullable(seat),
  /** The match waits for a decision of this person. */
  yourTurn: v.boolean(),
  /** When it ended, began or was opened. */
  touched: v.number(),
  /** The person's deck, if it is a ready-made one or has a name. */
  deck: v.nullable(v.union([v.object({ ready: word }), v.object({ name: v.string() })])),
  result: v.nullable(result),
});
export type OwnGame = v.InferOutput<typeof ownGame>;
export const ownGames = v.object({ games: v.array(ownGame) });

export const serverInfo = v.object({
  name: v.literal('taisen'),
  version: count,
  games: v.array(v.object({ id: word, ruleset: word, module: v.exactOptional(word) })),
  levels: v.array(word),
});

/** The published versions of a game, the newest first. */
export const versionList = v.object({
  versions: v.array(
    v.object({
      version: word,
      ruleset: word,
      module: word,
      published: v.number(),
      /** Matches under this version that go on, and that are over. */
      playing: count,
      over: count,
    }),
  ),
});
export type VersionList = v.InferOutput<typeof versionList>;

/** Addresses at which other devices can open the pages, best first; empty if only the server's own computer can. */
export const addressList = v.object({ addresses: v.array(v.string()) });
export type AddressList = v.InferOutput<typeof addressList>;

export const httpError = v.object({
  error: word,
  message: v.string(),
  rule: v.nullable(word),
  /** For refusals that people see: the pages have words for it. */
  key: v.exactOptional(word),
});
export type HttpError = v.InferOutput<typeof httpError>;

export { clockRules };
