import { rule } from '@taisen/testkit';
import { expect } from 'vitest';
import { shenhun } from '../../src/index.ts';
import { now, powers, table } from '../rule-cards.ts';

rule('SH-4.1', "the ready phase readies the player's own exhausted cards", () => {
  const t = table({ step: 'battle', A: { middle: ['middle'] }, B: { middle: ['guard-1'] } });
  t.does('attack middle > guard-1');
  expect(now(t, 'middle')['exhausted']).toBe(true);
  // B's ready phase does not change A's card; A's ready phase readies it.
  t.does('battle', 'attack guard-1 > middle');
  expect([now(t, 'middle')['exhausted'], now(t, 'guard-1')['exhausted']]).toEqual([undefined, true]);
});

rule('SH-4.2', 'the draw phase fills the hand to 7 cards', () => {
  const t = table({ step: 'draw', A: { hand: ['wisp', 'front'] } });
  expect(t.zone('A', 'hand')).toHaveLength(7);
  const full = table({ step: 'draw', A: { hand: new Array<string>(8).fill('filler') } });
  expect(full.zone('A', 'hand')).toHaveLength(8);
});

rule('SH-4.3', 'in the main phase: characters, miracles and one domain, in any order and number', () => {
  const t = table({ A: { hand: ['wisp', 'wisp', 'insight', 'banner', 'meadow', 'desert'] } });
  t.asks('A', 'main', [
    'summon wisp',
    'summon wisp#2',
    'use insight',
    'use banner',
    'deploy meadow',
    'deploy desert',
    'end',
  ]);
  t.does('summon wisp', 'use insight', 'deploy desert').asks('A', 'main', ['summon wisp#2', 'use banner', 'battle']);
  t.does('use banner', 'summon wisp#2').asks('A', 'main', ['battle']);
});

rule('SH-4.3', 'cards are used in no other phase', () => {
  const t = table({ step: 'battle', A: { hand: ['wisp', 'insight'], front: ['front'] } });
  t.refuses('A', { do: 'summon', card: t.id('wisp') }, 'SH-4.3');
  t.refuses('A', { do: 'use', card: t.id('insight') }, 'SH-4.3');
});

rule('SH-4.4', 'the main fighter may move once, before the first attack, to any other row', () => {
  const t = table({ A: { front: ['front'], back: ['back'] }, B: { front: ['giant'] }, main: ['front'] });
  t.refuses('A', { do: 'move-back', card: t.id('front') }, 'SH-4.4');
  t.does('battle').asks('A', 'battle', [
    'move-middle front',
    'move-back front',
    'attack front > giant',
    'attack back > giant',
    'end',
  ]);
  t.refuses('A', { do: 'move-front', card: t.id('back') }, 'SH-4.4');
  t.refuses('A', { do: 'move-front', card: t.id('front') }, 'SH-4.4');
  t.does('move-back front');
  expect([t.zone('A', 'front'), t.zone('A', 'back')]).toEqual([[], ['front', 'back']]);
  t.asks('A', 'battle', ['attack front > giant', 'attack back > giant', 'end']);
  t.refuses('A', { do: 'move-middle', card: t.id('front') }, 'SH-4.4');
});

rule('SH-4.4', 'the main fighter cannot move after an attack; attacks are declared one by one', () => {
  const t = table({
    step: 'battle',
    A: { front: ['front'], back: ['back'] },
    B: { front: ['giant'] },
    main: ['front'],
  });
  t.does('attack back > giant').asks('A', 'battle', ['attack front > giant', 'end']);
  t.refuses('A', { do: 'move-back', card: t.id('front') }, 'SH-4.4');
});

rule('SH-4.4', 'rulings: no move, or two moves', () => {
  const none = table({ step: 'battle', A: { front: ['front'] }, main: ['front'], rulings: { mainMoves: 0 } });
  none.asks('A', 'battle', ['strike front', 'end']);
  const two = table({ step: 'battle', A: { front: ['front'] }, main: ['front'], rulings: { mainMoves: 2 } });
  two.does('move-back front', 'move-middle front').asks('A', 'battle', ['strike front', 'end']);
});

rule('SH-4.4', 'ruling: the main fighter moves before each attack', () => {
  const t = table({
    step: 'battle',
    A: { front: ['front'], back: ['back'] },
    main: ['front'],
    rulings: { moveBefore: 'each' },
  });
  t.does('move-middle front').asks('A', 'battle', ['strike front', 'strike back', 'end']).does('strike back');
  t.asks('A', 'battle', ['move-front front', 'move-back front', 'strike front', 'end']).does('move-back front');
  t.asks('A', 'battle', ['strike front', 'end']);
  t.refuses('A', { do: 'move-front', card: t.id('front') }, 'SH-4.4');
  // After the last attack there is nothing to move for.
  t.does('strike front');
  expect([powers(t), t.match.state.active]).toEqual([[100, 98], 1]);
});

rule('SH-4.4', 'attacks outside the battle phase are refused by the rule of that phase', () => {
  const t = table({ A: { front: ['front'] }, B: { front: ['giant'] } });
  t.refuses('A', { do: 'attack', card: t.id('front'), target: t.id('giant') }, 'SH-4.4');
  // The text of the refusal is about attacks as well as about moves.
  const texts = ['攻撃', '攻擊', 'attack'];
  expect(Object.values(shenhun.words['rule.SH-4.4'] ?? {}).map((text, i) => text.includes(texts[i] ?? ''))).toEqual([
    true,
    true,
    true,
  ]);
});

rule('SH-4.4', 'without characters there is no battle', () => {
  const t = table({ A: { hand: ['wisp'] } });
  t.asks('A', 'main', ['summon wisp', 'end']).refuses('A', { do: 'battle' }, 'SH-4.4');
});

rule('SH-4.5', 'the whole hand is discarded, then effects of the end of the turn resolve', () => {
  const t = table({ A: { hand: ['wisp', 'insight'], front: ['ender'] } });
  t.does('battle', 'end');
  expect(t.zone('A', 'hand')).toEqual([]);
  expect(t.zone('A', 'discard').sort()).toEqual(['insight', 'wisp']);
  // Its effect counts the cards in the hand, and none is left.
  expect(powers(t)).toEqual([100, 99]);
  expect(t.match.state.active).toBe(1);
});

rule('SH-4.6', 'the first turn has a battle phase', () => {
  const t = table({ turn: 1, A: { front: ['front'] }, B: { front: ['giant'] } });
  t.asks('A', 'main', ['battle']).does('battle').asks('A', 'battle', ['attack front > giant', 'end']);
});

rule('SH-4.6', 'ruling: the starting player has no battle phase in the first turn', () => {
  const spec = { turn: 1, A: { front: ['front'] }, B: { front: ['front'] }, rulings: { firstTurnBattle: false } };
  const t = table(spec);
  t.asks('A', 'main', ['end']).refuses('A', { do: 'battle' }, 'SH-4.6');
  t.does('end').asks('B', 'main', ['battle']);
});

rule('SH-4.7', "after each player's 40th turn the higher power wins; equal power is a draw", () => {
  const last = { turn: 80, active: 'B' } as const;
  table({ ...last, A: { power: 7 }, B: { power: 6 } })
    .does('end')
    .ends('A', 'SH-4.7');
  table({ ...last, A: { power: 6 }, B: { power: 7 } })
    .does('end')
    .ends('B', 'SH-4.7');
  table({ ...last, A: { power: 6 }, B: { power: 6 } })
    .does('end')
    .ends(null, 'SH-4.7');
  const before = table({ turn: 79, A: { power: 7 }, B: { power: 6 } }).does('end');
  expect(before.match.result).toBeNull();
  table({ turn: 40, rulings: { turnLimit: 20 } })
    .does('end')
    .ends(null, 'SH-4.7');
});
