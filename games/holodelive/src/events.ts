/** Every event of the game, with its animation and sound. */
import type { EventSpec } from '@taisen/kernel';

export const events = {
  played: { sound: 'place' },
  acted: {},
  copied: {},
  'sent-home': {},
  hid: {},
  'guest-opened': {},
  ready: {},
  unready: {},
  live: {},
  showdown: {},
  'round-won': {},
  renewed: {},
  die: {},
  coin: {},
  said: {},
  discarded: {},
  drawn: {},
  'turn-start': { sound: 'turn' },
} as const satisfies Record<string, EventSpec>;
