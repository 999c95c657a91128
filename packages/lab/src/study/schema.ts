/** A study as plain data: which games are played, with which changes, and how precise the answer must be. */
import { BadInput } from '@taisen/kernel';
import { MOST_CARDS } from '@taisen/protocol';
import * as v from 'valibot';

const word = v.pipe(v.string(), v.minLength(1), v.maxLength(100));
/** Names of decks and groups are parts of the names of counts. */
const ownName = v.pipe(word, v.regex(/^[^/]*$/, 'a name has no "/"'));
const count = (least: number, most: number) => v.pipe(v.number(), v.integer(), v.minValue(least), v.maxValue(most));
const rulings = v.record(
  word,
  v.union([v.pipe(v.number(), v.finite()), v.boolean(), word], 'a ruling is a number, a word, true or false'),
);
const copies = v.record(word, count(1, MOST_CARDS));

/** A change of a game without code. */
export const patch = v.strictObject({
  /** The values of rulings, by name. */
  rulings: v.exactOptional(rulings),
  /** By card: its numbers, by the names of its fields; the numbers of its text are `vars.NAME`. */
  cards: v.exactOptional(v.record(word, v.record(word, count(-1_000_000, 1_000_000)))),
  /** By ready deck: the cards that are taken out and put in, with their number. */
  decks: v.exactOptional(v.record(word, v.strictObject({ out: v.exactOptional(copies), in: v.exactOptional(copies) }))),
  /** For a deck that both players share: how many copies of a card it has; 0 takes the card out. */
  copies: v.exactOptional(v.record(word, count(0, MOST_CARDS))),
});
export type Patch = v.InferOutput<typeof patch>;

/** The id of a ready deck, or a list of cards, its code, or a file with either. */
const studyDeck = v.union(
  [
    word,
    v.strictObject({ name: ownName, cards: v.pipe(v.array(word), v.maxLength(MOST_CARDS)) }),
    v.strictObject({ name: ownName, code: v.pipe(v.string(), v.maxLength(1500)) }),
    v.strictObject({ name: ownName, file: v.pipe(v.string(), v.maxLength(1000)) }),
  ],
  'a deck is the id of a ready deck, { name, cards }, { name, code } or { name, file }',
);

/** What a comparison is about; see measures.ts. */
const measure = v.pipe(
  word,
  v.regex(
    /^(starter|first|draws|turns|decisions|choices|comebacks|(deck|card):.+)$/,
    'a measure is starter, first, draws, turns, decisions, choices, comebacks, deck:NAME or card:ID',
  ),
);

export const study = v.strictObject({
  name: v.exactOptional(v.pipe(v.string(), v.maxLength(200))),
  game: word,
  /** The version of the game that it was made for, e.g. `1.0.0`. Another one is refused. */
  version: v.exactOptional(word),
  /** By default all ready decks. */
  decks: v.exactOptional(v.pipe(v.array(studyDeck), v.minLength(1), v.maxLength(50))),
  /** `each`: every deck against every deck, in both seats. `seats`: the first deck of two in the first seat. */
  pairing: v.optional(v.picklist(['each', 'seats']), 'each'),
  /** By seat. */
  bots: v.optional(v.tuple([word, word]), ['greedy', 'greedy']),
  /** Of a search for each decision, instead of a time limit, so that the same seed gives the same game everywhere. */
  iterations: v.optional(count(1, 100_000), 200),
  /** How the game that is studied differs from the published one. */
  patch: v.exactOptional(patch),
  /** A further change: then both games are played with the same seeds, and compared. */
  variant: v.exactOptional(patch),
  /** The variant is played with other shuffles: to measure how much the same ones help, and false alarms. */
  unpaired: v.exactOptional(v.boolean()),
  /** Sets of cards that are counted like one card, each by values of its cards' fields, e.g. `{ "level": 5 }`. */
  groups: v.exactOptional(
    v.record(ownName, v.record(word, v.union([v.pipe(v.number(), v.finite()), v.boolean(), word]))),
  ),
  /** Rules by which games may end: they are reported even if no game did. */
  endings: v.exactOptional(v.pipe(v.array(ownName), v.maxLength(30))),
  /** The first is what the study is about. */
  measures: v.optional(v.pipe(v.array(measure), v.minLength(1), v.maxLength(30)), ['starter', 'turns']),
  seeds: v.optional(v.strictObject({ first: v.optional(count(0, 2 ** 31), 1), games: count(1, 100_000_000) }), {
    games: 1000,
  }),
  /** It ends early when the first measure is known this well: half the width of its 95% interval. */
  precision: v.exactOptional(v.pipe(v.number(), v.finite(), v.minValue(0.0001))),
});
export type Study = v.InferOutput<typeof study>;
export type StudyDeck = NonNullable<Study['decks']>[number];

/** A study from plain data. Every error says where it is and what would be correct. */
export function parseStudy(data: unknown): Study {
  const parsed = v.safeParse(study, data, { abortEarly: true });
  if (parsed.success) return parsed.output;
  const [issue] = parsed.issues;
  throw new BadInput(`this is not a study: ${v.getDotPath(issue) ?? 'study'}: ${issue.message}`);
}

export function studyFromText(text: string): Study {
  let data: unknown;
  try {
    data = JSON.parse(text);
  } catch (error) {
    throw new BadInput(`this is not a study: ${(error as Error).message}`);
  }
  return parseStudy(data);
}

/** The part of a link that says all of a study, in base64url. Parsed, its fields have the order of the schema. */
export function studyCode(data: Study): string {
  const bytes = new TextEncoder().encode(JSON.stringify(parseStudy(data)));
  const letters = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');
  return btoa(letters).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

export function studyFromCode(code: string): Study {
  let text: string;
  try {
    const letters = atob(code.replaceAll('-', '+').replaceAll('_', '/'));
    text = new TextDecoder().decode(Uint8Array.from(letters, (letter) => letter.charCodeAt(0)));
  } catch {
    throw new BadInput('this is not the link of a study, or it was cut off');
  }
  return studyFromText(text);
}
