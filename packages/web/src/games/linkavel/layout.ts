import { into, type Layout, perSeat } from '../../table/layout.ts';
import { BATTLE, END, MAIN_1, MAIN_2 } from '../phases.ts';

export const layout: Layout = {
  rows: [[{ zone: 'monsters', as: 'row' }], [{ zone: 'magic', as: 'row', small: true }]],
  left: [{ zone: 'trash', as: 'pile' }],
  right: [{ zone: 'deck', as: 'pile' }],
  middle: [],
  facts: (view, seat) => [{ key: 'lp', value: perSeat(view, 'lp', seat), of: 5000, life: true }],
  phases: [
    [['main1'], MAIN_1],
    [['battle'], BATTLE],
    [['main2'], MAIN_2],
    [['end'], END],
  ],
  where: into({ summon: 'monsters', place: 'monsters' }),
  wishes: { hand: ['summon', 'use'], monsters: ['attack', 'direct', 'activate'] },
};
