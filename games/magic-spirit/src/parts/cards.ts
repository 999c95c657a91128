/** Effects that draw, search, discard and return cards. */
import { look, move, type Op, opponent, pick, pickSome, roll, type Words, zoneOf } from '@taisen/kernel';
import { ATTRIBUTE_NAMES, type Attribute } from '../attributes.ts';
import type { Kind, MsCardDef } from '../card.ts';
import { CATEGORIES, type Category, hasCategory } from '../categories.ts';
import { asking, chooseGrave, fitting, searchDeck } from '../choose.ts';
import { draw as drawCards } from '../draw.ts';
import { discard, toHand } from '../leave.ts';
import { DECK, deckOf, type G, graveyardOf, HAND, handOf, type MsCard } from '../state.ts';
import { hasFreePlace, putInPlay } from '../summon.ts';
import { part, price } from './part.ts';

/** `{n} card` or `{n} cards`, for English texts. */
export const counted = (n: number): string => (n === 1 ? '{n} card' : '{n} cards');

export const draw = (n: number) =>
  part(
    { n },
    { ja: 'カードを{n}枚引く。', 'zh-Hant': '抽{n}張牌。', en: `Draw ${counted(n)}.` },
    (g, self, v) => {
      drawCards(g, self.controller, v.n);
    },
    (g, self) => deckOf(g, self.controller).length > 0,
  );

/** A player chooses cards to discard. */
function* discards(g: G, self: MsCard, key: string, seat: 0 | 1, n: number): Op {
  for (const id of yield* pickSome(seat, 'discard', handOf(g, seat), n, asking(self, key))) discard(g, id);
}

export const discardOwn = (n: number) =>
  price(
    part(
      { n },
      { ja: '手札を{n}枚捨てる。', 'zh-Hant': '捨棄{n}張手牌。', en: `Discard ${counted(n)}.` },
      function* (g, self, v, key) {
        yield* discards(g, self, key, self.controller, v.n);
      },
    ),
  );

const theirHand = (g: G, self: MsCard): boolean => handOf(g, opponent(self.controller)).length > 0;

export const opponentDiscards = (n: number) =>
  part(
    { n },
    {
      ja: '相手は手札を{n}枚選んで捨てる。',
      'zh-Hant': '對手選擇並捨棄{n}張手牌。',
      en: `The opponent discards ${counted(n)}.`,
    },
    function* (g, self, v, key) {
      yield* discards(g, self, key, opponent(self.controller), v.n);
    },
    theirHand,
  );

export const opponentDiscardsRandom = () =>
  part(
    { n: 1 },
    {
      ja: '相手の手札をランダムに{n}枚捨てさせる。',
      'zh-Hant': '隨機捨棄對手{n}張手牌。',
      en: 'The opponent discards {n} card at random.',
    },
    (g, self, v) => {
      const hand = handOf(g, opponent(self.controller));
      for (let i = 0; i < v.n && hand.length > 0; i++) discard(g, hand[roll(g.s.rng, hand.length)] as number);
    },
    theirHand,
  );

/** Which cards a text names. */
export interface CardFilter {
  readonly kind?: Kind;
  readonly attribute?: Attribute;
  readonly category?: Category;
}
const KINDS: Record<Kind, Words> = {
  monster: { ja: 'モンスター', 'zh-Hant': '怪獸', en: 'monster' },
  magic: { ja: '魔法カード', 'zh-Hant': '魔法卡', en: 'magic card' },
  field: { ja: 'フィールドカード', 'zh-Hant': '場地卡', en: 'field card' },
  phase: { ja: 'フェイズカード', 'zh-Hant': '階段卡', en: 'phase card' },
};
/** As cards of a deck or graveyard; on the field a monster is a monster. */
const CARD_NOUNS: Record<'any' | 'monster', Words> = {
  any: { ja: 'カード', 'zh-Hant': '卡', en: 'card' },
  monster: { ja: 'モンスターカード', 'zh-Hant': '怪獸卡', en: 'monster card' },
};
const matches =
  ({ kind, attribute, category }: CardFilter, most = 99) =>
  (def: MsCardDef): boolean =>
    (kind === undefined || def.kind === kind) &&
    (attribute === undefined || def.attribute === attribute) &&
    (category === undefined || hasCategory(def.categories, category)) &&
    def.cost <= most;

/** For example "【狼】 Fire monster", in three languages. */
function describe({ kind, attribute, category }: CardFilter, counted: 'cards' | 'monsters' = 'cards'): Words {
  const noun =
    kind === undefined || (kind === 'monster' && counted === 'cards') ? CARD_NOUNS[kind ?? 'any'] : KINDS[kind];
  const family = category === undefined ? null : CATEGORIES[category];
  const colour = attribute === undefined ? null : ATTRIBUTE_NAMES[attribute];
  return {
    ja: `${colour === null ? '' : `${colour.ja}属性の`}${family === null ? '' : `【${family.ja}】`}${noun.ja}`,
    'zh-Hant': `${colour === null ? '' : `${colour['zh-Hant']}屬性`}${family === null ? '' : `【${family['zh-Hant']}】`}${noun['zh-Hant']}`,
    en: `${colour === null ? '' : `${colour.en} `}${family === null ? '' : `${family.en} `}${noun.en}`,
  };
}

export const search = (filter: CardFilter) => {
  const what = describe(filter);
  return part(
    {},
    {
      ja: `デッキから${what.ja}1枚を手札に加え、シャッフルする。`,
      'zh-Hant': `從牌組將1張${what['zh-Hant']}加入手牌，然後洗牌。`,
      en: `Take a ${what.en} from your deck to your hand; shuffle.`,
    },
    function* (g, self, _v, key) {
      yield* searchDeck(g, self, key, matches(filter));
    },
    (g, self) => deckOf(g, self.controller).length > 0,
  );
};

export const returnFromGraveyard = (filter: CardFilter) => {
  const what = describe(filter);
  const found = (g: G, self: MsCard) => fitting(g, graveyardOf(g, self.controller), matches(filter));
  return part(
    {},
    {
      ja: `自分の墓地の${what.ja}1枚を手札に加える。`,
      'zh-Hant': `將自己墓地的1張${what['zh-Hant']}加入手牌。`,
      en: `Return a ${what.en} from your graveyard to your hand.`,
    },
    function* (g, self, _v, key) {
      const card = yield* chooseGrave(g, self, key, matches(filter));
      if (card !== null) toHand(g, card);
    },
    (g, self) => found(g, self).length > 0,
  );
};

/** Summons a monster from the graveyard without a cost. */
export const revive = (cost: number, restriction: Omit<CardFilter, 'kind'> = {}) => {
  const filter: CardFilter = { ...restriction, kind: 'monster' };
  const what = describe(filter, 'monsters');
  return part(
    { cost },
    {
      ja: `自分の墓地からコスト{cost}以下の${what.ja}1体を召喚する。`,
      'zh-Hant': `從自己墓地召喚1隻費用{cost}以下的${what['zh-Hant']}。`,
      en: `Summon a ${what.en} of cost {cost} or less from your graveyard.`,
    },
    function* (g, self, v, key) {
      if (!hasFreePlace(g, self.controller)) return;
      const card = yield* chooseGrave(g, self, key, matches(filter, v.cost));
      if (card !== null) putInPlay(g, self.controller, card.id);
    },
    (g, self, v) =>
      hasFreePlace(g, self.controller) &&
      fitting(g, graveyardOf(g, self.controller), matches(filter, v.cost)).length > 0,
  );
};

/** Looks at the top cards of the deck, takes one and puts the others under the deck. */
export const takeFromTop = (n: number) =>
  part(
    { n },
    {
      ja: 'デッキの上から{n}枚を見て1枚を手札に加え、残りをデッキの下に置く。',
      'zh-Hant': '查看牌組頂{n}張，將1張加入手牌，其餘放到牌組底。',
      en: 'Look at the top {n} cards of your deck, take one, put the rest at the bottom.',
    },
    function* (g, self, v, key) {
      const seat = self.controller;
      const top = deckOf(g, seat).slice(-v.n);
      look(g, seat, top);
      const taken = yield* pick(seat, 'top', top, asking(self, key));
      if (taken >= 0) move(g, taken, zoneOf(HAND, seat), { by: seat });
      for (const id of top) if (id !== taken) move(g, id, zoneOf(DECK, seat), { at: -2, by: seat });
    },
    (g, self) => deckOf(g, self.controller).length > 0,
  );

/**
 * Summons a monster from the hand without a cost. The decision is made even when none fits, to keep the hand secret.
 */
export const summonFromHand = (cost: number) =>
  part(
    { cost },
    {
      ja: '手札からコスト{cost}以下のモンスター1体を召喚してもよい。',
      'zh-Hant': '可以從手牌召喚1隻費用{cost}以下的怪獸。',
      en: 'You may summon a monster of cost {cost} or less from your hand.',
    },
    function* (g, self, v, key) {
      const seat = self.controller;
      if (!hasFreePlace(g, seat)) return;
      const fit = fitting(g, handOf(g, seat), (def) => def.kind === 'monster' && def.cost <= v.cost);
      const id = yield* pick(seat, 'rally', fit, asking(self, key, { hidden: true }));
      if (id >= 0) putInPlay(g, seat, id);
    },
  );
