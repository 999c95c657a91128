import { STATUSES, type Status } from '@taisen/magic-spirit';
import type { ShapeName } from '../../art/shapes.ts';
import type { EffectMark } from '../../table/chips.ts';

const SHAPES: Readonly<Partial<Record<Status, ShapeName>>> = {
  asleep: 'zed',
  frozen: 'snow',
  shocked: 'bolt',
  soaked: 'drop',
  silenced: 'barred',
  poisoned: 'skull',
  weakened: 'down',
  strengthened: 'up',
  guarded: 'shield',
  invincible: 'star',
  undying: 'heart',
  hidden: 'eye',
  winged: 'wing',
  roused: 'sword',
  bristling: 'fang',
};

export const effectMarks: Readonly<Record<string, EffectMark>> = Object.fromEntries(
  Object.entries(STATUSES).map(([kind, { good }]) => [kind, { shape: SHAPES[kind as Status] ?? 'diamond', good }]),
);
