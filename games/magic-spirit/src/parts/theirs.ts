/** Effects on the opponent's hand, deck, graveyard, charges and monsters. */
import { type CardId, freePlace, look, move, NO_CARD, opponent, pick, record, zoneOf } from '@taisen/kernel';
import { defOf } from '../card.ts';
import { attach, canCarry } from '../charge.ts';
import { asking, chooseOne, fitting, foes } from '../choose.ts';
import { chargesOn, destroy, discard } from '../leave.ts';
import { damagePlayer, healPlayer } from '../life.ts';
import { percent } from '../percent.ts';
import {
  CHARGES,
  DECK,
  deckOf,
  fieldOf,
  type G,
  graveyardOf,
  handOf,
  inPlay,
  MONSTERS,
  type MsCard,
  phaseOf,
  REMOVED,
} from '../state.ts';
import { hasFreePlace, putInPlay } from '../summon.ts';
import { counted } from './cards.ts';
import { part } from './part.ts';

const them = (self: MsCard) => opponent(self.controller);

/** The top card of the opponent's deck may go to the bottom. */
export const spoilTheirDraw = () =>
  part(
    {},
    {
      ja: '相手のデッキの一番上のカードを見る。それをデッキの一番下に置いてもよい。',
      'zh-Hant': '查看對手牌組頂的卡，可以將其放到牌組底。',
      en: "Look at the top card of the opponent's deck. You may put it at the bottom.",
    },
    function* (g, self, _v, key) {
      const top = deckOf(g, them(self)).at(-1);
      if (top === undefined) return;
      look(g, self.controller, [top]);
      const id = yield* pick(self.controller, 'sink', [top], asking(self, key, { optional: true }));
      if (id >= 0) move(g, id, zoneOf(DECK, them(self)), { at: -2, by: self.controller });
    },
    (g, self) => deckOf(g, them(self)).length > 0,
  );

/** Looks at the opponent's hand and takes a magic card out of it. */
export const discardTheirMagic = () =>
  part(
    {},
    {
      ja: '相手の手札を見る。その中の魔法カード1枚を捨てさせてもよい。',
      'zh-Hant': '查看對手手牌，可以捨棄其中1張魔法卡。',
      en: "Look at the opponent's hand. You may discard a magic card from it.",
    },
    function* (g, self, _v, key) {
      const hand = handOf(g, them(self));
      look(g, self.controller, hand);
      const magic = fitting(g, hand, ({ kind }) => kind === 'magic');
      // What the hand holds is known to this player alone: the question comes in any case.
      const id = yield* pick(self.controller, 'theirs', magic, asking(self, key, { hidden: true }));
      if (id >= 0) discard(g, id);
    },
    (g, self) => handOf(g, them(self)).length > 0,
  );

export const lookAtHand = () =>
  part(
    {},
    { ja: '相手の手札を見る。', 'zh-Hant': '查看對手手牌。', en: "Look at the opponent's hand." },
    (g, self) => {
      look(g, self.controller, handOf(g, them(self)));
    },
    (g, self) => handOf(g, them(self)).length > 0,
  );

export const discardIfTheyHoldMore = () =>
  part(
    {},
    {
      ja: '相手の手札が自分より多ければ、相手は手札を1枚選んで捨てる。',
      'zh-Hant': '若對手手牌多於自己，對手選擇並捨棄1張手牌。',
      en: 'If the opponent holds more cards than you, the opponent discards one.',
    },
    function* (g, self, _v, key) {
      const hand = handOf(g, them(self));
      if (hand.length <= handOf(g, self.controller).length) return;
      const id = yield* pick(them(self), 'discard', hand, asking(self, key));
      if (id >= 0) discard(g, id);
    },
    (g, self) => handOf(g, them(self)).length > handOf(g, self.controller).length,
  );

/** The opponent chooses: a card, or life. */
export const payCardOrLife = (n: number) =>
  part(
    { n },
    {
      ja: '相手は手札を1枚捨てる。捨てなければ、ライフに{n}ダメージを受ける。',
      'zh-Hant': '對手捨棄1張手牌，否則受到{n}點生命傷害。',
      en: 'The opponent discards a card or takes {n} damage.',
    },
    function* (g, self, v, key) {
      const how = asking(self, key, { optional: true });
      const id = yield* pick(them(self), 'discard', handOf(g, them(self)), how);
      if (id >= 0) discard(g, id);
      else damagePlayer(g, them(self), v.n, 'effect', self.id);
    },
  );

/** A card in the opponent's graveyard is removed from the game. */
export const robGrave = (n: number) =>
  part(
    { n },
    {
      ja: '相手の墓地のカード1枚を消滅させ、自分のライフを{n}回復。',
      'zh-Hant': '移除對手墓地的1張卡，回復自己{n}點生命。',
      en: "Remove a card in the opponent's graveyard from the game and gain {n} life.",
    },
    function* (g, self, v, key) {
      const id = yield* pick(self.controller, 'grave', graveyardOf(g, them(self)), asking(self, key));
      if (id < 0) return;
      move(g, id, zoneOf(REMOVED, them(self)));
      healPlayer(g, self.controller, v.n);
    },
    (g, self) => graveyardOf(g, them(self)).length > 0,
  );

export const lifePerTheirGrave = (n: number) =>
  part(
    { n },
    {
      ja: '相手の墓地のカード1枚につき、自分のライフを{n}回復。',
      'zh-Hant': '對手墓地每有1張卡，回復自己{n}點生命。',
      en: "Gain {n} life for each card in the opponent's graveyard.",
    },
    (g, self, v) => {
      healPlayer(g, self.controller, v.n * graveyardOf(g, them(self)).length);
    },
    (g, self) => graveyardOf(g, them(self)).length > 0,
  );

/** The top card of the opponent's deck becomes a charge. */
export const chargeTheirTop = () =>
  part(
    {},
    {
      ja: '相手のデッキの一番上のカードを、このモンスターにチャージする。',
      'zh-Hant': '將對手牌組頂的卡充能到這隻怪獸上。',
      en: "Charge the top card of the opponent's deck on this monster.",
    },
    (g, self) => {
      const top = deckOf(g, them(self)).at(-1);
      if (top !== undefined && inPlay(self) && canCarry(g, self)) attach(g, self.controller, top, self);
    },
    (g, self) => deckOf(g, them(self)).length > 0 && canCarry(g, self),
  );

/** A charged card changes sides. */
export const stealCharge = () => {
  const rich = (g: G, self: MsCard) =>
    foes(g, self.controller, (card) => chargesOn(g, card.controller, card.id).length > 0);
  return part(
    {},
    {
      ja: '相手モンスター1体にチャージされたカード1枚を、このモンスターに移す。',
      'zh-Hant': '將1隻對手怪獸的1張充能卡移到這隻怪獸上。',
      en: 'Move a card charged on an opposing monster to this monster.',
    },
    function* (g, self, _v, key) {
      const victim = yield* chooseOne(g, self, key, 'foe', rich(g, self));
      if (victim === null) return;
      const charges = chargesOn(g, victim.controller, victim.id);
      const id = yield* pick(self.controller, 'charge', charges, asking(self, key));
      if (id >= 0 && inPlay(self) && canCarry(g, self)) attach(g, self.controller, id, self);
    },
    (g, self) => canCarry(g, self) && rich(g, self).length > 0,
  );
};

/** A monster of the opponent's graveyard comes to the player's field. It stays its owner's card. */
export const reviveTheirs = (cost: number) => {
  const dead = (g: G, self: MsCard, most: number) =>
    fitting(g, graveyardOf(g, them(self)), (def) => def.kind === 'monster' && def.cost <= most);
  return part(
    { cost },
    {
      ja: '相手の墓地からコスト{cost}以下のモンスター1体を、自分の場に召喚する。',
      'zh-Hant': '從對手墓地召喚1隻費用{cost}以下的怪獸到自己場上。',
      en: "Summon a monster of cost {cost} or less from the opponent's graveyard to your field.",
    },
    function* (g, self, v, key) {
      if (!hasFreePlace(g, self.controller)) return;
      const id = yield* pick(self.controller, 'grave', dead(g, self, v.cost), asking(self, key));
      if (id >= 0) putInPlay(g, self.controller, id);
    },
    (g, self, v) => hasFreePlace(g, self.controller) && dead(g, self, v.cost).length > 0,
  );
};

/** An opposing monster changes sides with its charges and statuses. */
export const takeControl = (cost: number) => {
  const weak = (g: G, self: MsCard, most: number) => foes(g, self.controller, (card) => defOf(g, card).cost <= most);
  return part(
    { cost },
    {
      ja: 'コスト{cost}以下の相手モンスター1体を、自分の場に移す。チャージと状態はそのまま残る。',
      'zh-Hant': '將1隻費用{cost}以下的對手怪獸移到自己場上，其充能與狀態維持不變。',
      en: 'Move an opposing monster of cost {cost} or less to your field, with its charges and statuses.',
    },
    function* (g, self, v, key) {
      const seat = self.controller;
      if (!hasFreePlace(g, seat)) return;
      const target = yield* chooseOne(g, self, key, 'foe', weak(g, self, v.cost));
      if (target === null) return;
      const charges = chargesOn(g, target.controller, target.id);
      move(g, target.id, zoneOf(MONSTERS, seat), { at: freePlace(g.s, zoneOf(MONSTERS, seat)) });
      for (const id of charges) move(g, id, zoneOf(CHARGES, seat));
      target.since = g.s.turn;
      if (g.recorder !== null) record(g, { type: 'seized', card: target.id, seat });
    },
    (g, self, v) => hasFreePlace(g, self.controller) && weak(g, self, v.cost).length > 0,
  );
};

/** Both the field card and the phase card of the opponent. */
export const destroyTheirSettings = () => {
  const settings = (g: G, self: MsCard): CardId[] =>
    [fieldOf(g, them(self)), phaseOf(g, them(self))].filter((id) => id !== NO_CARD);
  return part(
    {},
    {
      ja: '相手のフィールドカードとフェイズカードを全て破壊する。',
      'zh-Hant': '破壞對手的所有場地卡與階段卡。',
      en: "Destroy the opponent's field card and phase card.",
    },
    (g, self) => {
      const cards = settings(g, self).map((id) => g.s.cards[id] as MsCard);
      destroy(g, cards, 'effect');
    },
    (g, self) => settings(g, self).length > 0,
  );
};

/** The top cards of the opponent's deck are lost. */
export const wasteTime = (n: number) =>
  part(
    { n },
    {
      ja: '相手のデッキの上から{n}枚を墓地に置く。',
      'zh-Hant': '將對手牌組頂{n}張送入墓地。',
      en: `Put ${counted(n)} from the top of the opponent's deck into the graveyard.`,
    },
    (g, self, v) => {
      for (const id of deckOf(g, them(self)).slice(-v.n).reverse()) discard(g, id);
    },
    (g, self) => deckOf(g, them(self)).length > 0,
  );

export const shareOfTheirLife = (rate: number) =>
  part(
    { rate },
    {
      ja: '相手ライフに、その{rate}%のダメージ。',
      'zh-Hant': '對對手生命造成其{rate}%的傷害。',
      en: "Deal {rate}% of the opponent's life as damage to it.",
    },
    (g, self, v) => {
      damagePlayer(g, them(self), percent(g.s.life[them(self)] as number, v.rate), 'effect', self.id);
    },
  );
