import type { ShCardDef } from '../../../card.ts';
import { frostTalisman } from './frost-talisman.ts';
import { prayerFlags } from './prayer-flags.ts';
import { silentBell } from './silent-bell.ts';
import { soulLamp } from './soul-lamp.ts';
import { tollGate } from './toll-gate.ts';
import { warDrums } from './war-drums.ts';
import { watchtower } from './watchtower.ts';

export const LASTING: readonly ShCardDef[] = [
  frostTalisman,
  prayerFlags,
  silentBell,
  soulLamp,
  tollGate,
  warDrums,
  watchtower,
];
