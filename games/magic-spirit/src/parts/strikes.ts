/** Damage whose target or amount depends on the table. */
import { opponent, pick, type Vars, type Words } from '@taisen/kernel';
import { defOf, isOf } from '../card.ts';
import { CATEGORIES, type Category, hasCategory } from '../categories.ts';
import { chargeCount } from '../charge.ts';
import { asking, chooseOne, foes } from '../choose.ts';
import { chargesOn, damageMonsters, destroy, discard } from '../leave.ts';
import { damagePlayer, healPlayer } from '../life.ts';
import { percent } from '../percent.ts';
import { countMonsters, type G, graveyardOf, handOf, inPlay, type MsCard, monstersOf } from '../state.ts';
import { hasStatus, STATUSES, type Status } from '../statuses.ts';
import { attackOf, hpOf } from '../values.ts';
import { part } from './part.ts';

type Fits<V> = (g: G, card: MsCard, self: MsCard, v: V) => boolean;

/** Damage to one chosen monster among those that fit. It can be used if there is one and the amount is not 0. */
const strike = <V extends Vars>(
  vars: V,
  text: Words,
  amount: (g: G, self: MsCard, v: V, target: MsCard) => number,
  fits: Fits<V> = () => true,
) => {
  const targets = (g: G, self: MsCard, v: V) =>
    foes(g, self.controller, (card) => fits(g, card, self, v) && amount(g, self, v, card) > 0);
  return part(
    vars,
    text,
    function* (g, self, v, key) {
      const target = yield* chooseOne(g, self, key, 'foe', targets(g, self, v));
      if (target !== null) damageMonsters(g, [target], amount(g, self, v, target));
    },
    (g, self, v) => targets(g, self, v).length > 0,
  );
};

export const damageWounded = (n: number) =>
  strike(
    { n },
    {
      ja: 'HPが減っている相手モンスター1体に{n}ダメージ。',
      'zh-Hant': '對1隻HP未滿的對手怪獸造成{n}點傷害。',
      en: 'Deal {n} damage to a wounded opposing monster.',
    },
    (_g, _self, v) => v.n,
    (_g, card) => card.damage > 0,
  );

export const damageExpensive = (cost: number, n: number) =>
  strike(
    { cost, n },
    {
      ja: 'コスト{cost}以上の相手モンスター1体に{n}ダメージ。',
      'zh-Hant': '對1隻費用{cost}以上的對手怪獸造成{n}點傷害。',
      en: 'Deal {n} damage to an opposing monster of cost {cost} or more.',
    },
    (_g, _self, v) => v.n,
    (g, card, _self, v) => defOf(g, card).cost >= v.cost,
  );

export const damageWithStatus = (kind: Status, n: number) => {
  const { ja, 'zh-Hant': zh, en } = STATUSES[kind].name as Words;
  return strike(
    { n },
    {
      ja: `〈${ja}〉状態の相手モンスター1体に{n}ダメージ。`,
      'zh-Hant': `對1隻〈${zh}〉狀態的對手怪獸造成{n}點傷害。`,
      en: `Deal {n} damage to an opposing monster that is ${en}.`,
    },
    (_g, _self, v) => v.n,
    (g, card) => hasStatus(g, card, kind),
  );
};

export const damageAllWithStatus = (kind: Status, n: number) => {
  const { ja, 'zh-Hant': zh, en } = STATUSES[kind].name as Words;
  const those = (g: G, self: MsCard) =>
    monstersOf(g, opponent(self.controller)).filter((card) => hasStatus(g, card, kind));
  return part(
    { n },
    {
      ja: `〈${ja}〉状態の相手モンスター全体に{n}ダメージ。`,
      'zh-Hant': `對所有〈${zh}〉狀態的對手怪獸造成{n}點傷害。`,
      en: `Deal {n} damage to every opposing monster that is ${en}.`,
    },
    (g, self, v) => {
      damageMonsters(g, those(g, self), v.n);
    },
    (g, self) => those(g, self).length > 0,
  );
};

/** A duel: only when the opponent has a single monster. */
export const damageTheOnlyOne = (n: number) =>
  strike(
    { n },
    {
      ja: '相手モンスターが1体だけなら、それに{n}ダメージ。',
      'zh-Hant': '若對手怪獸只有1隻，對其造成{n}點傷害。',
      en: 'If the opponent has exactly one monster, deal {n} damage to it.',
    },
    (_g, _self, v) => v.n,
    (g, card) => countMonsters(g, card.controller) === 1,
  );

export const damageByOwnWounds = () =>
  strike(
    {},
    {
      ja: '相手モンスター1体に、このモンスターが失っているHPと同じダメージ。',
      'zh-Hant': '對1隻對手怪獸造成等同這隻怪獸已失去HP的傷害。',
      en: 'Deal damage to an opposing monster equal to the HP this monster has lost.',
    },
    (_g, self) => self.damage,
  );

export const damagePerCategory = (category: Category, n: number) => {
  const { ja, 'zh-Hant': zh, en } = CATEGORIES[category];
  return strike(
    { n },
    {
      ja: `相手モンスター1体に、味方【${ja}】1体につき{n}ダメージ。`,
      'zh-Hant': `我方每有1隻【${zh}】，對1隻對手怪獸造成{n}點傷害。`,
      en: `Deal {n} damage to an opposing monster for each ${en} monster you have.`,
    },
    (g, self, v) => v.n * monstersOf(g, self.controller).filter((card) => isOf(g, card, category)).length,
  );
};

export const damagePerFallen = (category: Category, n: number) => {
  const { ja, 'zh-Hant': zh, en } = CATEGORIES[category];
  return strike(
    { n },
    {
      ja: `相手モンスター1体に、自分の墓地の【${ja}】1枚につき{n}ダメージ。`,
      'zh-Hant': `自己墓地每有1張【${zh}】，對1隻對手怪獸造成{n}點傷害。`,
      en: `Deal {n} damage to an opposing monster for each ${en} card in your graveyard.`,
    },
    (g, self, v) =>
      v.n * graveyardOf(g, self.controller).filter((id) => hasCategory(defOf(g, id).categories, category)).length,
  );
};

export const damagePerCharge = (base: number, n: number) =>
  strike(
    { base, n },
    {
      ja: '相手モンスター1体に{base}ダメージ。残っているこのモンスターのチャージ1つにつき、さらに{n}ダメージ。',
      'zh-Hant': '對1隻對手怪獸造成{base}點傷害；這隻怪獸每剩1個充能，再加{n}點。',
      en: 'Deal {base} damage to an opposing monster, and {n} more for each charge left on this monster.',
    },
    (g, self, v) => v.base + v.n * chargeCount(g, self),
  );

/** The attributes of the cards charged on a player's monsters. */
function chargedAttributes(g: G, self: MsCard): number {
  const charges = monstersOf(g, self.controller).flatMap(({ id }) => chargesOn(g, self.controller, id));
  return new Set(charges.map((id) => defOf(g, id).attribute)).size;
}

export const damagePerAttribute = (base: number, n: number) =>
  strike(
    { base, n },
    {
      ja: '相手モンスター1体に{base}ダメージ。味方モンスターにチャージされたカードの属性1種類につき、さらに{n}ダメージ。',
      'zh-Hant': '對1隻對手怪獸造成{base}點傷害；我方怪獸的充能卡每有1種屬性，再加{n}點。',
      en: 'Deal {base} damage to an opposing monster, and {n} more for each attribute among the cards charged on your monsters.',
    },
    (g, self, v) => v.base + v.n * chargedAttributes(g, self),
  );

const poisonOf = (g: G, card: MsCard): number =>
  g.s.effects.reduce(
    (sum, { kind, target, amount }) => (kind === 'poisoned' && target === card.id ? sum + amount : sum),
    0,
  );

/** Poison does at once what it would do in several turns, and stays. */
export const damageByPoison = (times: number) =>
  strike(
    { times },
    {
      ja: '〈毒〉状態の相手モンスター1体に、その毒の数値の{times}倍のダメージ。',
      'zh-Hant': '對1隻〈中毒〉狀態的對手怪獸造成其中毒數值{times}倍的傷害。',
      en: 'Deal {times} times its poison as damage to a Poisoned opposing monster.',
    },
    (g, _self, v, target) => v.times * poisonOf(g, target),
  );

export const burnPerPoisoned = (n: number) => {
  const sick = (g: G, self: MsCard) =>
    monstersOf(g, opponent(self.controller)).filter((card) => hasStatus(g, card, 'poisoned')).length;
  return part(
    { n },
    {
      ja: '〈毒〉状態の相手モンスター1体につき、相手ライフに{n}ダメージ。',
      'zh-Hant': '每有1隻〈中毒〉狀態的對手怪獸，對對手生命造成{n}點傷害。',
      en: "Deal {n} damage to the opponent's life for each Poisoned opposing monster.",
    },
    (g, self, v) => {
      damagePlayer(g, opponent(self.controller), v.n * sick(g, self), 'effect', self.id);
    },
    (g, self) => sick(g, self) > 0,
  );
};

/** Two different monsters, one after the other; one is enough. */
export const damageTwo = (n: number) =>
  part(
    { n },
    {
      ja: '相手モンスター2体（1体しかいなければ1体）に、それぞれ{n}ダメージ。',
      'zh-Hant': '對2隻對手怪獸（只有1隻時則為1隻）各造成{n}點傷害。',
      en: 'Deal {n} damage to each of two opposing monsters, or to the only one.',
    },
    function* (g, self, v, key) {
      const first = yield* chooseOne(g, self, key, 'foe', foes(g, self.controller));
      if (first === null) return;
      const second = yield* chooseOne(
        g,
        self,
        key,
        'foe',
        foes(g, self.controller, (card) => card !== first),
      );
      damageMonsters(g, second === null ? [first] : [first, second], v.n);
    },
    (g, self) => foes(g, self.controller).length > 0,
  );

/** One monster in the middle, the others at the edge. */
export const splash = (n: number, rest: number) =>
  part(
    { n, rest },
    {
      ja: '相手モンスター1体に{n}ダメージ、他の相手モンスター全体に{rest}ダメージ。',
      'zh-Hant': '對1隻對手怪獸造成{n}點傷害，對所有其他對手怪獸造成{rest}點傷害。',
      en: 'Deal {n} damage to an opposing monster and {rest} to every other opposing monster.',
    },
    function* (g, self, v, key) {
      const target = yield* chooseOne(g, self, key, 'foe', foes(g, self.controller));
      if (target === null) return;
      const others = monstersOf(g, target.controller).filter((card) => card !== target);
      damageMonsters(g, [target], v.n);
      damageMonsters(g, others, v.rest);
    },
    (g, self) => foes(g, self.controller).length > 0,
  );

export const recoilStrike = (n: number, back: number) =>
  part(
    { n, back },
    {
      ja: '相手モンスター1体に{n}ダメージ、このモンスターに{back}ダメージ。',
      'zh-Hant': '對1隻對手怪獸造成{n}點傷害，對這隻怪獸造成{back}點傷害。',
      en: 'Deal {n} damage to an opposing monster and {back} to this monster.',
    },
    function* (g, self, v, key) {
      const target = yield* chooseOne(g, self, key, 'foe', foes(g, self.controller));
      if (target !== null) damageMonsters(g, [target], v.n);
      damageMonsters(g, [self], v.back);
    },
    (g, self) => foes(g, self.controller).length > 0,
  );

/** The discarded card is the ammunition. */
export const discardToBurn = (n: number) =>
  part(
    { n },
    {
      ja: '手札を1枚捨て、相手モンスター1体に、そのカードのコスト×{n}ダメージ。',
      'zh-Hant': '捨棄1張手牌，對1隻對手怪獸造成該卡費用×{n}點傷害。',
      en: 'Discard a card and deal {n} damage to an opposing monster for each point of its cost.',
    },
    function* (g, self, v, key) {
      const seat = self.controller;
      const id = yield* pick(seat, 'discard', handOf(g, seat), asking(self, key));
      if (id < 0) return;
      discard(g, id);
      const target = yield* chooseOne(g, self, key, 'foe', foes(g, seat));
      if (target !== null) damageMonsters(g, [target], v.n * defOf(g, id).cost);
    },
    (g, self) => handOf(g, self.controller).length > 0 && foes(g, self.controller).length > 0,
  );

/** Another monster of the player is thrown. */
export const throwAlly = () => {
  const others = (g: G, self: MsCard) => monstersOf(g, self.controller).filter((card) => card !== self);
  return part(
    {},
    {
      ja: '他の味方モンスター1体を破壊し、その攻撃力と同じダメージを相手モンスター1体に与える。',
      'zh-Hant': '破壞1隻其他我方怪獸，對1隻對手怪獸造成等同其攻擊力的傷害。',
      en: 'Destroy another monster of yours and deal damage equal to its attack to an opposing monster.',
    },
    function* (g, self, _v, key) {
      const thrown = yield* chooseOne(g, self, key, 'ally', others(g, self));
      if (thrown === null) return;
      const weight = attackOf(g, thrown);
      if (destroy(g, [thrown], 'effect').length === 0) return;
      const target = yield* chooseOne(g, self, key, 'foe', foes(g, self.controller));
      if (target !== null) damageMonsters(g, [target], weight);
    },
    (g, self) => others(g, self).length > 0 && foes(g, self.controller).length > 0,
  );
};

export const damageAllPerAlly = (n: number) =>
  part(
    { n },
    {
      ja: '相手モンスター全体に、味方モンスター1体につき{n}ダメージ。',
      'zh-Hant': '我方每有1隻怪獸，對所有對手怪獸造成{n}點傷害。',
      en: 'Deal {n} damage to every opposing monster for each monster you have.',
    },
    (g, self, v) => {
      damageMonsters(g, monstersOf(g, opponent(self.controller)), v.n * countMonsters(g, self.controller));
    },
    (g, self) => countMonsters(g, opponent(self.controller)) > 0,
  );

export const burnPerCharge = (n: number) => {
  const all = (g: G, self: MsCard) =>
    monstersOf(g, self.controller).reduce((sum, card) => sum + chargeCount(g, card), 0);
  return part(
    { n },
    {
      ja: '味方モンスターのチャージ1つにつき、相手ライフに{n}ダメージ。',
      'zh-Hant': '我方怪獸每有1個充能，對對手生命造成{n}點傷害。',
      en: "Deal {n} damage to the opponent's life for each charge on your monsters.",
    },
    (g, self, v) => {
      damagePlayer(g, opponent(self.controller), v.n * all(g, self), 'effect', self.id);
    },
  );
};

/** Life only for a kill. */
export const damageForLife = (n: number) =>
  part(
    { n },
    {
      ja: '相手モンスター1体に{n}ダメージ。それを破壊したら、その攻撃力と同じだけ自分のライフを回復。',
      'zh-Hant': '對1隻對手怪獸造成{n}點傷害。若因此破壞，回復自己等同其攻擊力的生命。',
      en: 'Deal {n} damage to an opposing monster. If that destroys it, gain life equal to its attack.',
    },
    function* (g, self, v, key) {
      const target = yield* chooseOne(g, self, key, 'foe', foes(g, self.controller));
      if (target === null) return;
      const prize = attackOf(g, target);
      damageMonsters(g, [target], v.n);
      if (!inPlay(target)) healPlayer(g, self.controller, prize);
    },
    (g, self) => foes(g, self.controller).length > 0,
  );

export const halveHp = () =>
  strike(
    {},
    {
      ja: '相手モンスター1体に、そのHPの半分のダメージ。',
      'zh-Hant': '對1隻對手怪獸造成其HP一半的傷害。',
      en: 'Deal damage to an opposing monster equal to half of its HP.',
    },
    (g, _self, _v, target) => percent(hpOf(g, target), 50),
  );
