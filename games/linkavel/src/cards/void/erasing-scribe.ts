import { opponent } from '@taisen/kernel';
import { activated } from '../../abilities.ts';
import { monster } from '../../card.ts';
import { chooseOnField, discardCards, fieldOf } from '../../choose.ts';
import { toHand } from '../../leave.ts';
import { handOf } from '../../state.ts';

export const erasingScribe = monster(
  'erasing-scribe',
  {
    name: { ja: '抹消の書記官', 'zh-Hant': '抹消書記官', en: 'Erasing Scribe' },
    attribute: 'void',
    level: 4,
    cost: { level: 3, count: 1 },
    power: 1200,
    art: { icon: 'scroll-quill' },
    vars: { n: 1 },
  },
  {
    a: {
      text: {
        ja: '1ターンに1度、手札を{n}枚捨てて発動できる。相手の場のカード1枚を持ち主の手札に戻す。',
        'zh-Hant': '每回合1次，可以捨棄{n}張手牌發動。使對手場上1張卡返回持有者手牌。',
        en: 'Once per turn, you can discard {n}: return a card your opponent controls to its owner’s hand.',
      },
      does: activated(
        function* (g, self, { n }) {
          const seat = self.controller;
          yield* discardCards(g, self, 'a', seat, n);
          toHand(g, yield* chooseOnField(g, self, 'a', opponent(seat)));
        },
        (g, self, { n }) => handOf(g, self.controller).length >= n && fieldOf(g, opponent(self.controller)).length > 0,
      ),
    },
  },
);
