import type { LvCardDef } from '../../card.ts';
import { blazeLancer } from './blaze-lancer.ts';
import { bonfireFox } from './bonfire-fox.ts';
import { calderaTitan } from './caldera-titan.ts';
import { cinderSprite } from './cinder-sprite.ts';
import { furnaceKeeper } from './furnace-keeper.ts';
import { kindlingMouse } from './kindling-mouse.ts';
import { pyreWyrm } from './pyre-wyrm.ts';
import { twinFlameTiger } from './twin-flame-tiger.ts';

export const FIRE: readonly LvCardDef[] = [
  bonfireFox,
  cinderSprite,
  kindlingMouse,
  blazeLancer,
  furnaceKeeper,
  twinFlameTiger,
  calderaTitan,
  pyreWyrm,
];
