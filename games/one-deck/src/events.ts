/** Every event of the game, with its animation and sound. */
import type { EventSpec } from '@taisen/kernel';

export const events = {
  attacks: { sound: 'attack', shows: 'attack' },
  'attack-ended': {},
  beats: {},
  damaged: { loses: 'card', sound: 'loss' },
  hit: { loses: 'player', sound: 'loss' },
  guarded: {},
  reflected: {},
  'called-off': {},
  shifted: {},
  boosted: {},
  destroyed: { sound: 'loss', shows: 'fall' },
  'placed-attack': { sound: 'place', shows: 'play' },
  'placed-defence': { sound: 'place', shows: 'play' },
  set: { sound: 'place' },
  used: { sound: 'place', shows: 'cast' },
  answered: { shows: 'cast' },
  gained: {},
  discarded: {},
  renewed: {},
  drawn: {},
  'turn-start': { sound: 'turn' },
  'turn-end': {},
} as const satisfies Record<string, EventSpec>;
