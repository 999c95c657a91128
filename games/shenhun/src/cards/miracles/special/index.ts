import type { ShCardDef } from '../../../card.ts';
import { avengingSpirit } from './avenging-spirit.ts';
import { endOfCalendar } from './end-of-calendar.ts';
import { lateSpring } from './late-spring.ts';
import { meteorHour } from './meteor-hour.ts';
import { midnightToll } from './midnight-toll.ts';
import { snareOfNames } from './snare-of-names.ts';

export const SPECIAL: readonly ShCardDef[] = [
  avengingSpirit,
  endOfCalendar,
  lateSpring,
  meteorHour,
  midnightToll,
  snareOfNames,
];
