/** A changed game from a game and a patch. Nothing of the game itself is changed. */
import {
  addCard,
  BadInput,
  type CardDef,
  type DeckList,
  type Game,
  type ReadyDeck,
  type Ruling,
  type State,
} from '@taisen/kernel';
import { numbersOf, withNumbers } from './numbers.ts';
import type { Patch } from './schema.ts';

export type { Patch };

export function patchGame<S extends State>(game: Game<S>, patch: Patch): Game<S> {
  if (isEmpty(patch)) return game;
  const { rulings = {}, cards = {}, decks = {}, copies = {} } = patch;
  const changed: Game<S> = {
    ...game,
    ruleset: `${game.ruleset}+${fingerprint(patch)}`,
    rulings: patchRulings(game, rulings),
    cards: patchCards(game, cards),
    decks: patchDecks(game, decks),
  };
  return Object.keys(copies).length === 0 ? changed : withCopies(game, changed, copies);
}

/** Both changes, one after the other. */
export function combine(first: Patch, second: Patch): Patch {
  const cards = { ...first.cards };
  for (const [id, numbers] of Object.entries(second.cards ?? {})) cards[id] = { ...cards[id], ...numbers };
  const decks = { ...first.decks };
  for (const [id, change] of Object.entries(second.decks ?? {})) {
    const before = decks[id] ?? {};
    decks[id] = { out: added(before.out, change.out), in: added(before.in, change.in) };
  }
  return {
    rulings: { ...first.rulings, ...second.rulings },
    cards,
    decks,
    copies: { ...first.copies, ...second.copies },
  };
}

type Copies = Readonly<Record<string, number>>;

function added(some: Copies = {}, more: Copies = {}): Copies {
  const all: Record<string, number> = { ...some };
  for (const [id, n] of Object.entries(more)) all[id] = (all[id] ?? 0) + n;
  return all;
}

export const isEmpty = (patch: Patch): boolean =>
  Object.values(patch).every((part) => Object.keys(part ?? {}).length === 0);

/** A ruling gets another default, so that a patched game is set up like any other. */
function patchRulings<S extends State>(game: Game<S>, values: NonNullable<Patch['rulings']>): Game<S>['rulings'] {
  const rulings: Record<string, Ruling> = { ...(game.rulings as Readonly<Record<string, Ruling>>) };
  for (const [name, value] of Object.entries(values)) {
    const ruling = Object.hasOwn(rulings, name) ? rulings[name] : undefined;
    if (ruling === undefined)
      throw new BadInput(`${game.id} has no ruling called "${name}"; it has ${Object.keys(game.rulings).join(', ')}`);
    if (!ruling.values.includes(value))
      throw new BadInput(`ruling "${name}" takes ${ruling.values.join(', ')}, not ${JSON.stringify(value)}`);
    rulings[name] = { ...ruling, default: value };
  }
  return rulings as Game<S>['rulings'];
}

function patchCards<S extends State>(game: Game<S>, changes: NonNullable<Patch['cards']>): readonly CardDef<S>[] {
  for (const id of Object.keys(changes)) expectCard(game, id);
  return game.cards.map((def) => {
    const numbers = changes[def.id];
    if (numbers === undefined) return def;
    const known = numbersOf(def).map(({ name }) => name);
    const unknown = Object.keys(numbers).find((name) => !known.includes(name));
    if (unknown !== undefined)
      throw new BadInput(`${def.id} has no number called "${unknown}"; it has ${known.join(', ') || 'none'}`);
    return withNumbers(def, numbers);
  });
}

function patchDecks<S extends State>(game: Game<S>, changes: NonNullable<Patch['decks']>): readonly ReadyDeck[] {
  for (const id of Object.keys(changes))
    if (!game.decks.some((deck) => deck.id === id))
      throw new BadInput(
        `${game.id} has no ready deck "${id}"; it has ${game.decks.map((deck) => deck.id).join(', ')}`,
      );
  return game.decks.map((deck) => {
    const change = changes[deck.id];
    return change === undefined ? deck : { ...deck, cards: changedList(game, deck, change) };
  });
}

/** A card that is put in takes the place of one that is taken out: in some games the order matters. */
function changedList<S extends State>(
  game: Game<S>,
  deck: ReadyDeck,
  { out = {}, in: into = {} }: NonNullable<Patch['decks']>[string],
): DeckList {
  for (const id of [...Object.keys(out), ...Object.keys(into)]) expectCard(game, id);
  const cards = [...deck.cards];
  const news = Object.entries(into).flatMap(([id, n]) => Array<string>(n).fill(id));
  for (const [id, n] of Object.entries(out)) {
    for (let i = 0; i < n; i++) {
      const at = cards.indexOf(id);
      if (at < 0) throw new BadInput(`deck "${deck.id}" has fewer than ${n} of ${id} to take out`);
      cards.splice(at, 1, ...news.splice(0, 1));
    }
  }
  return Object.freeze([...cards, ...news]);
}

/** A deck that both players share is part of the set-up of a match. */
function withCopies<S extends State>(game: Game<S>, changed: Game<S>, copies: Copies): Game<S> {
  for (const id of Object.keys(copies)) expectCard(game, id);
  if (game.decks.some(({ cards }) => cards.length > 0))
    throw new BadInput(`players of ${game.id} bring decks: change them by "decks" instead of "copies"`);
  const setup: Game<S>['setup'] = (start, rulings) => {
    const usual = game.setup(start, rulings);
    const s = game.blank(start.seed);
    const seen = new Set<number>();
    for (const { def, owner, zone } of usual.cards) {
      const wanted = copies[game.cards[def]?.id as string];
      if (wanted !== undefined && seen.has(def)) continue;
      seen.add(def);
      for (let i = 0; i < (wanted ?? 1); i++) addCard(s, game.newCard(s.cards.length, def, owner, zone));
    }
    return s;
  };
  return { ...changed, setup };
}

function expectCard<S extends State>(game: Game<S>, id: string): void {
  if (!game.cards.some((card) => card.id === id)) throw new BadInput(`${game.id} has no card called "${id}"`);
}

/** Keys in alphabetical order, so that the same patch has the same fingerprint however it was written. */
function fingerprint(patch: Patch): string {
  const text = JSON.stringify(patch, (_, value: unknown) =>
    typeof value === 'object' && value !== null && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
      : value,
  );
  let hash = 0xcbf29ce484222325n;
  for (const byte of new TextEncoder().encode(text)) hash = BigInt.asUintN(64, (hash ^ BigInt(byte)) * 0x100000001b3n);
  return hash.toString(16).padStart(16, '0');
}
