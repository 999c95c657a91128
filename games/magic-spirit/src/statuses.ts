/** Statuses of monsters: one name, one definition. A status is an effect of the state (see kernel). */
import { type CardId, type Effect, type EffectKind, record, type Words } from '@taisen/kernel';
import { percent } from './percent.ts';
import type { G, MsCard, MsState } from './state.ts';

type Change = (value: number, effect: Effect) => number;

export interface StatusDef {
  readonly name: Words;
  readonly text: Words;
  /** Whether it helps the monster. Effects that remove harmful statuses keep it. */
  readonly good: boolean;
  /** Whether it has an amount, which is shown with its name. */
  readonly counted: boolean;
  readonly changes: Readonly<Record<string, Change>>;
}

const status = (
  name: Words,
  text: Words,
  changes: Record<string, Change>,
  marks: { good?: boolean; counted?: boolean } = {},
): StatusDef => ({ name, text, changes, good: marks.good ?? false, counted: marks.counted ?? false });

const never: Change = () => 0;
const yes: Change = () => 1;
/** MS-10: every percentage is rounded down. */
const HALF = 50;
const SOAKED = 120;
const MARKED = 130;

export const STATUSES = {
  asleep: status(
    { ja: '睡眠', 'zh-Hant': '睡眠', en: 'Asleep' },
    {
      ja: '攻撃・技・反撃ができない。HPが減ると目を覚ます。',
      'zh-Hant': '不能攻擊、使用技能、反擊。HP減少時醒來。',
      en: 'It cannot attack, use skills or strike back. It wakes when it loses HP.',
    },
    { attacks: never, skills: never, counter: never },
  ),
  frozen: status(
    { ja: '凍結', 'zh-Hant': '凍結', en: 'Frozen' },
    { ja: '攻撃・反撃ができない。', 'zh-Hant': '不能攻擊和反擊。', en: 'It cannot attack or strike back.' },
    { attacks: never, counter: never },
  ),
  shocked: status(
    { ja: '感電', 'zh-Hant': '感電', en: 'Shocked' },
    { ja: '技を使えない。', 'zh-Hant': '不能使用技能。', en: 'It cannot use skills.' },
    { skills: never },
  ),
  soaked: status(
    { ja: '水濡れ', 'zh-Hant': '浸濕', en: 'Soaked' },
    {
      ja: '攻撃以外で受けるダメージが20%増える。',
      'zh-Hant': '受到攻擊以外的傷害增加20%。',
      en: 'It takes 20% more damage from anything but attacks.',
    },
    { effectTaken: (value) => percent(value, SOAKED) },
  ),
  silenced: status(
    { ja: '沈黙', 'zh-Hant': '沉默', en: 'Silenced' },
    {
      ja: '技以外の効果とキーワードを失う。',
      'zh-Hant': '失去技能以外的效果與關鍵字。',
      en: 'Its effects and keywords do nothing; its skills still work.',
    },
    {},
  ),
  poisoned: status(
    { ja: '毒', 'zh-Hant': '中毒', en: 'Poisoned' },
    {
      ja: '自分のターン終了時に、その数だけダメージを受ける。',
      'zh-Hant': '自己的回合結束時，受到該數值的傷害。',
      en: "At the end of its player's turn it takes that much damage.",
    },
    {},
    { counted: true },
  ),
  weakened: status(
    { ja: '弱体', 'zh-Hant': '弱化', en: 'Weakened' },
    { ja: '攻撃力がその数だけ下がる。', 'zh-Hant': '攻擊力下降該數值。', en: 'Its attack is less by that much.' },
    { attack: (value, { amount }) => value - amount },
    { counted: true },
  ),
  strengthened: status(
    { ja: '強化', 'zh-Hant': '強化', en: 'Strengthened' },
    { ja: '攻撃力がその数だけ上がる。', 'zh-Hant': '攻擊力上升該數值。', en: 'Its attack is more by that much.' },
    { attack: (value, { amount }) => value + amount },
    { counted: true, good: true },
  ),
  guarded: status(
    { ja: '防護', 'zh-Hant': '防護', en: 'Guarded' },
    { ja: '受けるダメージが半分になる。', 'zh-Hant': '受到的傷害減半。', en: 'It takes half damage.' },
    { battleTaken: (value) => percent(value, HALF), effectTaken: (value) => percent(value, HALF) },
    { good: true },
  ),
  invincible: status(
    { ja: '無敵', 'zh-Hant': '無敵', en: 'Invincible' },
    {
      ja: 'ダメージを受けず、破壊されない。',
      'zh-Hant': '不受傷害，不會被破壞。',
      en: 'It takes no damage and is not destroyed.',
    },
    { battleTaken: never, effectTaken: never, invincible: yes },
    { good: true },
  ),
  undying: status(
    { ja: '不滅', 'zh-Hant': '不滅', en: 'Undying' },
    {
      ja: '破壊される代わりにHP1で残る。',
      'zh-Hant': '將被破壞時改為以HP1留在場上。',
      en: 'It stays at 1 HP instead of being destroyed.',
    },
    { undying: yes },
    { good: true },
  ),
  hidden: status(
    { ja: '潜伏', 'zh-Hant': '潛伏', en: 'Hidden' },
    { ja: '攻撃対象に選ばれない。', 'zh-Hant': '不能被選為攻擊對象。', en: 'It cannot be attacked.' },
    { hidden: yes },
    { good: true },
  ),
  winged: status(
    { ja: '天駆', 'zh-Hant': '天翔', en: 'Winged' },
    {
      ja: '相手の場にモンスターがいてもダイレクトアタックできる。',
      'zh-Hant': '即使對手場上有怪獸也可以直接攻擊。',
      en: 'It may attack directly past monsters.',
    },
    { direct: yes },
    { good: true },
  ),
  roused: status(
    { ja: '奮起', 'zh-Hant': '奮起', en: 'Roused' },
    { ja: '攻撃回数が1回増える。', 'zh-Hant': '可以多攻擊1次。', en: 'It may attack once more.' },
    { attacks: (value) => (value > 0 ? value + 1 : value) },
    { good: true },
  ),
  bristling: status(
    { ja: '棘', 'zh-Hant': '棘', en: 'Bristling' },
    {
      ja: '反撃が攻撃力の100%になる。',
      'zh-Hant': '反擊變為攻擊力的100%。',
      en: 'It strikes back with 100% of its attack.',
    },
    { counter: (value) => (value > 0 ? 100 : value) },
    { good: true },
  ),
  warded: status(
    { ja: '結界', 'zh-Hant': '結界', en: 'Warded' },
    {
      ja: '相手の魔法・技・効果の対象に選ばれない。',
      'zh-Hant': '不能被對手的魔法、技能、效果選為對象。',
      en: "It cannot be chosen by the opponent's magic, skills and effects.",
    },
    { ward: yes },
    { good: true },
  ),
  diving: status(
    { ja: '急襲', 'zh-Hant': '急襲', en: 'Diving' },
    {
      ja: 'ダイレクトアタックのライフダメージが軽減されない。',
      'zh-Hant': '直接攻擊的生命傷害不會減輕。',
      en: 'The damage of its direct attacks to life is not reduced.',
    },
    { unreduced: yes },
    { good: true },
  ),
  marked: status(
    { ja: '標的', 'zh-Hant': '標的', en: 'Marked' },
    {
      ja: '戦闘で受けるダメージが30%増える。',
      'zh-Hant': '受到的戰鬥傷害增加30%。',
      en: 'It takes 30% more damage in battle.',
    },
    { battleTaken: (value) => percent(value, MARKED) },
  ),
  inspired: status(
    { ja: '霊感', 'zh-Hant': '靈感', en: 'Inspired' },
    { ja: '1ターンに技を2回使える。', 'zh-Hant': '每回合可以使用2次技能。', en: 'It may use two skills a turn.' },
    // It does not add up: a skill that inspires could be used forever.
    { skills: (value) => (value > 0 ? Math.max(value, 2) : value) },
    { good: true },
  ),
} satisfies Record<string, StatusDef>;
export type Status = keyof typeof STATUSES;

/** Each status as a kind of effect on its target. */
export const statusEffects: Record<string, EffectKind<MsState>> = Object.fromEntries(
  Object.entries<StatusDef>(STATUSES).map(([kind, { changes }]) => [
    kind,
    {
      modifies: Object.fromEntries(
        Object.entries(changes).map(([value, change]) => [
          value,
          (_g: G, effect: Effect, card: MsCard, before: number) =>
            effect.target === card.id ? change(before, effect) : before,
        ]),
      ),
    },
  ]),
);

export function hasStatus(g: G, card: MsCard, kind: Status): boolean {
  const { effects } = g.s;
  for (let i = 0; i < effects.length; i++) {
    const effect = effects[i] as Effect;
    if (effect.target === card.id && effect.kind === kind) return true;
  }
  return false;
}

/** Gives a monster a status. `until` is the last turn in which it applies. */
export function inflict(
  g: G,
  self: MsCard,
  key: string,
  kind: Status,
  target: CardId,
  until: number,
  amount = 0,
): void {
  const { id: card, def, controller: seat } = self;
  g.s.effects.push({ kind, card, def, ability: key, seat, target, amount, until });
  if (g.recorder !== null) record(g, { type: 'status', card: target, how: kind, amount });
}

/** Removes some kinds of status from a monster, and returns how many. */
export function removeStatuses(g: G, target: CardId, which: (kind: Status) => boolean): number {
  const { effects } = g.s;
  let removed = 0;
  for (let i = effects.length - 1; i >= 0; i--) {
    const { kind, target: on } = effects[i] as Effect;
    if (on !== target || !(kind in STATUSES) || !which(kind as Status)) continue;
    effects.splice(i, 1);
    removed++;
  }
  return removed;
}
