import type { LvCardDef } from '../../card.ts';
import { bellWarden } from './bell-warden.ts';
import { dawnCantor } from './dawn-cantor.ts';
import { firstLamp } from './first-lamp.ts';
import { hushKeeper } from './hush-keeper.ts';
import { lamplightersRound } from './lamplighters-round.ts';
import { matinFinch } from './matin-finch.ts';
import { processionKnight } from './procession-knight.ts';
import { relight } from './relight.ts';
import { vesperHealer } from './vesper-healer.ts';
import { wickChorister } from './wick-chorister.ts';

export const LIGHT: readonly LvCardDef[] = [
  wickChorister,
  bellWarden,
  matinFinch,
  hushKeeper,
  vesperHealer,
  processionKnight,
  dawnCantor,
  firstLamp,
  lamplightersRound,
  relight,
];
