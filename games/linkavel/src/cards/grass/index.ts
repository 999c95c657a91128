import type { LvCardDef } from '../../card.ts';
import { acornPage } from './acorn-page.ts';
import { brambleWall } from './bramble-wall.ts';
import { dewFairy } from './dew-fairy.ts';
import { hiveMother } from './hive-mother.ts';
import { queenOfTheElderWood } from './queen-of-the-elder-wood.ts';
import { ringAntlerStag } from './ring-antler-stag.ts';
import { rootColossus } from './root-colossus.ts';
import { sproutHare } from './sprout-hare.ts';

export const GRASS: readonly LvCardDef[] = [
  acornPage,
  dewFairy,
  sproutHare,
  brambleWall,
  hiveMother,
  ringAntlerStag,
  rootColossus,
  queenOfTheElderWood,
];
