/** Every event of the game, and what it means on the screen beside its text. */
import type { EventSpec } from '@taisen/kernel';

export const events = {
  'turn-start': { sound: 'turn' },
  drawn: {},
  played: { sound: 'place' },
  used: { sound: 'place' },
  attacks: { sound: 'attack' },
  destroyed: { sound: 'loss' },
  damaged: { loses: 'player', sound: 'loss' },
  healed: { gains: 'player', sound: 'gain' },
} as const satisfies Record<string, EventSpec>;
