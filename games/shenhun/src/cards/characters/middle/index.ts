import type { ShCardDef } from '../../../card.ts';
import { ashDancer } from './ash-dancer.ts';
import { bannerBearer } from './banner-bearer.ts';
import { bellRinger } from './bell-ringer.ts';
import { boundsWalker } from './bounds-walker.ts';
import { dawnHerald } from './dawn-herald.ts';
import { nineLives } from './nine-lives.ts';
import { PLAIN } from './plain.ts';
import { soulHunter } from './soul-hunter.ts';
import { soulScribe } from './soul-scribe.ts';
import { spiritSmith } from './spirit-smith.ts';
import { stormGeneral } from './storm-general.ts';
import { swarmEmpress } from './swarm-empress.ts';
import { taxDemon } from './tax-demon.ts';

export const MIDDLE: readonly ShCardDef[] = [
  ashDancer,
  bannerBearer,
  bellRinger,
  boundsWalker,
  dawnHerald,
  nineLives,
  ...PLAIN,
  soulHunter,
  soulScribe,
  spiritSmith,
  stormGeneral,
  swarmEmpress,
  taxDemon,
];
