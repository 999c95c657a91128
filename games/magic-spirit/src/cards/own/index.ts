/** Cards with their own code, one file each. */
import type { MsCardDef } from '../../card.ts';
import { frayedTruce } from './frayed-truce.ts';
import { partingMist } from './parting-mist.ts';
import { tabooEraser } from './taboo-eraser.ts';
import { tabooMirrorWorld } from './taboo-mirror-world.ts';
import { tabooSecondSun } from './taboo-second-sun.ts';
import { tabooSilentOath } from './taboo-silent-oath.ts';
import { tabooStolenHour } from './taboo-stolen-hour.ts';
import { tabooUnmadeKing } from './taboo-unmade-king.ts';
import { tabooWorldLoom } from './taboo-world-loom.ts';

export const OWN: readonly MsCardDef[] = [
  partingMist,
  frayedTruce,
  tabooEraser,
  tabooSecondSun,
  tabooMirrorWorld,
  tabooStolenHour,
  tabooUnmadeKing,
  tabooWorldLoom,
  tabooSilentOath,
];
