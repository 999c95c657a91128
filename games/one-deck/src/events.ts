/** Every event of the game, with its animation and sound. */
import type { EventSpec } from '@taisen/kernel';

export const events = {
  attacks: { sound: 'attack' },
  'attack-ended': {},
  beats: {},
  damaged: { loses: 'card', sound: 'loss' },
  hit: { loses: 'player', sound: 'loss' },
  guarded: {},
  reflected: {},
  'called-off': {},
  shifted: {},
  boosted: {},
  destroyed: { sound: 'loss' },
  'placed-attack': { sound: 'place' },
  'placed-defence': { sound: 'place' },
  set: { sound: 'place' },
  used: { sound: 'place' },
  answered: {},
  gained: {},
  discarded: {},
  renewed: {},
  drawn: {},
  'turn-start': { sound: 'turn' },
  'turn-end': {},
} as const satisfies Record<string, EventSpec>;
