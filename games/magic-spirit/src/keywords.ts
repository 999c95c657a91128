/** Abilities that many monsters share: one word on the card, one definition here. */
import { fill, type Modifier, type Vars, type Words } from '@taisen/kernel';
import type { Clause } from './card.ts';
import type { G, MsCard, MsState } from './state.ts';

/** What a keyword does to a value of the monster that has it. */
type Change = (value: number, vars: Vars, card: MsCard) => number;

interface KeywordDef {
  readonly name: Words;
  readonly rule: Words;
  readonly vars: Vars;
  readonly changes: Readonly<Record<string, Change>>;
  readonly clause: Clause;
}

const filled = (text: Words, vars: Vars): Words => ({
  ja: fill(text.ja, vars),
  'zh-Hant': fill(text['zh-Hant'], vars),
  en: fill(text.en, vars),
});

/** The modifiers of an ability that gives a keyword to the monsters that `has` names. */
const modifiersOf = (changes: KeywordDef['changes'], has: (g: G, self: MsCard, card: MsCard) => boolean) =>
  Object.fromEntries(
    Object.entries(changes).map(([value, change]): [string, Modifier<MsState, Vars>] => [
      value,
      (g, self, card, before, vars) => (has(g, self, card) ? change(before, vars, card) : before),
    ]),
  );

const keyword = (name: Words, text: Words, changes: Record<string, Change>, vars: Vars = {}): KeywordDef => ({
  name,
  rule: filled(text, vars),
  vars,
  changes,
  clause: {
    vars,
    text: {
      ja: `【${name.ja}】（${text.ja}）`,
      'zh-Hant': `【${name['zh-Hant']}】（${text['zh-Hant']}）`,
      en: `${name.en} (${text.en})`,
    },
    does: () => ({ kind: 'always', modifies: modifiersOf(changes, (_g, self, card) => card.id === self.id) }),
  },
});

const yes: Change = () => 1;

export const KEYWORDS = {
  guardian: keyword(
    { ja: '守護者', 'zh-Hant': '守護者', en: 'Guardian' },
    {
      ja: 'このモンスターが場にいる限り、【守護者】を持たない味方モンスターは攻撃対象に選ばれない。',
      'zh-Hant': '只要這隻怪獸在場，不具【守護者】的我方怪獸不能被選為攻擊對象。',
      en: 'While it stands, your monsters without Guardian cannot be attacked.',
    },
    { guardian: yes },
  ),
  soaring: keyword(
    { ja: '飛翔', 'zh-Hant': '飛翔', en: 'Soaring' },
    {
      ja: '相手の場にモンスターがいてもダイレクトアタックできる。',
      'zh-Hant': '即使對手場上有怪獸也可以直接攻擊。',
      en: 'It may attack directly past monsters.',
    },
    { direct: yes },
  ),
  steadfast: keyword(
    { ja: '不屈', 'zh-Hant': '不屈', en: 'Steadfast' },
    {
      ja: '場にいる間に一度だけ、破壊される代わりにHP1で残る。',
      'zh-Hant': '在場期間僅一次，將被破壞時改為以HP1留在場上。',
      en: 'Once while on the field, it stays at 1 HP instead of being destroyed.',
    },
    { steadfast: (value, _vars, card) => (card.escaped ? value : 1) },
  ),
  flurry: keyword(
    { ja: '連撃', 'zh-Hant': '連擊', en: 'Flurry' },
    { ja: '1ターンに2回攻撃できる。', 'zh-Hant': '每回合可以攻擊2次。', en: 'It may attack twice a turn.' },
    // A monster that cannot attack gets no additional attack.
    { attacks: (value) => (value > 0 ? value + 1 : value) },
  ),
  riposte: keyword(
    { ja: '猛反撃', 'zh-Hant': '猛反擊', en: 'Riposte' },
    {
      ja: '反撃が攻撃力の{percent}%になる。',
      'zh-Hant': '反擊變為攻擊力的{percent}%。',
      en: 'It strikes back with {percent}% of its attack.',
    },
    { counter: (value, vars) => (value > 0 ? Math.max(value, vars['percent'] as number) : value) },
    { percent: 60 },
  ),
  swift: keyword(
    { ja: '疾風', 'zh-Hant': '疾風', en: 'Swift' },
    { ja: '攻撃しても反撃を受けない。', 'zh-Hant': '攻擊時不會受到反擊。', en: 'It is not struck back.' },
    { swift: yes },
  ),
  lance: keyword(
    { ja: '完全貫通', 'zh-Hant': '完全貫穿', en: 'Lance' },
    {
      ja: '貫通ダメージが余剰の{percent}%になる。',
      'zh-Hant': '貫穿傷害變為溢出的{percent}%。',
      en: 'Its piercing is {percent}% of the excess.',
    },
    { piercing: (value, vars) => Math.max(value, vars['percent'] as number) },
    { percent: 100 },
  ),
  leech: keyword(
    { ja: '吸命', 'zh-Hant': '吸命', en: 'Leech' },
    {
      ja: '攻撃で減らした相手モンスターのHPの{percent}%、このモンスターのHPを回復する。',
      'zh-Hant': '回復攻擊所扣除對手怪獸HP的{percent}%。',
      en: 'It recovers {percent}% of the HP that its attacks take from monsters.',
    },
    { leech: (value, vars) => Math.max(value, vars['percent'] as number) },
    { percent: 50 },
  ),
  veiled: keyword(
    { ja: '隠形', 'zh-Hant': '隱形', en: 'Veiled' },
    {
      ja: '【隠形】を持たない味方モンスターがいる限り、攻撃対象に選ばれない。',
      'zh-Hant': '只要我方有不具【隱形】的怪獸，就不能被選為攻擊對象。',
      en: 'It cannot be attacked while you have another monster without Veiled.',
    },
    { veiled: yes },
  ),
  ward: keyword(
    { ja: '魔除け', 'zh-Hant': '避魔', en: 'Ward' },
    {
      ja: '相手の魔法・技・効果の対象に選ばれない。',
      'zh-Hant': '不能被對手的魔法、技能、效果選為對象。',
      en: "It cannot be chosen by the opponent's magic, skills and effects.",
    },
    { ward: yes },
  ),
  venom: keyword(
    { ja: '毒牙', 'zh-Hant': '毒牙', en: 'Venom' },
    {
      ja: '攻撃でHPを減らしたモンスターを、場を離れるまで〈毒{n}〉状態にする。',
      'zh-Hant': '因其攻擊而失去HP的怪獸陷入〈中毒{n}〉，直到其離場。',
      en: 'A monster that loses HP to its attack is Poisoned {n} until it leaves the field.',
    },
    { venom: (value, vars) => value + (vars['n'] as number) },
    { n: 200 },
  ),
  lone: keyword(
    { ja: '孤高', 'zh-Hant': '孤高', en: 'Lone' },
    {
      ja: 'このモンスターの孤軍奮闘は、差を1体多く数える。',
      'zh-Hant': '這隻怪獸的孤軍奮鬥，差距多算1隻。',
      en: 'When the underdog rule helps it, the difference counts one more.',
    },
    { lone: yes },
  ),
} satisfies Record<string, KeywordDef>;
export type Keyword = keyof typeof KEYWORDS;

/** The modifiers of an aura: a keyword for all monsters that `has` names. */
export const keywordAura = (key: Keyword, has: (g: G, self: MsCard, card: MsCard) => boolean) =>
  modifiersOf(KEYWORDS[key].changes, has);
