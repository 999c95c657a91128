import { fill, type Words } from '@taisen/kernel';
import { type MsCardDef, STATUSES, type Status } from '@taisen/magic-spirit';
import type { ShapeName } from '../../art/shapes.ts';
import type { EffectMark, Mark } from '../../table/chips.ts';
import { type Now, numberNow } from '../game-ui.ts';

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

const UNDERDOG: Words = { ja: '孤軍奮闘', 'zh-Hant': '孤軍奮鬥', en: 'Underdog' };
const UNDERDOG_RULE: Words = {
  ja: '自分のモンスターの方が少ない：戦闘で攻撃力＋{attack}%、受けるダメージ−{damage}%。',
  'zh-Hant': '我方怪獸較少：戰鬥時攻擊力＋{attack}%，受到的傷害−{damage}%。',
  en: 'Your side has fewer monsters: in battle its attack is +{attack}% and the damage it takes −{damage}%.',
};

/** MS-10.1: the underdog rule changes no printed number, but every blow. */
export function marks(_: MsCardDef, now: Now): readonly Mark[] {
  const [attack, damage] = [numberNow(now, 'moreAttack') ?? 0, numberNow(now, 'lessDamage') ?? 0];
  if (attack === 0) return [];
  const say = (language: keyof Words) => fill(UNDERDOG_RULE[language], { attack, damage });
  const rule = { ja: say('ja'), 'zh-Hant': say('zh-Hant'), en: say('en') };
  return [{ key: 'underdog', shape: 'up', good: true, label: `+${attack}%`, name: UNDERDOG, rule }];
}
