import { type HlFacts, type HlState, holodelive } from '@taisen/holodelive';
import type { Seat } from '@taisen/kernel';
import { type Fact, into, layoutOf } from '../../table/layout.ts';
import { wordOf } from '../game-ui.ts';
import { ACTION, PLAY } from '../phases.ts';
import { COMING } from './words.ts';

/** HL-1.1: rounds that win a game, unless a house rule says otherwise. */
const ROUNDS = 3;

function factsOf(facts: HlFacts, seat: Seat): readonly Fact[] {
  const wins = facts.wins[seat] as number;
  const all = Math.max(ROUNDS, wins);
  const shown: Fact[] = [{ key: 'wins', value: wins, pips: { all, spent: all - wins }, life: true }];
  const rank = facts.ranks[seat];
  if (rank !== '') shown.push({ key: 'rank', value: rank, words: wordOf(holodelive, `how.${rank}`) });
  if ((facts.ready[seat] as number) > 0) shown.push({ key: 'ready', value: 1, words: COMING, warns: true });
  return shown;
}

export const layout = layoutOf<HlState>({
  rows: [
    [
      { zone: 'stage', as: 'row', texts: true },
      { zone: 'backstage', as: 'row', sign: '幕', texts: true },
    ],
  ],
  left: [],
  right: [],
  middle: [
    { zone: 'deck', as: 'pile', shared: true },
    { zone: 'home', as: 'pile', shared: true },
    { zone: 'gone', as: 'pile', shared: true, fleeting: true },
  ],
  facts: factsOf,
  phases: [
    [['action'], ACTION],
    [['play'], PLAY],
  ],
  where: into({ stage: 'stage', backstage: 'backstage' }),
  wishes: { hand: ['stage', 'backstage'], stage: ['act', 'open'], backstage: ['open', 'act'] },
});
