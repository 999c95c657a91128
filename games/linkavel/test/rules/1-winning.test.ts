import { rule } from '@taisen/testkit';
import { expect } from 'vitest';
import { ruleTable } from '../rule-cards.ts';
import { table } from '../table.ts';

rule('LV-1.1', 'a player whose LP reach 0 loses, and LP never go below 0', () => {
  const t = table({ step: 'battle', A: { monsters: ['kiln-hound'] }, B: { lp: 300 } });
  t.does('direct kiln-hound').ends('A', 'LV-1.1');
  expect(t.match.state.lp).toEqual([5000, 0]);
});

rule('LV-1.1', 'a player at 0 LP loses at once: healing in the same effect is too late', () => {
  const t = ruleTable({ A: { hand: ['burn-and-heal'], lp: 500 } });
  t.does('use burn-and-heal').ends('B', 'LV-1.1');
  expect(t.match.state.lp).toEqual([0, 5000]);
});

rule('LV-1.1', 'LP cannot be paid down to 0', () => {
  const t = ruleTable({ A: { hand: ['pawn'], lp: 500 } });
  t.asks('A', 'main1', ['battle', 'end']).refuses('A', { do: 'use', card: t.id('pawn') }, 'text');
  const u = ruleTable({ A: { hand: ['pawn'], lp: 501 } });
  u.does('use pawn');
  expect(u.match.state.lp).toEqual([1, 5000]);
});

rule('LV-1.1', 'a table may let LP be paid down to 0, which loses', () => {
  const t = ruleTable({ rulings: { payToZero: true }, A: { hand: ['pawn'], lp: 500 } });
  t.asks('A', 'main1', ['use pawn', 'battle', 'end']).does('use pawn').ends('B', 'LV-1.1');
  ruleTable({ rulings: { payToZero: true }, A: { hand: ['pawn'], lp: 499 } }).asks('A', 'main1', ['battle', 'end']);
});

/** What happened after the game was won, as event types. */
const afterTheWin = (t: ReturnType<typeof ruleTable>): string[] => {
  const events = t.match.recorder?.events[2].map(({ type }) => type) ?? [];
  return events.slice(events.indexOf('won') + 1);
};

rule('LV-1.1', 'once the game is won nothing more happens: battle damage destroys no monster', () => {
  const t = ruleTable({ step: 'battle', A: { monsters: ['kiln-hound'] }, B: { monsters: ['moss-pup'], lp: 100 } });
  t.does('attack kiln-hound > moss-pup').ends('A', 'LV-1.1');
  expect(t.zone('B', 'monsters')).toEqual(['moss-pup', null, null]);
  expect(afterTheWin(t)).toEqual([]);
});

rule('LV-1.1', 'once the game is won nothing more happens: the attack that led there is not fought', () => {
  const t = ruleTable({ step: 'battle', A: { monsters: ['last-word'] }, B: { monsters: ['kiln-hound'] } });
  t.does('attack last-word > kiln-hound', 'yes').ends('A', 'LV-1.1');
  expect(t.match.state.lp).toEqual([5000, 0]);
  expect(afterTheWin(t)).toEqual([]);
});

rule('LV-1.1', 'once the game is won nothing more happens: the magic that won stays in its zone', () => {
  const t = ruleTable({ A: { hand: ['victory'] } });
  t.does('use victory').ends('A', 'LV-1.2');
  expect(t.zone('A', 'magic')).toEqual(['victory', null, null]);
  expect(afterTheWin(t)).toEqual([]);
});

rule('LV-1.2', 'a card with the text "you win" wins the game', () => {
  ruleTable({ A: { hand: ['victory'] } })
    .does('use victory')
    .ends('A', 'LV-1.2');
});

rule('LV-1.3', 'a player with an empty deck does not lose', () => {
  const t = table({ step: 'draw', A: { deck: [], hand: ['monolith'] } });
  t.asks('A', 'main1', ['battle', 'end']);
  expect(t.zone('A', 'hand')).toEqual(['monolith']);
});

rule('LV-1.4', 'it is a draw when one effect takes both players to 0 LP or lets both win', () => {
  const t = ruleTable({ A: { hand: ['twin-burn'], lp: 500 }, B: { lp: 400 } });
  t.does('use twin-burn').ends(null, 'LV-1.4');
  ruleTable({ A: { hand: ['shared-victory'] } })
    .does('use shared-victory')
    .ends(null, 'LV-1.4');
});

rule('LV-1.5', "after each player's 60th turn the higher LP win; equal LP are a draw", () => {
  const last = (lp: number) => table({ turn: 120, active: 'B', A: { lp }, B: { lp: 3000 } });
  last(3100).does('end').ends('A', 'LV-1.5');
  last(2900).does('end').ends('B', 'LV-1.5');
  last(3000).does('end').ends(null, 'LV-1.5');
  const t = table({ turn: 119, A: { lp: 1 } });
  t.does('end').asks('B', 'main1', [
    'summon cairn-imp#5 @0',
    'summon cairn-imp#5 @1',
    'summon cairn-imp#5 @2',
    'battle',
    'end',
  ]);
});

rule('LV-1.2', 'a win at the end of the last turn is not overruled by the turn limit', () => {
  const t = ruleTable({ turn: 120, active: 'B', A: { lp: 5000 }, B: { magic: ['closing-time'], lp: 100 } });
  t.does('end').ends('B', 'LV-1.2');
});

rule('LV-1.5', 'a table can change the turn limit', () => {
  table({ turn: 40, active: 'B', rulings: { turnLimit: 20 }, A: { lp: 1 } })
    .does('end')
    .ends('B', 'LV-1.5');
});
