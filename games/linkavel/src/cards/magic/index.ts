import type { LvCardDef } from '../../card.ts';
import { borrowedLeash } from './borrowed-leash.ts';
import { callOfTheTide } from './call-of-the-tide.ts';
import { cinderBolt } from './cinder-bolt.ts';
import { ebbAndFlow } from './ebb-and-flow.ts';
import { hush } from './hush.ts';
import { lastProvisions } from './last-provisions.ts';
import { leafMantle } from './leaf-mantle.ts';
import { mendingNet } from './mending-net.ts';
import { morningDraught } from './morning-draught.ts';
import { openSluice } from './open-sluice.ts';
import { riptide } from './riptide.ts';
import { scatterSeeds } from './scatter-seeds.ts';
import { scorchedPath } from './scorched-path.ts';
import { secondSpring } from './second-spring.ts';
import { stokeTheFlames } from './stoke-the-flames.ts';
import { wildfireNight } from './wildfire-night.ts';

export const NORMAL_MAGIC: readonly LvCardDef[] = [
  callOfTheTide,
  cinderBolt,
  stokeTheFlames,
  scorchedPath,
  wildfireNight,
  ebbAndFlow,
  riptide,
  mendingNet,
  openSluice,
  secondSpring,
  scatterSeeds,
  morningDraught,
  leafMantle,
  borrowedLeash,
  hush,
  lastProvisions,
];
