/** The whole card pool. Characters without code are in tables; every card with code has its own file. */
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
