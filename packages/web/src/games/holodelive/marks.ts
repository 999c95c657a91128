import type { HlCardDef } from '@taisen/holodelive';
import type { EffectMark, Mark } from '../../table/chips.ts';
import type { Now } from '../game-ui.ts';
import { UNTOUCHABLE, UNTOUCHABLE_RULE } from './words.ts';

export function marks(_def: HlCardDef, now: Now): readonly Mark[] {
  return now['untouchable'] === true
    ? [{ key: 'untouchable', shape: 'shield', good: true, name: UNTOUCHABLE, rule: UNTOUCHABLE_RULE }]
    : [];
}

export const effectMarks: Readonly<Record<string, EffectMark>> = {
  icons: { shape: 'star', good: true },
  suits: { shape: 'flower', good: true },
  silenced: { shape: 'mute', good: false },
  stageClosed: { shape: 'barred', good: false },
};
