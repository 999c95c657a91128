import { Match } from '@taisen/kernel';
import { rule } from '@taisen/testkit';
import { expect } from 'vitest';
import { linkavel } from '../../src/index.ts';
import { ruleTable } from '../rule-cards.ts';
import { powerOf, table } from '../table.ts';

/** The draws and resolved effects of a match, in their order. */
const resolvedAndDrawn = (t: ReturnType<typeof ruleTable>): string[] =>
  (t.match.recorder?.events[2] ?? []).map(({ type }) => type).filter((type) => type === 'drawn' || type === 'resolves');

rule('LV-4.1', 'each player has three monster zones, three magic zones, a deck and a public trash', () => {
  const t = table({ A: { trash: ['monolith'] } });
  expect(t.zone('A', 'monsters')).toEqual([null, null, null]);
  expect(t.zone('B', 'magic')).toEqual([null, null, null]);
  expect(t.card('monolith').known).toBe(7);
  expect(linkavel.zones.map(({ name, sees }) => `${name} ${sees}`)).toEqual([
    'hand owner',
    'deck none',
    'trash all',
    'monsters all',
    'magic all',
  ]);
});

rule('LV-5.1', 'the starting player is random', () => {
  const deck = linkavel.cards.slice(0, 10).flatMap(({ id }) => [id, id, id]);
  const starts = [0, 0];
  for (let i = 0; i < 400; i++) {
    const { starter } = Match.start(linkavel, { seed: `coin ${i}`, decks: [deck, deck] }).state;
    starts[starter] = (starts[starter] as number) + 1;
  }
  // Six standard deviations around 200.
  expect(Math.min(...starts)).toBeGreaterThan(140);
});

rule('LV-5.2', "the turn player draws one card, but not in the starting player's first turn", () => {
  const first = table({ step: 'draw', turn: 1 });
  expect(first.zone('A', 'hand')).toEqual([]);
  const second = table({ step: 'draw', turn: 2, active: 'B' });
  expect(second.zone('B', 'hand')).toHaveLength(1);
});

rule('LV-5.2', 'effects of the start of the turn resolve after the draw, with the conditions of before it', () => {
  const t = ruleTable({ active: 'B', A: { monsters: ['thrifty'], deck: ['moss-pup', 'monolith', 'bark-titan'] } });
  t.does('end');
  expect(t.zone('A', 'hand')).toEqual(['monolith', 'moss-pup']);
  expect(resolvedAndDrawn(t)).toEqual(['drawn', 'resolves', 'drawn']);
});

rule('LV-5.2', 'a table may resolve them before the draw', () => {
  const t = ruleTable({
    active: 'B',
    rulings: { turnStartBeforeDraw: true },
    A: { monsters: ['thrifty'], deck: ['moss-pup', 'monolith', 'bark-titan'] },
  });
  t.does('end');
  expect(t.zone('A', 'hand')).toEqual(['monolith', 'moss-pup']);
  expect(resolvedAndDrawn(t)).toEqual(['resolves', 'drawn', 'drawn']);
});

rule('LV-5.3', 'in MAIN 1 the player can summon and use magic', () => {
  const t = ruleTable({ A: { hand: ['moss-pup', 'banner'], monsters: [null, 'lamp-moth', null] } });
  t.asks('A', 'main1', ['summon moss-pup @0', 'summon moss-pup @2', 'use banner', 'battle', 'end']);
});

rule('LV-5.4', "each monster attacks at most once, and none in the starting player's first turn", () => {
  const t = table({ step: 'battle', A: { monsters: ['moss-pup', 'kiln-hound'] } });
  t.asks('A', 'battle', ['direct moss-pup', 'direct kiln-hound', 'main2']).does('direct moss-pup');
  t.asks('A', 'battle', ['direct kiln-hound', 'main2']).refuses(
    'A',
    { do: 'direct', card: t.id('moss-pup') },
    'LV-5.4',
  );
  t.does('direct kiln-hound').asks('A', 'main2', ['end']);
  const first = table({ turn: 1, A: { monsters: ['moss-pup'] } });
  first.asks('A', 'main1', ['end']).refuses('A', { do: 'battle' }, 'LV-5.4');
});

rule('LV-5.4', 'there is no summoning sickness: a monster can attack in the turn of its summon', () => {
  const t = table({ A: { hand: ['moss-pup'] } });
  t.does('summon moss-pup @0', 'battle').asks('A', 'battle', ['direct moss-pup', 'main2']);
});

rule('LV-5.4', 'with the ruling for summoning sickness a monster attacks from the next turn', () => {
  const t = table({ rulings: { summoningSickness: true }, A: { hand: ['moss-pup'], monsters: ['gloom-rat'] } });
  t.does('summon moss-pup @1', 'battle').asks('A', 'battle', ['direct gloom-rat', 'main2']);
  t.refuses('A', { do: 'direct', card: t.id('moss-pup') }, 'LV-5.4').does('main2', 'end', 'end', 'battle');
  t.asks('A', 'battle', ['direct gloom-rat', 'direct moss-pup', 'main2']);
});

rule('LV-5.5', 'in MAIN 2 the player can summon, if not done yet, and use magic', () => {
  const t = ruleTable({ step: 'battle', A: { hand: ['moss-pup', 'banner'], monsters: ['lamp-moth'] } });
  t.does('main2').asks('A', 'main2', ['summon moss-pup @1', 'summon moss-pup @2', 'use banner', 'end']);
  const u = table({ A: { hand: ['moss-pup', 'gloom-rat'] } });
  u.does('summon moss-pup @0', 'battle', 'main2').asks('A', 'main2', ['end']);
});

rule('LV-5.6', 'effects that last "this turn" end with the turn', () => {
  const t = ruleTable({ step: 'battle', A: { monsters: ['striker'] }, B: { monsters: ['trapper'] } });
  t.does('attack striker > trapper', 'yes', 'no');
  expect(powerOf(t, 'striker')).toBe(1100);
  t.does('end');
  expect(powerOf(t, 'striker')).toBe(600);
  expect([t.match.state.turn, t.match.state.active]).toEqual([4, 1]);
});
