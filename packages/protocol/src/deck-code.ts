/**
 * Decks as short texts to share. A code names cards by fingerprints of their ids, so it does not depend on the order of a
 * game's cards. It ends in a checksum, so typing errors are detected. The order of a deck is kept, since the first card of
 * some decks leads it.
 *
 * Bytes: version, 2 of the game's fingerprint, for every card 1 count and 3 of its fingerprint, 2 of a check.
 */
import { BadInput, type DeckList } from '@taisen/kernel';

const VERSION = 2;
/** Its cards are in no order. */
const UNORDERED = 1;
/** No deck may have more cards, in a code or elsewhere. No game needs half of it. */
export const MOST_CARDS = 200;
/** The length of the longest code: a deck of `MOST_CARDS` different cards. */
const MOST_LETTERS = Math.ceil(((3 + 4 * MOST_CARDS + 2) * 4) / 3);

/** The part of a game that a code depends on. */
export interface CodedGame {
  readonly id: string;
  readonly cards: readonly { readonly id: string }[];
}

export function deckCode({ id }: Pick<CodedGame, 'id'>, deck: DeckList): string {
  checkSize(deck.length);
  const counts = new Map<string, number>();
  for (const card of deck) counts.set(card, (counts.get(card) ?? 0) + 1);
  const bytes = [VERSION, ...fingerprint(id, 2)];
  for (const [card, count] of counts) bytes.push(count, ...fingerprint(card, 3));
  bytes.push(...check(bytes));
  return textOf(bytes);
}

/** The cards of a code. Does not check the game's rules for decks. */
export function deckFromCode({ id, cards }: CodedGame, code: string): DeckList {
  // Mail and chat programs may have broken it into lines.
  const text = code.replaceAll(/\s/g, '');
  if (text.length > MOST_LETTERS)
    throw new BadInput(`this is too long for the code of a deck of at most ${MOST_CARDS} cards`);
  const bytes = bytesOf(text);
  const body = bytes.slice(0, -2);
  const whole = bytes.length >= 5 && body.length % 4 === 3 && check(body).join() === bytes.slice(-2).join();
  // The last letter may have unused bits. An error there counts, too.
  if (!whole || textOf(bytes) !== text) throw new BadInput('this deck code contains an error or is cut off');
  if (body[0] !== VERSION && body[0] !== UNORDERED)
    throw new BadInput(`this deck code has the unknown version ${body[0]}`);
  if (body.slice(1, 3).join() !== fingerprint(id, 2).join()) throw new BadInput('this deck code is for another game');
  // Before the cards are built: a short code can stand for very many.
  checkSize(body.reduce((sum, byte, i) => (i >= 3 && i % 4 === 3 ? sum + byte : sum), 0));
  const byPrint = new Map(cards.map((card) => [fingerprint(card.id, 3).join(), card.id]));
  const deck: string[] = [];
  for (let i = 3; i < body.length; i += 4) {
    const card = byPrint.get(body.slice(i + 1, i + 4).join());
    if (card === undefined) throw new BadInput('this deck code has cards that this game does not have');
    deck.push(...Array<string>(body[i] as number).fill(card));
  }
  return deck;
}

function checkSize(cards: number): void {
  if (cards > MOST_CARDS) throw new BadInput(`a deck of ${cards} cards; at most ${MOST_CARDS}`);
}

/** Base64url. */
const textOf = (bytes: readonly number[]): string =>
  btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');

function bytesOf(code: string): number[] {
  try {
    return Array.from(atob(code.replaceAll('-', '+').replaceAll('_', '/')), (letter) => letter.charCodeAt(0));
  } catch {
    throw new BadInput('this is not a deck code');
  }
}

const fingerprint = (text: string, bytes: number): number[] =>
  spread(
    Array.from(text, (letter) => letter.charCodeAt(0)),
    bytes,
  );
const check = (bytes: readonly number[]): number[] => spread(bytes, 2);

/** The first bytes of FNV-1a over these numbers, finished by murmur3's mixer. */
function spread(numbers: readonly number[], bytes: number): number[] {
  let h = 0x811c9dc5 | 0;
  for (const number of numbers) h = Math.imul(h ^ number, 0x01000193);
  h = Math.imul(h ^ (h >>> 16), 0x85ebca6b);
  h = Math.imul(h ^ (h >>> 13), 0xc2b2ae35);
  h ^= h >>> 16;
  return Array.from({ length: bytes }, (_, i) => (h >>> (i * 8)) & 255);
}
