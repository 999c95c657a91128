import { rule } from '@taisen/testkit';
import { expect } from 'vitest';
import type { MsCard, MsState } from '../../src/index.ts';
import { active, attack, life, offers, table } from '../table.ts';

const atStage = (stage: number) => (_s: MsState, card: (label: string) => MsCard) => {
  card('moon').stage = stage;
};

rule('MS-7.1', 'a field card has a lasting effect on the whole field', () => {
  const t = table({ A: { hand: ['ruin', 'fire-spell'], monsters: ['dummy'] }, B: { monsters: ['giant'] } });
  t.does('field ruin');
  expect([attack(t, 'dummy'), attack(t, 'giant')]).toEqual([1100, 2100]);
  t.refuses('A', { do: 'field', card: t.id('fire-spell') }, 'MS-7.1');
});

rule('MS-7.2', "one for each player: a new one sends the player's old one to the graveyard", () => {
  const t = table({ A: { hand: ['camp'], field: ['ruin'], monsters: ['dummy'] }, B: { field: ['ruin'] } });
  t.does('field camp');
  expect([t.zone('A', 'field'), t.zone('A', 'graveyard'), t.zone('B', 'field')]).toEqual([
    ['camp'],
    ['ruin'],
    ['ruin#2'],
  ]);
  expect(attack(t, 'dummy')).toBe(1000 + 200 + 100);
});

rule('MS-7.2', 'by the ruling fieldReplaces a second one cannot be placed', () => {
  const t = table({ A: { hand: ['camp'], field: ['ruin'] }, rulings: { fieldReplaces: false } });
  t.asks('A', 'main', ['end']).refuses('A', { do: 'field', card: t.id('camp') }, 'MS-7.2');
});

rule('MS-8.1', 'a phase card is placed by resting two tokens, one for each player', () => {
  const t = table({ A: { hand: ['moon', 'star'] } }).does('phase moon');
  expect([active(t), t.zone('A', 'phase')]).toEqual([[3, 5], ['moon']]);
  expect(offers(t, 'A', 'phase')).toEqual([]);
  t.refuses('A', { do: 'phase', card: t.id('star') }, 'MS-8.1');
  const loose = table({ A: { hand: ['star'], phase: ['moon'] }, rulings: { phaseReplaces: true } }).does('phase star');
  expect([loose.zone('A', 'phase'), loose.zone('A', 'graveyard')]).toEqual([['star'], ['moon']]);
});

rule('MS-8.2', 'a charge of the same attribute or without attribute moves it to the next stage, others do not', () => {
  const t = table({ A: { hand: ['fire-spell', 'blank-spell', 'water-spell', 'mark'], phase: ['moon'] } });
  expect(offers(t, 'A', 'charge')).toEqual([
    'charge blank-spell > moon',
    'charge fire-spell > moon',
    'charge mark > moon',
  ]);
  expect(offers(t, 'A', 'charge-sp')).toEqual([]);
  t.refuses('A', { do: 'charge', card: t.id('water-spell'), target: t.id('moon') }, 'MS-8.2');
  t.refuses('A', { do: 'charge-sp', target: t.id('moon') }, 'MS-8.2');
  t.does('charge blank-spell > moon');
  expect([t.card('moon').stage, t.zone('A', 'charges')]).toEqual([1, ['blank-spell']]);
  const loose = table({ A: { phase: ['moon'], tokens: 4 }, rulings: { tokensOnPhase: true } }).does('charge-sp > moon');
  expect([loose.card('moon').stage, loose.match.state.tokens[0]]).toEqual([1, 3]);
});

rule('MS-8.3', 'at most three charges, one a turn, shared with monsters', () => {
  const t = table({ A: { hand: ['fire-spell', 'fire-spell', 'fire-spell'], phase: ['moon'], monsters: ['dummy'] } });
  for (const [turn, card] of ['fire-spell', 'fire-spell#2', 'fire-spell#3'].entries()) {
    t.does(`charge ${card} > moon`);
    if (turn === 2) break;
    expect([...offers(t, 'A', 'charge'), ...offers(t, 'A', 'charge-sp')]).toEqual([]);
    t.refuses('A', { do: 'charge', card: t.id('fire-spell#3'), target: t.id('moon') }, 'MS-8.3');
    t.does('end', 'pass', 'end', 'pass');
  }
  expect(t.zone('A', 'phase')).toEqual([null]);
});

rule('MS-8.4', "only the newest stage's effect applies", () => {
  const at = (stage: number) => {
    const t = table({
      A: { phase: ['moon'], monsters: ['dummy'] },
      set: atStage(stage),
    });
    return attack(t, 'dummy');
  };
  expect([at(0), at(1), at(2)]).toEqual([1100, 1200, 1000]);
});

rule('MS-8.5', 'a player may stop charging: the stage stays', () => {
  const t = table({ A: { hand: ['fire-spell'], phase: ['moon'], monsters: ['dummy'] } }).does(
    'charge fire-spell > moon',
  );
  for (let turn = 0; turn < 3; turn++) t.does('end', 'pass', 'end', 'pass');
  expect([t.card('moon').stage, attack(t, 'dummy'), t.zone('A', 'phase')]).toEqual([1, 1200, ['moon']]);
});

const ready = () =>
  table({
    A: { hand: ['fire-spell'], phase: ['moon'], charges: ['blank-spell', 'camp'] },
    on: { 'blank-spell': 'moon', camp: 'moon' },
    set: atStage(2),
  });

rule('MS-8.6', 'after the third stage the card goes to the graveyard', () => {
  const t = ready().does('charge fire-spell > moon');
  expect([life(t), t.zone('A', 'graveyard'), t.zone('A', 'phase')]).toEqual([[6000, 5500], ['moon'], [null]]);
});

rule('MS-8.7', 'its charges are removed from the game', () => {
  const t = ready().does('charge fire-spell > moon');
  expect(t.zone('A', 'removed').sort()).toEqual(['blank-spell', 'camp', 'fire-spell']);
  expect(t.zone('A', 'charges')).toEqual([]);
});
