import { GAMES, gameNamed } from '@taisen/games';
import { cardNamed, clauseText, LANGUAGES, Match } from '@taisen/kernel';
import { expect, test } from 'vitest';
import { checkPatched, combine, numbersOf, type Patch, patchGame } from '../src/index.ts';

const card = (game: string, id: string, patch: Patch) =>
  patchGame(gameNamed(game), patch).cards.find((def) => def.id === id);

test('a patch changes numbers of a card, its text in three languages, and nothing of the game itself', () => {
  const game = gameNamed('linkavel');
  const before = JSON.stringify(game.cards);
  const changed = patchGame(game, { cards: { 'tide-heron': { power: 1440, 'cost.count': 2, 'vars.n': 3 } } });
  expect(changed.cards.find(({ id }) => id === 'tide-heron')).toMatchObject({
    power: 1440,
    cost: { level: 1, count: 2 },
    vars: { n: 3 },
  });
  for (const language of LANGUAGES) expect(clauseText(changed, 'tide-heron', 'a', language)).toContain('3');
  expect(cardNamed(changed, 'tide-heron', 'en')).toBe(cardNamed(game, 'tide-heron', 'en'));
  expect(changed.ruleset).toMatch(new RegExp(`^${game.ruleset.replaceAll('.', '\\.')}\\+[0-9a-f]{16}$`));
  expect(JSON.stringify(game.cards)).toBe(before);
});

test('the same patch has the same ruleset, however it is written', () => {
  const game = gameNamed('linkavel');
  const one = patchGame(game, { rulings: { handLimit: 7, openingHand: 5 } });
  const other = patchGame(game, { rulings: { openingHand: 5, handLimit: 7 } });
  expect(one.ruleset).toBe(other.ruleset);
  expect(patchGame(game, { rulings: { openingHand: 4 } }).ruleset).not.toBe(one.ruleset);
  expect(patchGame(game, {})).toBe(game);
});

test('a keyword gets its number from the patched text', () => {
  const game = gameNamed('shenhun');
  const withNumber = game.cards.find((def) =>
    (def as unknown as { keywords: { keyword: string }[] }).keywords.some(({ keyword }) => keyword in def.vars),
  );
  expect(withNumber).toBeDefined();
  const { keywords, vars, id } = withNumber as unknown as {
    keywords: { keyword: string; amount: number }[];
    vars: Record<string, number>;
    id: string;
  };
  const { keyword } = keywords.find((each) => each.keyword in vars) as { keyword: string };
  const patched = card('shenhun', id, { cards: { [id]: { [`vars.${keyword}`]: 9 } } });
  expect(patched).toMatchObject({
    keywords: expect.arrayContaining([expect.objectContaining({ keyword, amount: 9 })]),
  });
});

test('a ruling gets another default', () => {
  const game = patchGame(gameNamed('linkavel'), { rulings: { openingHand: 4 } });
  const decks = [game.decks[0]?.cards ?? [], game.decks[1]?.cards ?? []] as const;
  const match = Match.start(game, { seed: 'x', decks });
  expect(match.state.zones[match.g.index.zoneNames.indexOf('hand:0')]?.length).toBe(4);
});

test('cards are taken out of a deck and put in, at the same place', () => {
  const game = gameNamed('linkavel');
  const deck = game.decks[0] as (typeof game.decks)[number];
  const first = deck.cards[0] as string;
  const patch: Patch = { decks: { [deck.id]: { out: { [first]: 1 }, in: { 'tide-heron': 1 } } } };
  const cards = patchGame(game, patch).decks[0]?.cards;
  expect(cards).toHaveLength(30);
  expect(cards?.[0]).toBe('tide-heron');
  const twice = combine(patch, { rulings: { handLimit: 7 }, decks: patch.decks ?? {} });
  expect(twice.decks?.[deck.id]).toEqual({ out: { [first]: 2 }, in: { 'tide-heron': 2 } });
});

test.each(['holodelive', 'one-deck'])('the shared deck of %s gets other copies', (id) => {
  const game = gameNamed(id);
  const [out, more] = [game.cards[0]?.id as string, game.cards[1]?.id as string];
  const patched = patchGame(game, { copies: { [out]: 0, [more]: 3 } });
  const { cards } = Match.start(patched, { seed: 'x', decks: [[], []] }).state;
  expect(cards.filter(({ def }) => def === 0)).toHaveLength(0);
  expect(cards.filter(({ def }) => def === 1)).toHaveLength(3);
  expect(cards.map((each) => each.id)).toEqual(cards.map((_, i) => i));
  checkPatched(patched, 1);
});

test.each([...GAMES.keys()])('a patched %s passes the free checks, and a broken one is refused', (id) => {
  const game = gameNamed(id);
  const changes = Object.fromEntries(
    game.cards
      .slice(0, 12)
      .map((def) => [
        def.id,
        Object.fromEntries(numbersOf(def).map(({ name, value }) => [name, name === 'level' ? value : value + 1])),
      ]),
  );
  checkPatched(patchGame(game, { cards: changes }), 1);
  const leaking = { ...game, cardFacts: () => ({ rng: 1 }) as object, publicFacts: () => ({ leak: Math.random() }) };
  expect(() => checkPatched(leaking, 1)).toThrow(/the changed game fails a check in random game 1/);
});
