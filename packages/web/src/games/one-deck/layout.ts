import type { OdState } from '@taisen/one-deck';
import { into, layoutOf } from '../../table/layout.ts';
import { BATTLE, MAIN } from '../phases.ts';

export const layout = layoutOf<OdState>({
  rows: [[{ zone: 'monsters', as: 'row' }], [{ zone: 'traps', as: 'row', small: true }]],
  left: [{ zone: 'graveyard', as: 'pile' }],
  right: [],
  middle: [
    { zone: 'deck', as: 'pile', shared: true },
    { zone: 'chain', as: 'row', shared: true, small: true, fleeting: true },
  ],
  facts: (facts, seat) => {
    const points = facts.points[seat] as number;
    return [
      {
        key: 'points',
        value: points,
        pips: { all: Math.max(6, points), spent: Math.max(6, points) - points },
        life: true,
      },
      { key: 'cost', value: facts.cost[seat] as number },
    ];
  },
  phases: [
    [['main'], MAIN],
    [['battle'], BATTLE],
  ],
  announced: ['battle'],
  where: into({ set: 'traps', 'place-attack': 'monsters', 'place-defence': 'monsters' }, ['direct']),
  attacks: ['attack', 'direct'],
  wishes: {
    hand: ['place-attack', 'set', 'use', 'discard'],
    traps: ['use', 'answer'],
    monsters: ['attack', 'direct'],
  },
});
