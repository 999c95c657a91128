import { rule } from '@taisen/testkit';
import { expect } from 'vitest';
import { active, battle, life, offers, table } from '../table.ts';

rule('MS-3.1', 'start: adds one token, then all resting tokens become active', () => {
  const t = table({ step: 'turn', A: { tokens: 4, rested: 4 } });
  expect(active(t)).toEqual([5, 5]);
  expect(t.match.state.tokens).toEqual([5, 5]);
});

rule('MS-3.1', 'locked tokens stay resting once', () => {
  const locked = (count: number, rested: number) =>
    table({
      step: 'turn',
      A: { tokens: 5, rested },
      set: (s) => {
        s.locked[0] = count;
      },
    });
  // Six tokens after the start; two stay resting.
  const t = locked(2, 5);
  expect([active(t), t.match.state.locked]).toEqual([
    [4, 5],
    [0, 0],
  ]);
  t.does('pass', 'end', 'pass', 'end');
  expect(active(t)).toEqual([7, 6]);
});

rule('MS-3.2', 'draw: one card, also for the starting player', () => {
  const t = table({ step: 'turn', turn: 1, A: { hand: [] } });
  expect(t.zone('A', 'hand')).toEqual(['mark']);
  const none = table({ step: 'turn', turn: 1, rulings: { starterDraws: false } });
  expect(none.zone('A', 'hand')).toEqual([]);
});

rule('MS-3.3', "one token may be rested for one more card, but not in the starting player's first turn", () => {
  const t = table({ step: 'turn', A: { tokens: 4 } });
  t.asks('A', 'more', ['draw', 'pass']).does('draw');
  expect(t.zone('A', 'hand')).toEqual(['mark#2', 'mark']);
  expect(active(t)).toEqual([4, 5]);
  // Only once.
  t.asks('A', 'main', ['summon mark', 'summon mark#2', 'end']);
  t.refuses('A', { do: 'draw' }, 'MS-3.3');
  const first = table({ step: 'turn', turn: 1 });
  first.asks('A', 'main', ['summon mark', 'end']).refuses('A', { do: 'draw' }, 'MS-3.3');
  table({ step: 'turn', turn: 2 }).asks('A', 'more', ['draw', 'pass']);
});

rule('MS-3.4', 'main: summon and use as many cards as the tokens can pay for', () => {
  const t = table({ A: { hand: ['dummy', 'giant', 'fire-spell', 'camp', 'giant'], tokens: 5 } });
  t.asks('A', 'main', ['summon dummy', 'summon giant', 'summon giant#2', 'use fire-spell', 'field camp', 'end']);
  t.does('summon giant', 'summon dummy', 'use fire-spell', 'field camp');
  expect(active(t)).toEqual([0, 5]);
  // Only in the main phase of the player's own turn.
  const fight = battle({ A: { monsters: ['dummy'], hand: ['giant', 'fire-spell'] } });
  fight.refuses('A', { do: 'summon', card: fight.id('giant') }, 'MS-3.4');
  fight.refuses('A', { do: 'use', card: fight.id('fire-spell') }, 'MS-3.4');
  t.refuses('A', { do: 'summon', card: t.id('giant#2') }, 'MS-4.1');
});

rule('MS-3.5', 'main: one charge a turn, only in the main phase', () => {
  const t = table({ A: { hand: ['fire-spell', 'water-spell'], monsters: ['dummy'] } });
  expect(offers(t, 'A', 'charge')).toEqual(['charge fire-spell > dummy', 'charge water-spell > dummy']);
  t.does('charge fire-spell > dummy');
  expect(offers(t, 'A', 'charge')).toEqual([]);
  // A new turn allows a new charge.
  t.does('end', 'pass', 'end', 'pass');
  expect(offers(t, 'A', 'charge')).toContain('charge water-spell > dummy');
  const fight = battle({ A: { monsters: ['dummy'], hand: ['fire-spell'] } });
  fight.refuses('A', { do: 'charge', card: fight.id('fire-spell'), target: fight.id('dummy') }, 'MS-3.5');
  fight.refuses('A', { do: 'charge-sp', target: fight.id('dummy') }, 'MS-3.5');
});

rule('MS-3.6', 'main: a charged skill is used only in the main phase', () => {
  const spec = { A: { monsters: ['adept'] }, sp: { adept: 1 } };
  const t = table(spec);
  t.asks('A', 'main', ['skill adept (basic)', 'charge-sp > adept', 'battle', 'end']).does('skill adept (basic)');
  expect(life(t)).toEqual([6000, 5900]);
  const fight = battle(spec);
  fight.refuses('A', { do: 'skill', card: fight.id('adept'), ability: 'basic' }, 'MS-3.6');
  const theirs = table({ B: { monsters: ['adept'] }, sp: { adept: 1 } });
  theirs.refuses('A', { do: 'skill', card: theirs.id('adept'), ability: 'basic' }, 'MS-3.6');
});

rule('MS-3.7', 'main: a phase card is placed and charged', () => {
  const t = table({ A: { hand: ['moon', 'fire-spell'] } });
  t.asks('A', 'main', ['phase moon', 'use fire-spell', 'end']).does('phase moon');
  t.asks('A', 'main', ['use fire-spell', 'charge fire-spell > moon', 'end']).does('charge fire-spell > moon');
  expect(t.card('moon').stage).toBe(1);
  const other = table({ A: { hand: ['fire-spell'] } });
  other.refuses('A', { do: 'phase', card: other.id('fire-spell') }, 'MS-3.7');
});

rule('MS-3.8', 'battle: each monster may attack once, also in the turn it is summoned', () => {
  const t = table({ A: { hand: ['dummy'], monsters: ['giant'] }, B: { monsters: ['mark'], tokens: 0 } });
  t.does('summon dummy', 'battle');
  t.asks('A', 'battle', ['attack giant > mark', 'attack dummy > mark', 'end']).does('attack dummy > mark');
  t.asks('A', 'battle', ['attack giant > mark', 'end']);
  t.refuses('A', { do: 'attack', card: t.id('dummy'), target: t.id('mark') }, 'MS-3.8');
  t.refuses('A', { do: 'attack', card: t.id('mark'), target: t.id('giant') }, 'MS-3.8');
  t.does('attack giant > mark').asks('B', 'more', ['draw', 'pass']);
  // The second player may attack in the first turn.
  table({ turn: 2, A: { monsters: ['dummy'] }, B: { tokens: 0 } })
    .does('battle')
    .asks('A', 'battle', ['direct dummy', 'end']);
});

rule('MS-3.8', 'there is no battle phase without a monster that may attack', () => {
  table({}).asks('A', 'main', ['end']).refuses('A', { do: 'battle' }, 'MS-3.8');
});

rule('MS-3.8', 'with the ruling for summoning sickness a monster attacks from the next turn', () => {
  const t = table({ A: { hand: ['dummy'] }, rulings: { summoningSickness: true } });
  t.does('summon dummy');
  expect(offers(t, 'A', 'battle')).toEqual([]);
  const ready = table({ A: { monsters: ['dummy'] }, rulings: { summoningSickness: true }, B: { tokens: 0 } });
  ready.does('battle').asks('A', 'battle', ['direct dummy', 'end']);
});

rule('MS-3.9', 'the starting player does not attack in the first turn', () => {
  const t = table({ turn: 1, A: { monsters: ['dummy'] } });
  t.asks('A', 'main', ['charge-sp > dummy', 'end']).refuses('A', { do: 'battle' }, 'MS-3.9');
  t.refuses('A', { do: 'direct', card: t.id('dummy') }, 'MS-3.9');
});

rule('MS-3.10', 'end: the turn passes to the opponent', () => {
  const t = table({ turn: 3 }).does('end');
  expect([t.match.state.turn, t.match.state.active]).toEqual([4, 1]);
  t.asks('B', 'more', ['draw', 'pass']);
});
