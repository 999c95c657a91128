import type { Keyword, ShCardDef } from '@taisen/shenhun';
import { KEYWORDS, shenhun } from '@taisen/shenhun';
import type { ShapeName } from '../../art/shapes.ts';
import type { EffectMark, Mark } from '../../table/chips.ts';
import { type Now, numberNow, wordOf } from '../game-ui.ts';
import { COUNTDOWN, DORMANT, MAIN_FIGHTER } from './words.ts';

const SHAPES: Readonly<Record<Keyword, ShapeName>> = {
  counter: 'bolt',
  breaker: 'mountain',
  guard: 'shield',
  snipe: 'eye',
  flurry: 'sword',
  reap: 'skull',
  armor: 'hexagon',
  veil: 'wind',
};

export function marks({ type }: ShCardDef, now: Now): readonly Mark[] {
  const found: Mark[] = [];
  if (now['main'] === true) found.push({ key: 'main', shape: 'star', good: null, name: MAIN_FIGHTER });
  if (type === 'myth' && now['holds'] === false)
    found.push({ key: 'dormant', shape: 'zed', good: null, name: DORMANT });
  const countdown = numberNow(now, 'countdown') ?? 0;
  if (countdown > 0)
    found.push({ key: 'countdown', shape: 'clock', good: null, label: String(countdown), name: COUNTDOWN });
  const keywords = (now['keywords'] ?? {}) as Partial<Record<Keyword, number>>;
  for (const keyword of KEYWORDS) {
    const amount = keywords[keyword] ?? 0;
    if (amount <= 0) continue;
    const [name, rule] = [wordOf(shenhun, `keyword.${keyword}`), wordOf(shenhun, `keyword.${keyword}.rule`)];
    const label = amount > 1 ? { label: String(amount) } : {};
    found.push({ key: keyword, shape: SHAPES[keyword], good: true, name, rule, ...label });
  }
  return found;
}

/** Keywords are among the facts of the card. */
export const effectMarks: Readonly<Record<string, EffectMark>> = {
  attack: { shape: 'up', good: 'sign' },
  health: { shape: 'heart', good: 'sign' },
  frailty: { shape: 'down', good: false },
  cost: { shape: 'ring', good: false },
  deaths: { shape: 'skull', good: false },
  extensionCost: { shape: 'ring', good: false },
  attacks: { shape: 'sword', good: 'sign' },
  pierce: { shape: 'diamond', good: true },
};
