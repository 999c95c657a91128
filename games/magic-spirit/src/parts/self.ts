/** Effects of a monster on itself: it leaves, returns, or becomes something else. */
import { look, opponent, pick, shuffle, zoneOf } from '@taisen/kernel';
import { defOf } from '../card.ts';
import { CATEGORIES, type Category, hasCategory } from '../categories.ts';
import { attach, canCarry } from '../charge.ts';
import { asking, chooseOne, fitting } from '../choose.ts';
import { chargesOn, damageMonsters, destroy, leaveTable, toHand } from '../leave.ts';
import {
  CHARGES,
  countMonsters,
  DECK,
  deckOf,
  type G,
  graveyardOf,
  inPlay,
  type MsCard,
  monstersOf,
} from '../state.ts';
import { inflict } from '../statuses.ts';
import { hasFreePlace, putInPlay } from '../summon.ts';
import { part, price } from './part.ts';

export const destroySelf = () =>
  price(
    part(
      {},
      { ja: 'このモンスターを破壊する。', 'zh-Hant': '破壞這隻怪獸。', en: 'Destroy this monster.' },
      (g, self) => {
        destroy(g, [self], 'effect');
      },
    ),
  );

export const damageSelf = (n: number) =>
  price(
    part(
      { n },
      {
        ja: 'このモンスターに{n}ダメージ。',
        'zh-Hant': '對這隻怪獸造成{n}點傷害。',
        en: 'Deal {n} damage to this monster.',
      },
      (g, self, v) => {
        damageMonsters(g, [self], v.n);
      },
    ),
  );

export const returnSelf = () =>
  part(
    {},
    {
      ja: 'このモンスターを手札に戻す。',
      'zh-Hant': '使這隻怪獸返回手牌。',
      en: 'Return this monster to your hand.',
    },
    (g, self) => {
      if (inPlay(self)) toHand(g, self);
    },
  );

/** When it is destroyed: it is in the graveyard by then. */
export const riseToHand = () =>
  part(
    {},
    { ja: 'このカードを手札に戻す。', 'zh-Hant': '使這張卡返回手牌。', en: 'Return this card to your hand.' },
    (g, self) => {
      if (graveyardOf(g, self.owner).includes(self.id)) toHand(g, self);
    },
  );

const carriers = (g: G, self: MsCard) =>
  monstersOf(g, self.controller).filter((card) => card !== self && canCarry(g, card));

/** The monster itself becomes a charge. */
export const becomeCharge = () =>
  part(
    {},
    {
      ja: 'このモンスターを、他の味方モンスター1体にチャージする。',
      'zh-Hant': '將這隻怪獸充能到1隻其他我方怪獸上。',
      en: 'Charge this monster on another monster of yours.',
    },
    function* (g, self, _v, key) {
      const seat = self.controller;
      const target = yield* chooseOne(g, self, key, 'ally', carriers(g, self));
      if (target === null || !inPlay(self)) return;
      leaveTable(g, self, zoneOf(CHARGES, seat));
      attach(g, seat, self.id, target);
    },
    (g, self) => carriers(g, self).length > 0,
  );

/** A charged card changes its carrier. */
export const passCharge = () => {
  const own = (g: G, self: MsCard) => chargesOn(g, self.controller, self.id);
  return part(
    {},
    {
      ja: 'このモンスターにチャージされたカード1枚を、他の味方モンスター1体に移す。それを、ターン終了まで〈霊感〉状態にする。',
      'zh-Hant': '將這隻怪獸的1張充能卡移到1隻其他我方怪獸上，並使其直到回合結束進入〈靈感〉狀態。',
      en: 'Move a card charged on this monster to another monster of yours and make that one Inspired until the end of the turn.',
    },
    function* (g, self, _v, key) {
      const seat = self.controller;
      const target = yield* chooseOne(g, self, key, 'ally', carriers(g, self));
      const card = target === null ? -1 : yield* pick(seat, 'charge', own(g, self), asking(self, key));
      if (target === null || card < 0) return;
      attach(g, seat, card, target);
      inflict(g, self, key, 'inspired', target.id, g.s.turn);
    },
    (g, self) => own(g, self).length > 0 && carriers(g, self).length > 0,
  );
};

const copies = (g: G, self: MsCard) => fitting(g, deckOf(g, self.controller), (def) => def.id === defOf(g, self).id);

/** Summons a card of the same name from the deck. */
export const summonCopy = () =>
  part(
    {},
    {
      ja: 'デッキからこのカードと同じ名前のモンスター1体を召喚し、シャッフルする。',
      'zh-Hant': '從牌組召喚1隻與這張卡同名的怪獸，然後洗牌。',
      en: 'Summon a monster with the same name as this card from your deck; shuffle.',
    },
    function* (g, self, _v, key) {
      const seat = self.controller;
      if (!hasFreePlace(g, seat)) return;
      look(g, seat, deckOf(g, seat));
      const id = yield* pick(seat, 'search', copies(g, self).slice(0, 1), asking(self, key, { hidden: true }));
      if (id >= 0) putInPlay(g, seat, id);
      shuffle(g, zoneOf(DECK, seat));
    },
    (g, self) => hasFreePlace(g, self.controller) && deckOf(g, self.controller).length > 0,
  );

/** An egg: after two more turns of its player, a monster of a category hatches from the deck. */
export const hatch = (category: Category, turns: number, cost: number) => {
  const { ja, 'zh-Hant': zh, en } = CATEGORIES[category];
  return part(
    { turns, cost },
    {
      ja: `召喚から自分のターンが{turns}回始まっていれば、このモンスターを破壊し、デッキからコスト{cost}以下の【${ja}】1体を召喚してシャッフルする。`,
      'zh-Hant': `召喚後若自己的回合已開始{turns}次，破壞這隻怪獸，從牌組召喚1隻費用{cost}以下的【${zh}】，然後洗牌。`,
      en: `If {turns} of your turns have begun since it was summoned, destroy it and summon a ${en} monster of cost {cost} or less from your deck; shuffle.`,
    },
    function* (g, self, v, key) {
      const seat = self.controller;
      if (!inPlay(self) || g.s.turn - self.since < v.turns * 2) return;
      if (destroy(g, [self], 'effect').length === 0) return;
      look(g, seat, deckOf(g, seat));
      const fit = fitting(
        g,
        deckOf(g, seat),
        (def) => def.kind === 'monster' && def.cost <= v.cost && hasCategory(def.categories, category),
      );
      const id = yield* pick(seat, 'search', fit, asking(self, key, { hidden: true }));
      if (id >= 0) putInPlay(g, seat, id);
      shuffle(g, zoneOf(DECK, seat));
    },
  );
};

/** The side with more monsters loses some, until both have as many. Its player chooses which. */
export const evenOut = () =>
  part(
    {},
    {
      ja: 'モンスターの多いプレイヤーは、相手と同じ数になるまで自分のモンスターを選んで破壊する。',
      'zh-Hant': '怪獸較多的玩家選擇並破壞自己的怪獸，直到與對手數量相同。',
      en: 'The player with more monsters destroys monsters of their choice until both have as many.',
    },
    function* (g, self, _v, key) {
      for (const seat of [0, 1] as const) {
        const surplus = countMonsters(g, seat) - countMonsters(g, opponent(seat));
        const chosen: MsCard[] = [];
        for (let i = 0; i < surplus; i++) {
          const left = monstersOf(g, seat).filter((card) => !chosen.includes(card));
          const id = yield* pick(
            seat,
            'fall',
            left.map((card) => card.id),
            asking(self, key),
          );
          chosen.push(g.s.cards[id] as MsCard);
        }
        if (surplus > 0) {
          destroy(g, chosen, 'effect');
          return;
        }
      }
    },
  );
