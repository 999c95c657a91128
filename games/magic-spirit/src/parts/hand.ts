/** Effects on the player's own hand, deck and graveyard beyond drawing and searching. */
import { BOTTOM, look, move, opponent, pick, pickSome, roll, shuffle, zoneOf } from '@taisen/kernel';
import { ATTRIBUTE_NAMES, type Attribute } from '../attributes.ts';
import { defOf } from '../card.ts';
import { CATEGORIES, type Category, hasCategory } from '../categories.ts';
import { attach, canCarry } from '../charge.ts';
import { asking, chooseOne, fitting, searchDeck } from '../choose.ts';
import { draw as drawCards } from '../draw.ts';
import { discard } from '../leave.ts';
import { healPlayer } from '../life.ts';
import { DECK, deckOf, type G, graveyardOf, HAND, handOf, inPlay, type MsCard, monstersOf } from '../state.ts';
import { inflict } from '../statuses.ts';
import { hasFreePlace, putInPlay } from '../summon.ts';
import { addTokens, MOST_TOKENS, owe } from '../tokens.ts';
import { counted } from './cards.ts';
import { part, price } from './part.ts';

const room = (g: G, self: MsCard) => monstersOf(g, self.controller).filter((card) => canCarry(g, card));

/** A card of the hand becomes a charge, in addition to the charge of the turn. */
export const chargeFromHand = () =>
  part(
    {},
    {
      ja: '手札のフェイズカード以外のカード1枚を、味方モンスター1体にチャージする。',
      'zh-Hant': '將手牌中1張階段卡以外的卡充能到1隻我方怪獸上。',
      en: 'Charge a card from your hand that is no phase card on one of your monsters.',
    },
    function* (g, self, _v, key) {
      const seat = self.controller;
      const fit = fitting(g, handOf(g, seat), ({ kind }) => kind !== 'phase');
      const card = yield* pick(seat, 'charge', fit, asking(self, key, { hidden: true }));
      const target = card < 0 ? null : yield* chooseOne(g, self, key, 'ally', room(g, self));
      if (target !== null) attach(g, seat, card, target);
    },
    (g, self) => handOf(g, self.controller).length > 0 && room(g, self).length > 0,
  );

export const chargeFromGraveyard = () =>
  part(
    {},
    {
      ja: '自分の墓地のフェイズカード以外のカード1枚を、味方モンスター1体にチャージする。',
      'zh-Hant': '將自己墓地中1張階段卡以外的卡充能到1隻我方怪獸上。',
      en: 'Charge a card from your graveyard that is no phase card on one of your monsters.',
    },
    function* (g, self, _v, key) {
      const seat = self.controller;
      const fit = fitting(g, graveyardOf(g, seat), ({ kind }) => kind !== 'phase');
      const card = yield* pick(seat, 'grave', fit, asking(self, key));
      const target = card < 0 ? null : yield* chooseOne(g, self, key, 'ally', room(g, self));
      if (target !== null) attach(g, seat, card, target);
    },
    (g, self) =>
      fitting(g, graveyardOf(g, self.controller), ({ kind }) => kind !== 'phase').length > 0 &&
      room(g, self).length > 0,
  );

/** One of the top cards becomes a charge of this monster; the others go to the bottom. */
export const chargeFromTop = (n: number) =>
  part(
    { n },
    {
      ja: 'デッキの上から{n}枚を見て1枚をこのモンスターにチャージし、残りをデッキの下に置く。',
      'zh-Hant': '查看牌組頂{n}張，將1張充能到這隻怪獸上，其餘放到牌組底。',
      en: 'Look at the top {n} cards of your deck, charge one on this monster, put the rest at the bottom.',
    },
    function* (g, self, v, key) {
      const seat = self.controller;
      const top = deckOf(g, seat).slice(-v.n);
      look(g, seat, top);
      const card = yield* pick(seat, 'charge', top, asking(self, key));
      if (card >= 0 && inPlay(self) && canCarry(g, self)) attach(g, seat, card, self);
      for (const id of top) if (id !== card) move(g, id, zoneOf(DECK, seat), { at: BOTTOM, by: seat });
    },
    (g, self) => deckOf(g, self.controller).length > 0 && canCarry(g, self),
  );

/** The top card as a charge, and another skill this turn. */
export const overclocked = () =>
  part(
    {},
    {
      ja: 'デッキの一番上のカードを味方モンスター1体にチャージし、ターン終了まで〈霊感〉状態にする。',
      'zh-Hant': '將牌組頂的卡充能到1隻我方怪獸上，並使其直到回合結束進入〈靈感〉狀態。',
      en: 'Charge the top card of your deck on one of your monsters and make it Inspired until the end of the turn.',
    },
    function* (g, self, _v, key) {
      const top = deckOf(g, self.controller).at(-1);
      const target = top === undefined ? null : yield* chooseOne(g, self, key, 'ally', room(g, self));
      if (top === undefined || target === null) return;
      attach(g, self.controller, top, target);
      inflict(g, self, key, 'inspired', target.id, g.s.turn);
    },
    (g, self) => deckOf(g, self.controller).length > 0 && room(g, self).length > 0,
  );

/** A card goes under the deck, another comes from its top. */
export const respin = () =>
  part(
    {},
    {
      ja: '手札を1枚デッキの一番下に置き、カードを1枚引く。',
      'zh-Hant': '將1張手牌放到牌組底，抽1張牌。',
      en: 'Put a card from your hand at the bottom of your deck and draw a card.',
    },
    function* (g, self, _v, key) {
      const seat = self.controller;
      const id = yield* pick(seat, 'sink', handOf(g, seat), asking(self, key));
      if (id < 0) return;
      move(g, id, zoneOf(DECK, seat), { at: BOTTOM, by: seat });
      drawCards(g, seat, 1);
    },
    (g, self) => handOf(g, self.controller).length > 0,
  );

/** The whole hand goes back and as many cards are drawn. */
export const redeal = () =>
  part(
    {},
    {
      ja: '手札を全てデッキに戻してシャッフルし、同じ枚数を引く。',
      'zh-Hant': '將所有手牌洗回牌組，抽相同張數。',
      en: 'Shuffle your hand into your deck and draw as many cards.',
    },
    (g, self) => {
      const seat = self.controller;
      const hand = handOf(g, seat).slice();
      for (const id of hand) move(g, id, zoneOf(DECK, seat));
      shuffle(g, zoneOf(DECK, seat));
      drawCards(g, seat, hand.length);
    },
    (g, self) => handOf(g, self.controller).length > 0,
  );

export const bothDraw = (n: number) =>
  part(
    { n },
    { ja: 'お互いにカードを{n}枚引く。', 'zh-Hant': '雙方各抽{n}張牌。', en: `Both players draw ${counted(n)}.` },
    (g, self, v) => {
      drawCards(g, self.controller, v.n);
      drawCards(g, opponent(self.controller), v.n);
    },
    (g) => deckOf(g, 0).length + deckOf(g, 1).length > 0,
  );

/** Draws up to the size of the opponent's hand. */
export const drawToEqual = (most: number) => {
  const missing = (g: G, self: MsCard, limit: number) =>
    Math.min(limit, handOf(g, opponent(self.controller)).length - handOf(g, self.controller).length);
  return part(
    { most },
    {
      ja: '手札が相手より少なければ、同じ枚数になるまで引く（最大{most}枚）。',
      'zh-Hant': '若手牌少於對手，抽到與對手相同張數（最多{most}張）。',
      en: 'If you hold fewer cards than the opponent, draw until you hold as many, at most {most}.',
    },
    (g, self, v) => {
      const count = missing(g, self, v.most);
      if (count > 0) drawCards(g, self.controller, count);
    },
    (g, self, v) => missing(g, self, v.most) > 0 && deckOf(g, self.controller).length > 0,
  );
};

const behind = (g: G, self: MsCard) =>
  (g.s.life[self.controller] as number) < (g.s.life[opponent(self.controller)] as number);

export const comfort = (n: number) =>
  part(
    { n },
    {
      ja: '自分のライフが相手より少なければ、ライフを{n}回復し、カードを1枚引く。',
      'zh-Hant': '若自己生命少於對手，回復{n}點生命並抽1張牌。',
      en: 'If you have less life than the opponent, gain {n} life and draw a card.',
    },
    (g, self, v) => {
      if (!behind(g, self)) return;
      healPlayer(g, self.controller, v.n);
      drawCards(g, self.controller, 1);
    },
    behind,
  );

/** A card of the same name. */
export const searchCopy = () =>
  part(
    {},
    {
      ja: 'デッキからこのカードと同じ名前のカード1枚を手札に加え、シャッフルする。',
      'zh-Hant': '從牌組將1張與這張卡同名的卡加入手牌，然後洗牌。',
      en: 'Take a card with the same name as this one from your deck to your hand; shuffle.',
    },
    function* (g, self, _v, key) {
      const { id } = defOf(g, self);
      yield* searchDeck(g, self, key, (def) => def.id === id);
    },
    (g, self) => deckOf(g, self.controller).length > 0,
  );

/** Looks at the top cards, takes one; the others go to the graveyard. */
export const mine = (n: number) =>
  part(
    { n },
    {
      ja: 'デッキの上から{n}枚を見て1枚を手札に加え、残りを墓地に置く。',
      'zh-Hant': '查看牌組頂{n}張，將1張加入手牌，其餘送入墓地。',
      en: 'Look at the top {n} cards of your deck, take one, put the rest into the graveyard.',
    },
    function* (g, self, v, key) {
      const seat = self.controller;
      const top = deckOf(g, seat).slice(-v.n);
      look(g, seat, top);
      const taken = yield* pick(seat, 'top', top, asking(self, key));
      for (const id of top) {
        if (id === taken) move(g, id, zoneOf(HAND, seat), { by: seat });
        else discard(g, id);
      }
    },
    (g, self) => deckOf(g, self.controller).length > 0,
  );

/** Cards of the graveyard go back to the deck. */
export const recycle = (n: number, cards: number) =>
  part(
    { n, cards },
    {
      ja: '自分の墓地のカードを{n}枚選び、デッキに戻してシャッフルする。カードを{cards}枚引く。',
      'zh-Hant': '選擇自己墓地的{n}張卡洗回牌組，抽{cards}張牌。',
      en: 'Shuffle {n} cards from your graveyard into your deck. Draw {cards} cards.',
    },
    function* (g, self, v, key) {
      const seat = self.controller;
      const ids = yield* pickSome(seat, 'grave', graveyardOf(g, seat), v.n, asking(self, key));
      for (const id of ids) move(g, id, zoneOf(DECK, seat));
      shuffle(g, zoneOf(DECK, seat));
      drawCards(g, seat, v.cards);
    },
    (g, self, v) => graveyardOf(g, self.controller).length >= v.n,
  );

/** The dead of a category return to the deck: the price of something large. */
export const offerDead = (category: Category, n: number) => {
  const { ja, 'zh-Hant': zh, en } = CATEGORIES[category];
  const dead = (g: G, self: MsCard) =>
    fitting(g, graveyardOf(g, self.controller), (def) => hasCategory(def.categories, category));
  return price(
    part(
      { n },
      {
        ja: `自分の墓地の【${ja}】{n}枚をデッキに戻してシャッフルする。`,
        'zh-Hant': `將自己墓地的{n}張【${zh}】洗回牌組。`,
        en: `Shuffle {n} ${en} cards from your graveyard into your deck.`,
      },
      function* (g, self, v, key) {
        const seat = self.controller;
        for (const id of yield* pickSome(seat, 'grave', dead(g, self), v.n, asking(self, key)))
          move(g, id, zoneOf(DECK, seat));
        shuffle(g, zoneOf(DECK, seat));
      },
      (g, self, v) => dead(g, self).length >= v.n,
    ),
  );
};

/** Summons monsters of an attribute or category from the hand. The decisions are made even when none fits. */
export const summonSuch = (cost: number, which: { attribute?: Attribute; category?: Category }, times = 1) => {
  const { attribute, category } = which;
  const colour = attribute === undefined ? null : ATTRIBUTE_NAMES[attribute];
  const family = category === undefined ? null : CATEGORIES[category];
  const ja = colour === null ? `【${family?.ja}】` : `${colour.ja}属性モンスター`;
  const zh = colour === null ? `【${family?.['zh-Hant']}】` : `${colour['zh-Hant']}屬性怪獸`;
  const en = colour === null ? family?.en : colour.en;
  return part(
    { cost, ...(times === 1 ? {} : { times }) },
    {
      ja: `手札からコスト{cost}以下の${ja}${times === 1 ? '1体' : '{times}体まで'}を召喚してもよい。`,
      'zh-Hant': `可以從手牌召喚${times === 1 ? '1隻' : '至多{times}隻'}費用{cost}以下的${zh}。`,
      en: `You may summon ${times === 1 ? `a ${en} monster` : `up to {times} ${en} monsters`} of cost {cost} or less from your hand.`,
    },
    function* (g, self, v: { cost: number; times?: number }, key) {
      const seat = self.controller;
      for (let i = 0; i < (v.times ?? 1) && hasFreePlace(g, seat); i++) {
        const fit = fitting(
          g,
          handOf(g, seat),
          (def) =>
            def.kind === 'monster' &&
            def.cost <= v.cost &&
            (attribute === undefined || def.attribute === attribute) &&
            (category === undefined || hasCategory(def.categories, category)),
        );
        const id = yield* pick(seat, 'rally', fit, asking(self, key, { hidden: true }));
        if (id < 0) return;
        putInPlay(g, seat, id);
      }
    },
    (g, self) => handOf(g, self.controller).length > 0,
  );
};

/** Another charge this turn. */
export const chargeAgain = () =>
  part(
    {},
    {
      ja: 'このターン、チャージをもう1回行える。',
      'zh-Hant': '本回合可以再充能1次。',
      en: 'You may charge once more this turn.',
    },
    (g) => {
      g.s.extraCharges++;
    },
  );

/** Tokens of the next turn are used in this one. */
export const borrowTokens = (n: number) =>
  part(
    { n },
    {
      ja: 'SPトークン{n}個をアクティブにする。次の自分の開始フェイズに、SPトークン{n}個はアクティブにならない。',
      'zh-Hant': '將{n}個SP標記轉為活躍。自己的下個開始階段，{n}個SP標記不會轉為活躍。',
      en: 'Turn {n} of your SP tokens active. At your next start phase {n} of your SP tokens do not become active.',
    },
    (g, self, v) => {
      owe(g, self.controller, v.n);
    },
    (g, self) => (g.s.rested[self.controller] as number) > 0,
  );

/** A token, and one more with a monster of a category. */
export const gainTokenWith = (category: Category) => {
  const { ja, 'zh-Hant': zh, en } = CATEGORIES[category];
  return part(
    { n: 1, more: 1 },
    {
      ja: `SPトークンを{n}個得る。味方に【${ja}】がいれば、さらに{more}個得る。`,
      'zh-Hant': `獲得{n}個SP標記。若我方有【${zh}】，再獲得{more}個。`,
      en: `Gain {n} SP token, and {more} more if you have a ${en} monster.`,
    },
    (g, self, v) => {
      const has = monstersOf(g, self.controller).some((card) => hasCategory(defOf(g, card).categories, category));
      addTokens(g, self.controller, has ? v.n + v.more : v.n);
    },
    (g, self) => (g.s.tokens[self.controller] as number) < MOST_TOKENS,
  );
};

/** A coin decides. */
export const coinFlip = (n: number) =>
  part(
    { n },
    {
      ja: 'コインを投げ、表ならターン終了まで〈強化{n}〉、裏なら〈弱体{n}〉状態になる。',
      'zh-Hant': '擲硬幣，正面則直到回合結束進入〈強化{n}〉狀態，反面則為〈弱化{n}〉狀態。',
      en: 'Flip a coin: until the end of the turn it is Strengthened {n} on heads, Weakened {n} on tails.',
    },
    (g, self, v, key) => {
      if (!inPlay(self)) return;
      inflict(g, self, key, roll(g.s.rng, 2) === 0 ? 'strengthened' : 'weakened', self.id, g.s.turn, v.n);
    },
  );

/** A card for standing together. */
export const drawWithCopy = (n: number) => {
  const paired = (g: G, self: MsCard) =>
    monstersOf(g, self.controller).some((card) => card !== self && card.def === self.def);
  return part(
    { n },
    {
      ja: '同じ名前の味方モンスターが他にいれば、カードを{n}枚引く。',
      'zh-Hant': '若有其他同名的我方怪獸，抽{n}張牌。',
      en: 'If you have another monster with the same name, draw {n} card.',
    },
    (g, self, v) => {
      if (paired(g, self)) drawCards(g, self.controller, v.n);
    },
    (g, self) => paired(g, self) && deckOf(g, self.controller).length > 0,
  );
};

/** For a player with a single monster. */
export const lastStand = (n: number) =>
  part(
    { n },
    {
      ja: '味方モンスターが1体だけなら、それをターン終了まで〈奮起〉〈強化{n}〉状態にする。',
      'zh-Hant': '若我方怪獸只有1隻，使其進入〈奮起〉與〈強化{n}〉狀態，直到回合結束。',
      en: 'If you have exactly one monster, make it Roused and Strengthened {n} until the end of the turn.',
    },
    (g, self, v, key) => {
      const [only, ...others] = monstersOf(g, self.controller);
      if (only === undefined || others.length > 0) return;
      inflict(g, self, key, 'roused', only.id, g.s.turn);
      inflict(g, self, key, 'strengthened', only.id, g.s.turn, v.n);
    },
    (g, self) => monstersOf(g, self.controller).length === 1,
  );
