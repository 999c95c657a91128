/** Every event of the game, with its animation and sound. */
import type { EventSpec } from '@taisen/kernel';

export const events = {
  attacks: { sound: 'attack', shows: 'attack' },
  attacked: {},
  'won-battle': {},
  damaged: { loses: 'player', sound: 'loss' },
  healed: { gains: 'player', sound: 'gain' },
  paid: {},
  destroyed: { sound: 'loss', shows: 'fall' },
  spared: {},
  substituted: {},
  summoned: { sound: 'place', shows: 'play' },
  used: { sound: 'place', shows: 'cast' },
  activated: { shows: 'act' },
  taken: {},
  returned: {},
  trashed: {},
  refreshed: {},
  drawn: {},
  'turn-start': { sound: 'turn' },
  'turn-end': {},
  // Never emitted: see `SUBSTITUTES`.
  'would-be-destroyed': {},
} as const satisfies Record<string, EventSpec>;
