import { Match, rulingsOf, type Setup } from '@taisen/kernel';
import { rule } from '@taisen/testkit';
import { expect } from 'vitest';
import { shenhun } from '../../src/index.ts';
import { now, powers, table } from '../rule-cards.ts';

const copies = (id: string, count: number) => new Array<string>(count).fill(id);
const main = ['soul-ferrier', 'crane-dancer'];
const good = [...main, ...copies('clay-guard', 28)];
const broken = (deck: readonly string[], rulings: Setup['rulings'] = {}) =>
  shenhun.checkDeck(deck, rulingsOf(shenhun, { rulings })).map(({ rule: id, message }) => `${id}: ${message.en}`);

rule('SH-2.1', 'a deck has 30 cards, including the main fighter', () => {
  expect(broken(good)).toEqual([]);
  expect(broken(good.slice(0, 29))).toEqual([
    'SH-2.1: the deck has 29 cards: it must have exactly 30, main fighter included',
  ]);
  expect(broken([...good, 'gate-lion'])).toHaveLength(1);
  expect(broken([...good.slice(1), 'no-such-card'])).toEqual(['SH-2.1: there is no card called "no-such-card"']);
  const setup: Setup = { seed: 'rule', decks: [good, good.slice(0, 29)] };
  expect(() => Match.start(shenhun, setup)).toThrow(/the deck of seat 1 .* exactly 30.* — SH-2.1/);
  const match = Match.start(shenhun, { seed: 'rule', decks: [good, good] });
  // 28 other cards: seven in the hand, the rest in the deck.
  expect(match.state.zones.slice(0, 4).map((zone) => zone.length)).toEqual([7, 7, 21, 21]);
});

rule('SH-2.2', 'common and rare cards have no limit', () => {
  expect(broken([...main, ...copies('gate-lion', 28)])).toEqual([]);
  expect(broken([...main, ...copies('thorn-monk', 28)])).toEqual([]);
});

rule('SH-2.3', 'at most 3 epic cards with the same name', () => {
  expect(
    broken([...main, ...copies('wall-giant', 3), ...copies('soul-hunter', 3), ...copies('clay-guard', 22)]),
  ).toEqual([]);
  expect(broken([...main, ...copies('wall-giant', 4), ...copies('clay-guard', 24)])).toEqual([
    'SH-2.3: 4 of Wall Giant: at most 3 of an epic card',
  ]);
});

rule('SH-2.4', 'at most 1 legendary card in the deck, and only with its deity', () => {
  expect(broken([...main, 'nine-lives', ...copies('clay-guard', 27)])).toEqual([]);
  expect(broken([...main, ...copies('nine-lives', 2), ...copies('clay-guard', 26)])).toEqual([
    'SH-2.4: 2 legendary cards: at most 1 in a deck',
  ]);
  const two = [...main, 'nine-lives', 'mountain-king', ...copies('clay-guard', 26)];
  expect(broken(two)).toEqual([
    'SH-2.4: 2 legendary cards: at most 1 in a deck',
    'SH-2.4: Unmoved Mountain King belongs to Titan of the Great Peak',
  ]);
  expect(broken(two, { legendaries: 'name', legendaryDeity: false })).toEqual([]);
});

rule('SH-2.5', 'exactly one myth card', () => {
  expect(broken(['crane-dancer', ...copies('clay-guard', 29)])).toEqual(['SH-2.5: 0 myth cards: it must be exactly 1']);
  expect(broken([...main, 'star-keeper', ...copies('clay-guard', 27)])).toEqual([
    'SH-2.5: 2 myth cards: it must be exactly 1',
  ]);
});

rule(
  'SH-2.6',
  'the main fighter is the myth card and the first character after it, if the myth card accepts it',
  () => {
    const match = Match.start(shenhun, {
      seed: 'rule',
      decks: [good, ['clay-guard', 'soul-ferrier', 'war-drums', 'crane-dancer', ...copies('clay-guard', 26)]],
    });
    for (const seat of [0, 1]) {
      const { zones, cards } = match.state;
      const [id] = zones[4 * 2 + seat] as [number];
      expect(shenhun.cards[cards[id]?.def as number]?.id).toBe('crane-dancer');
      const [deity] = zones[9 * 2 + seat] as [number];
      expect(shenhun.cards[cards[deity]?.def as number]?.id).toBe('soul-ferrier');
    }
    expect(broken([...copies('clay-guard', 29), 'soul-ferrier'])).toEqual([
      'SH-2.6: no character follows the myth card: there is no main fighter',
    ]);
    expect(broken(['peak-titan', 'crane-dancer', ...copies('clay-guard', 28)])).toEqual([
      'SH-2.6: Titan of the Great Peak does not accept Crane Dancer as main fighter',
    ]);
  },
);

rule('SH-2.6', 'the myth card gives its effect only to the main fighter, while it is on the field', () => {
  const t = table({ A: { front: ['front', 'front'], myth: ['deity'] }, main: ['front'] });
  expect([now(t, 'front')['attack'], now(t, 'front#2')['attack']]).toEqual([4, 2]);
  expect(now(t, 'deity')).toEqual({ holds: true });
});

rule('SH-2.7', 'when the deck is empty, the discard pile becomes the deck and the draw continues', () => {
  const t = table({
    A: { hand: ['insight'], deck: ['wisp'], discard: ['front', 'middle', 'back'] },
    rolls: [['back', 'front', 'middle']],
  });
  t.does('use insight');
  expect(t.zone('A', 'hand')).toEqual(['front', 'back', 'wisp']);
  expect(t.zone('A', 'deck')).toEqual(['middle']);
  expect(t.zone('A', 'discard')).toEqual(['insight']);
});

rule('SH-2.7', 'with an empty deck and an empty discard pile nothing is drawn', () => {
  const t = table({ A: { hand: ['insight'], deck: ['wisp'] } });
  t.does('use insight');
  expect(t.zone('A', 'hand')).toEqual(['wisp']);
});

rule('SH-2.8', 'cards on the field are not shuffled', () => {
  const t = table({
    A: {
      hand: ['insight'],
      deck: [],
      discard: ['wisp'],
      front: ['front'],
      miracles: ['banner'],
      domain: ['meadow'],
      extension: ['meadow'],
    },
    rolls: ['keep'],
  });
  t.does('use insight');
  expect(t.zone('A', 'hand')).toEqual(['wisp']);
  expect([t.zone('A', 'front'), t.zone('A', 'miracles')]).toEqual([['front'], ['banner']]);
  expect([t.zone('A', 'domain'), t.zone('A', 'extension')]).toEqual([['meadow'], ['meadow#2']]);
});

rule('SH-2.9', 'a killed character goes to the discard pile and costs more from then on', () => {
  const t = table({ step: 'battle', A: { front: ['giant'] }, B: { front: ['front'] } });
  t.does('attack giant > front');
  expect(t.zone('B', 'discard')).toEqual(['front']);
  expect(now(t, 'front')).toEqual({ deaths: 1, cost: 4 });
});

const afterMainDied = (rulings: Setup['rulings'] = {}) =>
  table({
    A: { hand: ['cull', 'wisp'], front: ['front'], myth: ['deity'], deck: [] },
    main: ['front'],
    rolls: ['keep'],
    rulings,
  });

rule('SH-2.9', 'a main fighter that died can return: its myth card stays and is active again', () => {
  const t = afterMainDied();
  t.does('use cull');
  expect(t.zone('A', 'discard')).toEqual(['cull', 'front']);
  expect([t.zone('A', 'myth'), now(t, 'deity')]).toEqual([['deity'], { holds: false }]);
  t.does('end', 'end');
  // It was shuffled and drawn, and costs twice its base.
  t.does('summon front');
  expect(powers(t)[0]).toBe(100 - 1 - 4);
  expect([now(t, 'deity'), now(t, 'front')['attack'], now(t, 'front')['main']]).toEqual([{ holds: true }, 4, true]);
});

rule('SH-2.9', 'ruling: the myth card is not active again', () => {
  const t = afterMainDied({ mythReturns: false });
  t.does('use cull', 'end', 'end', 'summon front');
  expect([now(t, 'deity'), now(t, 'front')['attack']]).toEqual([{ holds: false }, 2]);
});
