/** Every event of the game, with its animation and sound. */
import type { EventSpec } from '@taisen/kernel';

export const events = {
  played: { sound: 'place', shows: 'play' },
  acted: { shows: 'act' },
  copied: {},
  'sent-home': {},
  hid: {},
  'guest-opened': {},
  ready: {},
  unready: {},
  live: { shows: 'scene' },
  showdown: { shows: 'scene' },
  'round-won': {},
  renewed: {},
  die: {},
  coin: {},
  said: {},
  discarded: {},
  drawn: {},
  'turn-start': { sound: 'turn' },
} as const satisfies Record<string, EventSpec>;
