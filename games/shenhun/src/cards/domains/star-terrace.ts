import { auraOnOpponentField, onOwnField, whenever } from '../../abilities.ts';
import { defOf, domain } from '../../card.ts';
import { toHand } from '../../leave.ts';
import { more, ownedByThem } from '../../scope.ts';
import { DISCARD, type ShCard } from '../../state.ts';

export const starTerrace = domain(
  'star-terrace',
  {
    name: { ja: '観星の台', 'zh-Hant': '觀星臺', en: 'Star-Gazing Terrace' },
    rarity: 'rare',
    cost: 2,
    durability: 5,
    vars: { m: 2 },
    art: { icon: 'telescope' },
  },
  {
    a: {
      text: {
        ja: '自分の場：自分の特殊型神蹟が発動した後、それを手札に戻してもよい。',
        'zh-Hant': '己方場地：己方特殊型神蹟發動後，可將其收回手牌。',
        en: 'Your field: after one of your special miracles has fired, you may return it to your hand.',
      },
      does: onOwnField(
        whenever(
          'discarded',
          (g, self, event) =>
            event.seat === self.controller && event.how === 'used' && defOf(g, event.card as number).type === 'special',
          (g, _self, _vars, { card }) => {
            if ((g.s.cards[card as number] as ShCard).zone >> 1 === DISCARD) toHand(g, card as number);
          },
          { may: true },
        ),
      ),
    },
    b: {
      text: {
        ja: '相手の場：相手の特殊型神蹟のコスト+{m}。',
        'zh-Hant': '對手場地：對手特殊型神蹟消耗增加{m}。',
        en: "Opponent's field: the opponent's special miracles cost {m} more.",
      },
      does: auraOnOpponentField(
        more('cost', (g, self, card) => ownedByThem(g, self, card) && defOf(g, card).type === 'special', 'm'),
      ),
    },
  },
);
