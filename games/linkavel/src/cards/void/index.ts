import type { LvCardDef } from '../../card.ts';
import { answeringGolem } from './answering-golem.ts';
import { blankFamiliar } from './blank-familiar.ts';
import { emptyScales } from './empty-scales.ts';
import { erasingScribe } from './erasing-scribe.ts';
import { hollowGnat } from './hollow-gnat.ts';
import { mirrorPilgrim } from './mirror-pilgrim.ts';
import { sixColouredThread } from './six-coloured-thread.ts';
import { sixfoldGate } from './sixfold-gate.ts';
import { stairOfNothing } from './stair-of-nothing.ts';
import { tollStatue } from './toll-statue.ts';

export const VOID: readonly LvCardDef[] = [
  blankFamiliar,
  hollowGnat,
  mirrorPilgrim,
  emptyScales,
  tollStatue,
  answeringGolem,
  erasingScribe,
  sixfoldGate,
  sixColouredThread,
  stairOfNothing,
];
