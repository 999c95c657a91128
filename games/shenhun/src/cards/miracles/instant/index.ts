import type { ShCardDef } from '../../../card.ts';
import { brokenSeal } from './broken-seal.ts';
import { callTheFallen } from './call-the-fallen.ts';
import { emberRain } from './ember-rain.ts';
import { floodOfInk } from './flood-of-ink.ts';
import { forcedMarch } from './forced-march.ts';
import { gateOfExile } from './gate-of-exile.ts';
import { guardianDecree } from './guardian-decree.ts';
import { heavensReckoning } from './heavens-reckoning.ts';
import { heavyLevy } from './heavy-levy.ts';
import { hiddenInMist } from './hidden-in-mist.ts';
import { ironScripture } from './iron-scripture.ts';
import { mendingStroke } from './mending-stroke.ts';
import { rentBounds } from './rent-bounds.ts';
import { scatteredScrolls } from './scattered-scrolls.ts';
import { soulExchange } from './soul-exchange.ts';
import { soulTithe } from './soul-tithe.ts';
import { thunderEdict } from './thunder-edict.ts';
import { warCry } from './war-cry.ts';

export const INSTANT: readonly ShCardDef[] = [
  brokenSeal,
  callTheFallen,
  emberRain,
  floodOfInk,
  forcedMarch,
  gateOfExile,
  guardianDecree,
  heavensReckoning,
  heavyLevy,
  hiddenInMist,
  ironScripture,
  mendingStroke,
  rentBounds,
  scatteredScrolls,
  soulExchange,
  soulTithe,
  thunderEdict,
  warCry,
];
