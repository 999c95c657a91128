/** Continuous effects: they apply while their card is on the table. */
import type { Vars, Words } from '@taisen/kernel';
import { always, alwaysForPlayer } from '../abilities.ts';
import { ATTRIBUTE_NAMES, type Attribute } from '../attributes.ts';
import { defOf, isOf } from '../card.ts';
import { CATEGORIES, type Category } from '../categories.ts';
import { chargeCount } from '../charge.ts';
import { KEYWORDS, type Keyword, keywordAura } from '../keywords.ts';
import { percent } from '../percent.ts';
import { type G, inPlay, type MsCard, monstersOf } from '../state.ts';

const isAlly = (self: MsCard, card: MsCard): boolean => inPlay(card) && card.controller === self.controller;
const isOtherAlly = (self: MsCard, card: MsCard): boolean => isAlly(self, card) && card.id !== self.id;

/** Monsters of a category on the player's side, including the card itself. */
export const categoryAttack = (category: Category, n: number) => {
  const { ja, 'zh-Hant': zh, en } = CATEGORIES[category];
  return always(
    { n },
    {
      ja: `味方の【${ja}】の攻撃力+{n}。`,
      'zh-Hant': `我方【${zh}】的攻擊力+{n}。`,
      en: `Your ${en} monsters have {n} more attack.`,
    },
    { attack: (g, self, card, value, v) => (isAlly(self, card) && isOf(g, card, category) ? value + v.n : value) },
  );
};

export const othersAttack = (n: number) =>
  always(
    { n },
    {
      ja: '他の味方モンスターの攻撃力+{n}。',
      'zh-Hant': '其他我方怪獸的攻擊力+{n}。',
      en: 'Your other monsters have {n} more attack.',
    },
    { attack: (_g, self, card, value, v) => (isOtherAlly(self, card) ? value + v.n : value) },
  );

/** On a field or phase card: all monsters of its player. */
export const alliesAttack = (n: number) =>
  always(
    { n },
    {
      ja: '味方モンスターの攻撃力+{n}。',
      'zh-Hant': '我方怪獸的攻擊力+{n}。',
      en: 'Your monsters have {n} more attack.',
    },
    {
      attack: (_g, self, card, value, v) => (isAlly(self, card) ? value + v.n : value),
    },
  );

export const foesAttack = (n: number) =>
  always(
    { n },
    {
      ja: '相手モンスターの攻撃力-{n}。',
      'zh-Hant': '對手怪獸的攻擊力-{n}。',
      en: 'Opposing monsters have {n} less attack.',
    },
    {
      attack: (_g, self, card, value, v) => (inPlay(card) && card.controller !== self.controller ? value - v.n : value),
    },
  );

/** Its attack grows with the other monsters of its category. */
export const attackPerCategory = (category: Category, n: number) => {
  const { ja, 'zh-Hant': zh, en } = CATEGORIES[category];
  return always(
    { n },
    {
      ja: `他の味方【${ja}】1体につき、攻撃力+{n}。`,
      'zh-Hant': `每有1隻其他我方【${zh}】，攻擊力+{n}。`,
      en: `It has {n} more attack for each other ${en} monster you have.`,
    },
    {
      attack: (g, self, card, value, v) => {
        if (card.id !== self.id) return value;
        const others = monstersOf(g, self.controller).filter((one) => one.id !== self.id && isOf(g, one, category));
        return value + v.n * others.length;
      },
    },
  );
};

export const attackPerCharge = (n: number) =>
  always(
    { n },
    {
      ja: 'このモンスターのチャージ1つにつき、攻撃力+{n}。',
      'zh-Hant': '這隻怪獸每有1個充能，攻擊力+{n}。',
      en: 'It has {n} more attack for each charge on it.',
    },
    { attack: (g, self, card, value, v) => (card.id === self.id ? value + v.n * chargeCount(g, self) : value) },
  );

export const attackWhenAlone = (n: number) =>
  always(
    { n },
    {
      ja: '他の味方モンスターがいない間、攻撃力+{n}。',
      'zh-Hant': '沒有其他我方怪獸時，攻擊力+{n}。',
      en: 'It has {n} more attack while it is your only monster.',
    },
    {
      attack: (g, self, card, value, v) =>
        card.id === self.id && monstersOf(g, self.controller).length === 1 ? value + v.n : value,
    },
  );

export const attackWhenDamaged = (n: number) =>
  always(
    { n },
    {
      ja: 'HPが減っている間、攻撃力+{n}。',
      'zh-Hant': 'HP未滿時，攻擊力+{n}。',
      en: 'It has {n} more attack while it is wounded.',
    },
    { attack: (_g, self, card, value, v) => (card.id === self.id && self.damage > 0 ? value + v.n : value) },
  );

export const armor = (n: number) =>
  always(
    { n },
    { ja: '戦闘で受けるダメージ-{n}。', 'zh-Hant': '受到的戰鬥傷害-{n}。', en: 'It takes {n} less damage in battle.' },
    {
      battleTaken: (_g, self, card, value, v) => (card.id === self.id ? value - v.n : value),
    },
  );

export const lessEffectDamage = (rate: number) =>
  always(
    { rate },
    {
      ja: '攻撃以外で受けるダメージ-{rate}%。',
      'zh-Hant': '受到攻擊以外的傷害-{rate}%。',
      en: 'It takes {rate}% less damage from anything but attacks.',
    },
    { effectTaken: (_g, self, card, value, v) => (card.id === self.id ? percent(value, 100 - v.rate) : value) },
  );

/** All monsters of its player take less damage in battle. */
export const lessBattleDamage = (rate: number) =>
  always(
    { rate },
    {
      ja: '味方モンスターが戦闘で受けるダメージ-{rate}%。',
      'zh-Hant': '我方怪獸受到的戰鬥傷害-{rate}%。',
      en: 'Your monsters take {rate}% less damage in battle.',
    },
    { battleTaken: (_g, self, card, value, v) => (isAlly(self, card) ? percent(value, 100 - v.rate) : value) },
  );

/** Monsters in the player's hand. A cost never goes below 1 (see `costOf`). */
export const reduceCost = (attribute: Attribute, n: number) => {
  const { ja, 'zh-Hant': zh, en } = ATTRIBUTE_NAMES[attribute];
  return always(
    { n },
    {
      ja: `自分の${ja}属性モンスターのコスト-{n}（最低1）。`,
      'zh-Hant': `我方${zh}屬性怪獸的費用-{n}（最低1）。`,
      en: `Your ${en} monsters cost {n} less (at least 1).`,
    },
    {
      cost: (g, self, card, value, v) => {
        const def = defOf(g, card);
        return card.controller === self.controller && def.kind === 'monster' && def.attribute === attribute
          ? value - v.n
          : value;
      },
    },
  );
};

/** The opponent's setsuna cost more. */
export const raiseSetsunaCost = (n: number) =>
  alwaysForPlayer(
    { n },
    {
      ja: '相手の刹那詠唱の追加コスト+{n}。',
      'zh-Hant': '對手剎那詠唱的追加費用+{n}。',
      en: "The opponent's setsuna cost {n} more.",
    },
    { setsunaExtra: (_g, self, seat, value, v) => (seat === self.controller ? value : value + v.n) },
  );

/** Whom an aura helps. */
type Scope = 'others' | 'allies' | 'every' | Category;

function scopeOf(scope: Scope): { words: Words; has: (g: G, self: MsCard, card: MsCard) => boolean } {
  if (scope === 'others')
    return {
      words: { ja: '他の味方モンスター', 'zh-Hant': '其他我方怪獸', en: 'Your other monsters' },
      has: (_g, self, card) => isOtherAlly(self, card),
    };
  if (scope === 'allies')
    return {
      words: { ja: '味方モンスター', 'zh-Hant': '我方怪獸', en: 'Your monsters' },
      has: (_g, self, card) => isAlly(self, card),
    };
  if (scope === 'every')
    return {
      words: { ja: '全てのモンスター', 'zh-Hant': '所有怪獸', en: 'All monsters' },
      has: (_g, _self, card) => inPlay(card),
    };
  const { ja, 'zh-Hant': zh, en } = CATEGORIES[scope];
  return {
    words: { ja: `他の味方【${ja}】`, 'zh-Hant': `其他我方【${zh}】`, en: `Your other ${en} monsters` },
    has: (g, self, card) => isOtherAlly(self, card) && isOf(g, card, scope),
  };
}

/** Gives a keyword to other monsters. Any keyword will do. */
export const auraKeyword = (scope: Scope, key: Keyword) => {
  const { words, has } = scopeOf(scope);
  const { name, vars } = KEYWORDS[key] as { name: Words; vars: Vars };
  // The numbers of a keyword are part of its meaning: the text names only the keyword.
  return always(
    {},
    {
      ja: `${words.ja}は【${name.ja}】を得る。`,
      'zh-Hant': `${words['zh-Hant']}獲得【${name['zh-Hant']}】。`,
      en: `${words.en} have ${name.en}.`,
    },
    Object.fromEntries(
      Object.entries(keywordAura(key, has)).map(([value, modify]) => [
        value,
        (g: G, self: MsCard, card: MsCard, before: number) => modify(g, self, card, before, vars),
      ]),
    ),
  );
};

/** On the brink nothing harms it. */
export const invincibleBelow = (life: number) => {
  const safe = (g: G, self: MsCard, card: MsCard, limit: number) =>
    card.id === self.id && (g.s.life[self.controller] as number) <= limit;
  return always(
    { life },
    {
      ja: '自分のライフが{life}以下の間、ダメージを受けず、破壊されない。',
      'zh-Hant': '自己生命在{life}以下時，不受傷害，也不會被破壞。',
      en: 'While your life is {life} or less, it takes no damage and is not destroyed.',
    },
    {
      battleTaken: (g, self, card, value, v) => (safe(g, self, card, v.life) ? 0 : value),
      effectTaken: (g, self, card, value, v) => (safe(g, self, card, v.life) ? 0 : value),
      invincible: (g, self, card, value, v) => (safe(g, self, card, v.life) ? 1 : value),
    },
  );
};

/** Nobody attacks the go-between while the sides are even. */
export const hiddenWhenEven = () =>
  always(
    {},
    {
      ja: 'お互いのモンスターの数が同じ間、攻撃対象に選ばれない。',
      'zh-Hant': '雙方怪獸數量相同時，不能被選為攻擊對象。',
      en: 'It cannot be attacked while both players have as many monsters.',
    },
    {
      hidden: (g, self, card, value) =>
        card.id === self.id && monstersOf(g, 0).length === monstersOf(g, 1).length ? 1 : value,
    },
  );

export const attackPerCopy = (n: number) =>
  always(
    { n },
    {
      ja: '味方の同じ名前のモンスター1体につき、攻撃力+{n}（自身を含む）。',
      'zh-Hant': '我方每有1隻同名怪獸（含自身），攻擊力+{n}。',
      en: 'It has {n} more attack for each monster of yours with the same name, itself included.',
    },
    {
      attack: (g, self, card, value, v) =>
        card.id === self.id
          ? value + v.n * monstersOf(g, self.controller).filter(({ def }) => def === self.def).length
          : value,
    },
  );
