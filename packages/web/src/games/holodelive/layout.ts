import type { Seat, View } from '@taisen/kernel';
import { type Fact, into, type Layout, perSeat } from '../../table/layout.ts';
import { ACTION, PLAY } from '../phases.ts';

/** HL-1.1: rounds that win a game, unless a house rule says otherwise. */
const ROUNDS = 3;

function facts(view: View, seat: Seat): readonly Fact[] {
  const wins = perSeat(view, 'wins', seat);
  const all = Math.max(ROUNDS, wins);
  const marks: Fact[] = [{ key: 'wins', value: wins, pips: { all, spent: all - wins }, life: true }];
  if (perSeat(view, 'ready', seat) > 0) marks.push({ key: 'ready', value: '★' });
  return marks;
}

export const layout: Layout = {
  rows: [
    [
      { zone: 'stage', as: 'row' },
      { zone: 'backstage', as: 'row', sign: '幕' },
    ],
  ],
  left: [],
  right: [],
  middle: [
    { zone: 'deck', as: 'pile', shared: true },
    { zone: 'home', as: 'pile', shared: true },
    { zone: 'gone', as: 'pile', shared: true, fleeting: true },
  ],
  facts,
  phases: [
    [['action'], ACTION],
    [['play'], PLAY],
  ],
  where: into({ stage: 'stage', backstage: 'backstage' }),
  wishes: { hand: ['stage', 'backstage'], stage: ['act', 'open'], backstage: ['open', 'act'] },
};
