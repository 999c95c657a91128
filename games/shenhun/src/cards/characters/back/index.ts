import type { ShCardDef } from '../../../card.ts';
import { cursePainter } from './curse-painter.ts';
import { emberSage } from './ember-sage.ts';
import { fallingStar } from './falling-star.ts';
import { inkOracle } from './ink-oracle.ts';
import { PLAIN } from './plain.ts';
import { poisonWeaver } from './poison-weaver.ts';
import { siegeMage } from './siege-mage.ts';
import { sunPiercer } from './sun-piercer.ts';
import { wraithChoir } from './wraith-choir.ts';

export const BACK: readonly ShCardDef[] = [
  cursePainter,
  emberSage,
  fallingStar,
  inkOracle,
  ...PLAIN,
  poisonWeaver,
  siegeMage,
  sunPiercer,
  wraithChoir,
];
