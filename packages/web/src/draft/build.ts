/** Makes legal decks of what was opened or taken. */
import { type DeckList, type Dice, diceFrom } from '@taisen/kernel';
import { isLegal, problemsOf } from '../decks/legal.ts';
import { cardsOf, type Drafted, deckSize, type Pack, SEALED_PACKS } from './packs.ts';

/** Changes that are tried to make a deck legal, and how often they are tried anew, each time under another leader. */
const CHANGES = 2000;
const TRIES = 12;
const RARELY = 100;

/**
 * A legal deck from a pool that keeps as much as possible of what is wished for. Every pool of packs has one: tests look
 * at many seeds.
 */
export function legalFrom(drafted: Drafted, wished: DeckList, pool: DeckList, seed: number): DeckList {
  const leaders = [...new Set([...wished, ...pool].filter(drafted.standsFirst))];
  for (let i = 0; i < TRIES; i++) {
    const leader = leaders.length === 0 ? [] : [leaders[i % leaders.length] as string];
    const deck = repaired(drafted, leader, wished, pool, diceFrom(seed + i));
    if (isLegal(drafted.game, deck, {})) return deck;
  }
  throw new Error(`there is no legal deck of ${drafted.game.id} in this pool`);
}

/** Exchanges cards as long as rules are broken. */
function repaired(drafted: Drafted, first: DeckList, wished: DeckList, pool: DeckList, dice: Dice): DeckList {
  const { game, standsFirst } = drafted;
  const size = deckSize(drafted);
  const deck = [...first, ...wished.filter((id) => !standsFirst(id))].slice(0, size);
  const rest = without(pool, deck).filter((id) => !standsFirst(id));
  while (deck.length < size && rest.length > 0) deck.push(...rest.splice(dice(rest.length), 1));
  let wrong = problemsOf(game, deck, {}).length;
  for (let i = 0; i < CHANGES && wrong > 0; i++) {
    const at = first.length + dice(deck.length - first.length);
    // Another card of the pool, or another order: in some games the next one leads.
    const [list, other] = rest.length > 0 && dice(4) > 0 ? [rest, dice(rest.length)] : [deck, first.length];
    swap(deck, at, list, other);
    const now = problemsOf(game, deck, {}).length;
    // What changes nothing is rarely kept: it is only needed where two changes together help.
    if (now < wrong || (now === wrong && dice(RARELY) === 0)) wrong = now;
    else swap(deck, at, list, other);
  }
  return deck;
}

function swap(a: string[], i: number, b: string[], j: number): void {
  const [one, other] = [a[i] as string, b[j] as string];
  a[i] = other;
  b[j] = one;
}

/** The cards of a pool that are not in the deck, copy by copy. */
export function without(pool: DeckList, deck: DeckList): string[] {
  const left = [...pool];
  for (const id of deck) {
    const at = left.indexOf(id);
    if (at >= 0) left.splice(at, 1);
  }
  return left;
}

/** A deck from sealed packs: half of the packs, those of one ready deck together, made legal with the others. */
export function sealedDeck(drafted: Drafted, packs: readonly Pack[], seed: number): DeckList {
  const same = (pack: Pack) => packs.filter(({ deck }) => deck === pack.deck).length;
  const best = packs.toSorted((a, b) => same(b) - same(a)).slice(0, SEALED_PACKS / 2);
  return legalFrom(drafted, cardsOf(best), cardsOf(packs), seed);
}
