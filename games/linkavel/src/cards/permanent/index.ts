import type { LvCardDef } from '../../card.ts';
import { boneHourglass } from './bone-hourglass.ts';
import { corneredMural } from './cornered-mural.ts';
import { emptyBowl } from './empty-bowl.ts';
import { heavySnow } from './heavy-snow.ts';
import { homewardBell } from './homeward-bell.ts';
import { lamplitNave } from './lamplit-nave.ts';
import { moonlessCanopy } from './moonless-canopy.ts';
import { mournersTally } from './mourners-tally.ts';
import { nightLamp } from './night-lamp.ts';
import { paperWard } from './paper-ward.ts';
import { quiltedSky } from './quilted-sky.ts';
import { sealedReliquary } from './sealed-reliquary.ts';
import { vowOfPebbles } from './vow-of-pebbles.ts';
import { wornSteps } from './worn-steps.ts';

export const PERMANENT_MAGIC: readonly LvCardDef[] = [
  paperWard,
  lamplitNave,
  moonlessCanopy,
  quiltedSky,
  sealedReliquary,
  emptyBowl,
  nightLamp,
  mournersTally,
  wornSteps,
  vowOfPebbles,
  heavySnow,
  boneHourglass,
  homewardBell,
  corneredMural,
];
