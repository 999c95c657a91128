import type { LvState } from '@taisen/linkavel';
import { into, layoutOf } from '../../table/layout.ts';
import { BATTLE, END, MAIN_1, MAIN_2 } from '../phases.ts';

export const layout = layoutOf<LvState>({
  rows: [[{ zone: 'monsters', as: 'row' }], [{ zone: 'magic', as: 'row', small: true }]],
  left: [{ zone: 'trash', as: 'pile' }],
  right: [{ zone: 'deck', as: 'pile' }],
  middle: [],
  facts: ({ lp }, seat) => [{ key: 'lp', value: lp[seat] as number, of: 5000, life: true }],
  phases: [
    [['main1'], MAIN_1],
    [['battle'], BATTLE],
    [['main2'], MAIN_2],
    [['end'], END],
  ],
  announced: ['battle'],
  where: into({ summon: 'monsters', place: 'monsters' }, ['direct']),
  attacks: ['attack', 'direct'],
  wishes: { hand: ['summon', 'use'], monsters: ['attack', 'direct', 'activate'] },
});
