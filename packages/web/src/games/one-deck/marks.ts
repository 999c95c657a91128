import type { OdCardDef } from '@taisen/one-deck';
import type { EffectMark, Mark } from '../../table/chips.ts';
import { type Now, numberNow } from '../game-ui.ts';
import { DAMAGE, FRESH, FRESH_RULE } from './words.ts';

export function marks({ kind }: OdCardDef, now: Now): readonly Mark[] {
  const found: Mark[] = [];
  const damage = numberNow(now, 'damage') ?? 0;
  if (damage > 0) found.push({ key: 'damage', shape: 'fang', good: false, label: `−${damage}`, name: DAMAGE });
  if (kind === 'monster' && now['fresh'] === true)
    found.push({ key: 'fresh', shape: 'clock', good: null, name: FRESH, rule: FRESH_RULE });
  return found;
}

export const effectMarks: Readonly<Record<string, EffectMark>> = {
  boost: { shape: 'up', good: 'sign' },
  contrary: { shape: 'wind', good: null },
  peace: { shape: 'shield', good: true },
  guard: { shape: 'shield', good: true },
  veto: { shape: 'barred', good: true },
};
