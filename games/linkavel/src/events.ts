/** Every event of the game, and what it means on the screen beside its text. */
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
  // Only listened to: see `SUBSTITUTES`.
  'would-be-destroyed': {},
} as const satisfies Record<string, EventSpec>;
