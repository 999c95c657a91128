import type { ShCardDef } from '../../../card.ts';
import { graveSentinel } from './grave-sentinel.ts';
import { hungryIdol } from './hungry-idol.ts';
import { lanternWarden } from './lantern-warden.ts';
import { mirrorTurtle } from './mirror-turtle.ts';
import { mountainKing } from './mountain-king.ts';
import { oathBrothers } from './oath-brothers.ts';
import { phoenixBearer } from './phoenix-bearer.ts';
import { PLAIN } from './plain.ts';
import { riverChild } from './river-child.ts';
import { stoneMother } from './stone-mother.ts';

export const FRONT: readonly ShCardDef[] = [
  graveSentinel,
  hungryIdol,
  lanternWarden,
  mirrorTurtle,
  mountainKing,
  oathBrothers,
  phoenixBearer,
  ...PLAIN,
  riverChild,
  stoneMother,
];
