import type { LvCardDef } from '@taisen/linkavel';
import type { EffectMark, Mark } from '../../table/chips.ts';
import { type Now, numberNow } from '../game-ui.ts';
import { COUNTERS, NEGATED, NEGATED_RULE } from './words.ts';

export function marks(_def: LvCardDef, now: Now): readonly Mark[] {
  const counters = numberNow(now, 'counters') ?? 0;
  const found: Mark[] = [];
  if (now['negated'] === true)
    found.push({ key: 'negated', shape: 'barred', good: false, name: NEGATED, rule: NEGATED_RULE });
  if (counters > 0) found.push({ key: 'counters', shape: 'ring', good: null, label: String(counters), name: COUNTERS });
  return found;
}

export const effectMarks: Readonly<Record<string, EffectMark>> = {
  power: { shape: 'up', good: 'sign' },
  attacks: { shape: 'sword', good: 'sign' },
  direct: { shape: 'wing', good: true },
  hidden: { shape: 'eye', good: true },
  guard: { shape: 'shield', good: true },
  battleProof: { shape: 'shield', good: true },
  effectProof: { shape: 'hexagon', good: true },
  shield: { shape: 'shield', good: true },
};
