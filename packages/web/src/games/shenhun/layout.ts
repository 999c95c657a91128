import type { ShState } from '@taisen/shenhun';
import { into, layoutOf } from '../../table/layout.ts';
import { DRAW, END, FIGHT, MAIN } from '../phases.ts';

export const layout = layoutOf<ShState>({
  rows: [
    [
      { zone: 'front', as: 'row', sign: '前' },
      { zone: 'middle', as: 'row', sign: '中' },
      { zone: 'back', as: 'row', sign: '後' },
    ],
    [
      { zone: 'myth', as: 'row', small: true, sign: '話' },
      { zone: 'miracles', as: 'row', small: true, sign: '蹟' },
      { zone: 'domain', as: 'row', small: true, sign: '域' },
      { zone: 'extension', as: 'row', small: true, across: true, fleeting: true, sign: '延' },
    ],
  ],
  left: [{ zone: 'discard', as: 'pile' }],
  right: [{ zone: 'deck', as: 'pile' }],
  middle: [],
  facts: ({ power }, seat) => [{ key: 'power', value: power[seat] as number, of: 100, life: true }],
  phases: [
    [['ready', 'draw'], DRAW],
    [['main'], MAIN],
    [['battle'], FIGHT],
    [['end'], END],
  ],
  announced: ['battle'],
  where: into(
    {
      'move-front': 'front',
      'move-middle': 'middle',
      'move-back': 'back',
      deploy: 'domain',
      extend: 'extension',
    },
    ['strike'],
  ),
  attacks: ['attack', 'strike'],
  wishes: {
    hand: ['summon', 'use', 'deploy', 'extend'],
    front: ['attack', 'strike', 'move-middle'],
    middle: ['attack', 'strike', 'move-front'],
    back: ['attack', 'strike', 'move-front'],
  },
});
