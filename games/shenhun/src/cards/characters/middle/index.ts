import type { ShCardDef } from '../../../card.ts';
import { ashDancer } from './ash-dancer.ts';
import { bannerBearer } from './banner-bearer.ts';
import { bellRinger } from './bell-ringer.ts';
import { boundsWalker } from './bounds-walker.ts';
import { dawnHerald } from './dawn-herald.ts';
import { nineLives } from './nine-lives.ts';
import { PLAIN_MIDDLE } from './plain_middle.ts';
import { soulScribe } from './soul-scribe.ts';
import { spiritSmith } from './spirit-smith.ts';
import { swarmEmpress } from './swarm-empress.ts';
import { taxDemon } from './tax-demon.ts';

export const MIDDLE: readonly ShCardDef[] = [
  ashDancer,
  bannerBearer,
  bellRinger,
  boundsWalker,
  dawnHerald,
  nineLives,
  ...PLAIN_MIDDLE,
  soulScribe,
  spiritSmith,
  swarmEmpress,
  taxDemon,
];
