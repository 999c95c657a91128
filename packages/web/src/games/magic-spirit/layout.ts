import type { MsState } from '@taisen/magic-spirit';
import { into, layoutOf } from '../../table/layout.ts';
import { BATTLE, DRAW, END, MAIN } from '../phases.ts';

export const layout = layoutOf<MsState>({
  rows: [
    [{ zone: 'monsters', as: 'row' }],
    [
      { zone: 'field', as: 'row', small: true, sign: '⬡' },
      { zone: 'phase', as: 'row', small: true, sign: '◐' },
    ],
  ],
  left: [
    { zone: 'graveyard', as: 'pile' },
    { zone: 'removed', as: 'pile', fleeting: true },
  ],
  right: [
    { zone: 'deck', as: 'pile' },
    { zone: 'casting', as: 'pile', fleeting: true },
  ],
  middle: [],
  facts: ({ life, tokens, rested, locked }, seat) => {
    const [all, spent] = [tokens[seat] as number, rested[seat] as number];
    return [
      { key: 'life', value: life[seat] as number, of: 6000, life: true },
      { key: 'tokens', value: `${all - spent}/${all}`, pips: { all, spent } },
      ...((locked[seat] as number) > 0 ? [{ key: 'locked', value: locked[seat] as number }] : []),
    ];
  },
  phases: [
    [['start', 'draw'], DRAW],
    [['main'], MAIN],
    [['battle'], BATTLE],
    [['end'], END],
  ],
  announced: ['battle'],
  where: into({ summon: 'monsters', field: 'field', phase: 'phase' }, ['direct']),
  attacks: ['attack', 'direct'],
  wishes: {
    hand: ['summon', 'use', 'field', 'phase', 'setsuna'],
    monsters: ['attack', 'skill', 'direct'],
    phase: ['charge-sp'],
  },
  under: {
    zone: 'charges',
    on: 'monsters',
    place: (now) => ('place' in now && typeof now.place === 'number' ? now.place : -1),
  },
});
