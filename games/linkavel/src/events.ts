/** Every event of the game, with its animation and sound. */
import type { EventSpec } from '@taisen/kernel';

export const events = {
  attacks: { sound: 'attack' },
  attacked: {},
  'won-battle': {},
  damaged: { loses: 'player', sound: 'loss' },
  healed: { gains: 'player', sound: 'gain' },
  paid: {},
  destroyed: { sound: 'loss' },
  spared: {},
  substituted: {},
  summoned: { sound: 'place' },
  used: { sound: 'place' },
  activated: {},
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
