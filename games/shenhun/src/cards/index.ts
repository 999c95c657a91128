/** The whole pool. Characters without code stand in tables; every card with code has a file of its own. */
import type { ShCardDef } from '../card.ts';
import { BACK } from './characters/back/index.ts';
import { FRONT } from './characters/front/index.ts';
import { MIDDLE } from './characters/middle/index.ts';
import { DOMAINS } from './domains/index.ts';
import { ARTIFACT } from './miracles/artifact/index.ts';
import { INSTANT } from './miracles/instant/index.ts';
import { LASTING } from './miracles/lasting/index.ts';
import { SPECIAL } from './miracles/special/index.ts';
import { MYTHS } from './myths/index.ts';

export const CARDS: readonly ShCardDef[] = [
  ...BACK,
  ...FRONT,
  ...MIDDLE,
  ...DOMAINS,
  ...ARTIFACT,
  ...INSTANT,
  ...LASTING,
  ...SPECIAL,
  ...MYTHS,
];
