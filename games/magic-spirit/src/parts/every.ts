/** MS-7.1: effects of field cards. They are the same for both players. */
import { ask, FOREVER, NO, opponent, pickSome, type Seat, YES } from '@taisen/kernel';
import { always, alwaysForPlayer } from '../abilities.ts';
import { ATTRIBUTE_NAMES, type Attribute } from '../attributes.ts';
import { attributeIs, defOf } from '../card.ts';
import { asking } from '../choose.ts';
import { draw as drawCards } from '../draw.ts';
import { discard, regainHp } from '../leave.ts';
import { damagePlayer, healPlayer } from '../life.ts';
import { percent } from '../percent.ts';
import { type G, handOf, inPlay, type MsCard, monstersOf } from '../state.ts';
import { inflict } from '../statuses.ts';
import { counted } from './cards.ts';
import { part } from './part.ts';

/** The player whose turn it is. */
const turnPlayer = (g: G): Seat => g.s.active;
const everyMonster = (g: G): MsCard[] => [...monstersOf(g, 0), ...monstersOf(g, 1)];

export const everyAttack = (attribute: Attribute, n: number) => {
  const { ja, 'zh-Hant': zh, en } = ATTRIBUTE_NAMES[attribute];
  return always(
    { n },
    {
      ja: `全ての${ja}属性モンスターの攻撃力+{n}。`,
      'zh-Hant': `所有${zh}屬性怪獸的攻擊力+{n}。`,
      en: `Every ${en} monster has {n} more attack.`,
    },
    { attack: (g, _self, card, value, v) => (inPlay(card) && attributeIs(g, card, attribute) ? value + v.n : value) },
  );
};

export const everyHp = (attribute: Attribute, n: number) => {
  const { ja, 'zh-Hant': zh, en } = ATTRIBUTE_NAMES[attribute];
  return always(
    { n },
    {
      ja: `全ての${ja}属性モンスターの最大HP+{n}。`,
      'zh-Hant': `所有${zh}屬性怪獸的最大HP+{n}。`,
      en: `Every ${en} monster has {n} more HP.`,
    },
    { hp: (g, _self, card, value, v) => (inPlay(card) && attributeIs(g, card, attribute) ? value + v.n : value) },
  );
};

/** All but the monsters of an attribute. */
export const othersWeaker = (attribute: Attribute, n: number) => {
  const { ja, 'zh-Hant': zh, en } = ATTRIBUTE_NAMES[attribute];
  return always(
    { n },
    {
      ja: `${ja}属性でない全てのモンスターの攻撃力-{n}。`,
      'zh-Hant': `所有非${zh}屬性怪獸的攻擊力-{n}。`,
      en: `Every monster that is not ${en} has {n} less attack.`,
    },
    { attack: (g, _self, card, value, v) => (inPlay(card) && !attributeIs(g, card, attribute) ? value - v.n : value) },
  );
};

export const freshAttack = (n: number) =>
  always(
    { n },
    {
      ja: '全てのモンスターは、召喚されたターンの間、攻撃力+{n}。',
      'zh-Hant': '所有怪獸在召喚的回合攻擊力+{n}。',
      en: 'Every monster has {n} more attack in the turn it is summoned.',
    },
    { attack: (g, _self, card, value, v) => (inPlay(card) && card.since === g.s.turn ? value + v.n : value) },
  );

export const everyBattleTaken = (rate: number) =>
  always(
    { rate },
    {
      ja: '全てのモンスターが戦闘で受けるダメージ-{rate}%。',
      'zh-Hant': '所有怪獸受到的戰鬥傷害-{rate}%。',
      en: 'Every monster takes {rate}% less damage in battle.',
    },
    { battleTaken: (_g, _self, card, value, v) => (inPlay(card) ? percent(value, 100 - v.rate) : value) },
  );

/** All monsters take more damage from skills and magic. */
export const everyEffectTaken = (rate: number) =>
  always(
    { rate },
    {
      ja: '全てのモンスターが攻撃以外で受けるダメージ+{rate}%。',
      'zh-Hant': '所有怪獸受到攻擊以外的傷害+{rate}%。',
      en: 'Every monster takes {rate}% more damage from anything but attacks.',
    },
    { effectTaken: (_g, _self, card, value, v) => (inPlay(card) ? percent(value, 100 + v.rate) : value) },
  );

/** All monsters counter with at least a percentage. */
export const everyCounter = (rate: number) =>
  always(
    { rate },
    {
      ja: '全てのモンスターの反撃は、攻撃力の{rate}%以上になる。',
      'zh-Hant': '所有怪獸的反擊至少為攻擊力的{rate}%。',
      en: 'Every monster strikes back with at least {rate}% of its attack.',
    },
    { counter: (_g, _self, card, value, v) => (inPlay(card) && value > 0 ? Math.max(value, v.rate) : value) },
  );

export const everySkill = () =>
  always(
    { n: 1 },
    {
      ja: '全てのモンスターは、1ターンに技をもう{n}回使える。',
      'zh-Hant': '所有怪獸每回合可以多使用{n}次技能。',
      en: 'Every monster may use {n} more skill a turn.',
    },
    { skills: (_g, _self, card, value, v) => (inPlay(card) && value > 0 ? value + v.n : value) },
  );

export const bigOnesStay = (cost: number) =>
  always(
    { cost },
    {
      ja: 'コスト{cost}以上の全てのモンスターは攻撃できない。',
      'zh-Hant': '所有費用{cost}以上的怪獸不能攻擊。',
      en: 'No monster of cost {cost} or more can attack.',
    },
    { attacks: (g, _self, card, value, v) => (inPlay(card) && defOf(g, card).cost >= v.cost ? 0 : value) },
  );

export const freeSetsuna = () =>
  alwaysForPlayer(
    {},
    {
      ja: 'お互いの刹那詠唱の追加コストは0になる。',
      'zh-Hant': '雙方剎那詠唱的追加費用變為0。',
      en: 'The additional cost of a setsuna is 0 for both players.',
    },
    { setsunaExtra: () => 0 },
  );

/** Whoever has no monster of the attribute pays for it. */
export const fireOrBurn = (n: number) =>
  part(
    { n },
    {
      ja: '炎属性モンスターがいないプレイヤーのライフに{n}ダメージ。',
      'zh-Hant': '對場上沒有炎屬性怪獸的玩家生命造成{n}點傷害。',
      en: 'Each player without a Fire monster takes {n} damage.',
    },
    (g, self, v) => {
      for (const seat of [0, 1] as const) {
        if (monstersOf(g, seat).some((card) => attributeIs(g, card, 'fire'))) continue;
        damagePlayer(g, seat, v.n, 'effect', self.id);
      }
    },
  );

export const healEvery = (attribute: Attribute, n: number) => {
  const { ja, 'zh-Hant': zh, en } = ATTRIBUTE_NAMES[attribute];
  return part(
    { n },
    {
      ja: `全ての${ja}属性モンスターのHPを{n}回復。`,
      'zh-Hant': `回復所有${zh}屬性怪獸{n}點HP。`,
      en: `Every ${en} monster recovers {n} HP.`,
    },
    (g, _self, v) => {
      for (const card of everyMonster(g)) if (attributeIs(g, card, attribute)) regainHp(g, card, v.n);
    },
  );
};

export const lifePerOwn = (attribute: Attribute, n: number) => {
  const { ja, 'zh-Hant': zh, en } = ATTRIBUTE_NAMES[attribute];
  return part(
    { n },
    {
      ja: `ターンプレイヤーは、自分の${ja}属性モンスター1体につきライフを{n}回復。`,
      'zh-Hant': `回合玩家每有1隻${zh}屬性怪獸，回復{n}點生命。`,
      en: `The turn player gains {n} life for each ${en} monster they have.`,
    },
    (g, _self, v) => {
      const count = monstersOf(g, turnPlayer(g)).filter((card) => attributeIs(g, card, attribute)).length;
      if (count > 0) healPlayer(g, turnPlayer(g), v.n * count);
    },
  );
};

/** The summoned monster is the event's. */
export const poisonStrangers = (n: number) =>
  part(
    { n },
    {
      ja: 'そのモンスターを、場を離れるまで〈毒{n}〉状態にする。',
      'zh-Hant': '使該怪獸進入〈中毒{n}〉狀態，直到其離場。',
      en: 'Make that monster Poisoned {n} until it leaves the field.',
    },
    (g, self, v, key, event) => {
      const card = g.s.cards[event.card as number] as MsCard;
      if (inPlay(card)) inflict(g, self, key, 'poisoned', card.id, FOREVER, v.n);
    },
  );

export const burnActor = (n: number) =>
  part(
    { n },
    {
      ja: 'そのプレイヤーのライフに{n}ダメージ。',
      'zh-Hant': '對該玩家生命造成{n}點傷害。',
      en: 'That player takes {n} damage.',
    },
    (g, self, v, _key, event) => {
      damagePlayer(g, event.seat ?? opponent(self.controller), v.n, 'effect', self.id);
    },
  );

/** The turn player exchanges a card. */
export const turnPlayerLoots = (n: number) =>
  part(
    { n },
    {
      ja: 'ターンプレイヤーは手札を{n}枚捨て、カードを{n}枚引く。',
      'zh-Hant': '回合玩家捨棄{n}張手牌，抽{n}張牌。',
      en: `The turn player discards ${counted(n)} and draws ${counted(n)}.`,
    },
    function* (g, self, v, key) {
      const seat = turnPlayer(g);
      for (const id of yield* pickSome(seat, 'discard', handOf(g, seat), v.n, asking(self, key))) discard(g, id);
      drawCards(g, seat, v.n);
    },
  );

/** The turn player may buy a card for life. */
export const lifeForCard = (n: number) =>
  part(
    { n },
    {
      ja: 'ターンプレイヤーは、ライフを{n}失ってカードを1枚引いてもよい。',
      'zh-Hant': '回合玩家可以失去{n}點生命，抽1張牌。',
      en: 'The turn player may lose {n} life to draw a card.',
    },
    function* (g, self, v, key) {
      const seat = turnPlayer(g);
      if ((g.s.life[seat] as number) <= v.n) return;
      const answer = yield* ask(seat, 'buy', [YES, NO], { card: self.id, ability: key });
      if (answer !== YES) return;
      damagePlayer(g, seat, v.n, 'effect', self.id);
      drawCards(g, seat, 1);
    },
  );
