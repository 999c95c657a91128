/** Effects on tokens and charges, and effects that remove monsters. */
import { opponent } from '@taisen/kernel';
import { defOf } from '../card.ts';
import { attach, canCarry } from '../charge.ts';
import { anyFoe, chooseOne, foes } from '../choose.ts';
import { chargesOn, destroy, dropCharge, toHand } from '../leave.ts';
import { deckOf, fieldOf, type G, GRAVEYARD, inPlay, type MsCard, monstersOf, phaseOf } from '../state.ts';
import { activateTokens, addTokens, canLock, freeResting, lockTokens, MOST_TOKENS } from '../tokens.ts';
import { hpOf } from '../values.ts';
import { part, price } from './part.ts';

export const gainToken = (n: number) =>
  part(
    { n },
    {
      ja: 'SPトークンを{n}個得る。',
      'zh-Hant': '獲得{n}個SP標記。',
      en: n === 1 ? 'Gain {n} SP token.' : 'Gain {n} SP tokens.',
    },
    (g, self, v) => {
      addTokens(g, self.controller, v.n);
    },
    (g, self) => (g.s.tokens[self.controller] as number) < MOST_TOKENS,
  );

export const activateOwnTokens = (n: number) =>
  part(
    { n },
    {
      ja: 'SPトークン{n}個をアクティブにする。',
      'zh-Hant': '將{n}個SP標記轉為活躍。',
      en: n === 1 ? 'Turn {n} SP token of yours active.' : 'Turn {n} SP tokens of yours active.',
    },
    (g, self, v) => {
      activateTokens(g, self.controller, v.n);
    },
    (g, self) => freeResting(g, self.controller) > 0,
  );

/** Locked tokens stay resting at their player's next start phase: otherwise resting them would mean little. */
export const lockOpponentTokens = (n: number) =>
  part(
    { n },
    {
      ja: '相手のSPトークンを{n}個〈封鎖〉する（レストになり、次の開始フェイズにアクティブにならない）。',
      'zh-Hant': '〈封鎖〉對手的{n}個SP標記（轉為休息，且下個開始階段不會轉為活躍）。',
      en: "Lock {n} of the opponent's SP tokens (resting, and not active again at their next start phase).",
    },
    (g, self, v) => {
      lockTokens(g, opponent(self.controller), v.n);
    },
    (g, self) => canLock(g, opponent(self.controller)),
  );

/** The top card of the deck becomes a charge, in addition to the charge of the turn. */
export const chargeSelfFromDeck = () =>
  part(
    {},
    {
      ja: 'デッキの一番上のカードをこのモンスターにチャージする。',
      'zh-Hant': '將牌組頂的卡充能到這隻怪獸上。',
      en: 'Charge the top card of your deck on this monster.',
    },
    (g, self) => {
      const top = deckOf(g, self.controller).at(-1);
      if (top !== undefined && inPlay(self) && canCarry(g, self)) attach(g, self.controller, top, self);
    },
    (g, self) => deckOf(g, self.controller).length > 0 && canCarry(g, self),
  );

const carriers = (g: G, self: MsCard) => monstersOf(g, self.controller).filter((card) => canCarry(g, card));

export const chargeFromDeck = () =>
  part(
    {},
    {
      ja: 'デッキの一番上のカードを味方モンスター1体にチャージする。',
      'zh-Hant': '將牌組頂的卡充能到1隻我方怪獸上。',
      en: 'Charge the top card of your deck on one of your monsters.',
    },
    function* (g, self, _v, key) {
      const top = deckOf(g, self.controller).at(-1);
      const target = top === undefined ? null : yield* chooseOne(g, self, key, 'ally', carriers(g, self));
      if (top !== undefined && target !== null) attach(g, self.controller, top, target);
    },
    (g, self) => deckOf(g, self.controller).length > 0 && carriers(g, self).length > 0,
  );

const charged = (g: G, self: MsCard) =>
  foes(g, self.controller, (card) => card.sp > 0 || chargesOn(g, card.controller, card.id).length > 0);

/** Removes all charges of an opposing monster. */
export const removeCharges = () =>
  part(
    {},
    {
      ja: '相手モンスター1体のチャージを全て取り除く。',
      'zh-Hant': '移除1隻對手怪獸的所有充能。',
      en: 'Remove all charges from an opposing monster.',
    },
    function* (g, self, _v, key) {
      const target = yield* chooseOne(g, self, key, 'foe', charged(g, self));
      if (target === null) return;
      target.sp = 0;
      for (const id of chargesOn(g, target.controller, target.id)) dropCharge(g, id, GRAVEYARD);
    },
    (g, self) => charged(g, self).length > 0,
  );

export const destroyOne = () =>
  part(
    {},
    { ja: '相手モンスター1体を破壊する。', 'zh-Hant': '破壞1隻對手怪獸。', en: 'Destroy an opposing monster.' },
    function* (g, self, _v, key) {
      const target = yield* chooseOne(g, self, key, 'foe', foes(g, self.controller));
      if (target !== null) destroy(g, [target], 'effect');
    },
    anyFoe,
  );

const weak = (g: G, self: MsCard, hp: number) => foes(g, self.controller, (card) => hpOf(g, card) <= hp);

export const destroyWeak = (hp: number) =>
  part(
    { hp },
    {
      ja: 'HP{hp}以下の相手モンスター1体を破壊する。',
      'zh-Hant': '破壞1隻HP{hp}以下的對手怪獸。',
      en: 'Destroy an opposing monster with {hp} HP or less.',
    },
    function* (g, self, v, key) {
      const target = yield* chooseOne(g, self, key, 'foe', weak(g, self, v.hp));
      if (target !== null) destroy(g, [target], 'effect');
    },
    (g, self, v) => weak(g, self, v.hp).length > 0,
  );

const cheap = (g: G, self: MsCard, cost: number) => foes(g, self.controller, (card) => defOf(g, card).cost <= cost);

export const returnCheap = (cost: number) =>
  part(
    { cost },
    {
      ja: 'コスト{cost}以下の相手モンスター1体を持ち主の手札に戻す。',
      'zh-Hant': '使1隻費用{cost}以下的對手怪獸返回擁有者手牌。',
      en: "Return an opposing monster of cost {cost} or less to its owner's hand.",
    },
    function* (g, self, v, key) {
      const target = yield* chooseOne(g, self, key, 'foe', cheap(g, self, v.cost));
      if (target !== null) toHand(g, target);
    },
    (g, self, v) => cheap(g, self, v.cost).length > 0,
  );

/** A monster of the player goes back to the hand. */
export const returnAlly = () =>
  part(
    {},
    {
      ja: '味方モンスター1体を持ち主の手札に戻す。',
      'zh-Hant': '使1隻我方怪獸返回擁有者手牌。',
      en: "Return one of your monsters to its owner's hand.",
    },
    function* (g, self, _v, key) {
      const target = yield* chooseOne(g, self, key, 'ally', monstersOf(g, self.controller));
      if (target !== null) toHand(g, target);
    },
    (g, self) => monstersOf(g, self.controller).length > 0,
  );

const settings = (g: G, self: MsCard): MsCard[] => {
  const seat = opponent(self.controller);
  return [fieldOf(g, seat), phaseOf(g, seat)].filter((id) => id >= 0).map((id) => g.s.cards[id] as MsCard);
};

/** Destroys a field or phase card of the opponent. */
export const destroyFieldOrPhase = () =>
  part(
    {},
    {
      ja: '相手のフィールドカードかフェイズカード1枚を破壊する。',
      'zh-Hant': '破壞對手的1張場地卡或階段卡。',
      en: "Destroy the opponent's field card or phase card.",
    },
    function* (g, self, _v, key) {
      const target = yield* chooseOne(g, self, key, 'foe', settings(g, self));
      if (target !== null) destroy(g, [target], 'effect');
    },
    (g, self) => settings(g, self).length > 0,
  );

/** Destroys a monster of the player: the price of a strong effect. */
export const sacrifice = () =>
  price(
    part(
      {},
      { ja: '味方モンスター1体を破壊する。', 'zh-Hant': '破壞1隻我方怪獸。', en: 'Destroy one of your monsters.' },
      function* (g, self, _v, key) {
        const target = yield* chooseOne(g, self, key, 'ally', monstersOf(g, self.controller));
        if (target !== null) destroy(g, [target], 'effect');
      },
      (g, self) => monstersOf(g, self.controller).length > 0,
    ),
  );
