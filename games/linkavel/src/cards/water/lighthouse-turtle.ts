import { NO_CARD, opponent } from '@taisen/kernel';
import { whenAttacked } from '../../abilities.ts';
import { monster } from '../../card.ts';
import { discardCards } from '../../choose.ts';
import { toHand } from '../../leave.ts';
import { handOf, monstersOf } from '../../state.ts';

export const lighthouseTurtle = monster(
  'lighthouse-turtle',
  {
    name: { ja: '灯台を負う亀', 'zh-Hant': '負塔海龜', en: 'Lighthouse Turtle' },
    attribute: 'water',
    family: 'tide',
    level: 3,
    cost: { level: 1, count: 2 },
    power: 800,
    art: { icon: 'sea-turtle' },
    vars: { n: 1 },
  },
  {
    a: {
      text: {
        ja: 'このモンスターが攻撃された時、手札を{n}枚捨てて発動できる。攻撃してきたモンスターを持ち主の手札に戻す。',
        'zh-Hant': '這隻怪獸被攻擊時，可以捨棄{n}張手牌發動。使攻擊的怪獸返回持有者手牌。',
        en: 'When this monster is attacked, you can discard {n} to use this: return the attacker to its owner’s hand.',
      },
      does: whenAttacked(
        function* (g, self, { n }, { target = NO_CARD }) {
          if ((yield* discardCards(g, self, 'a', self.controller, n)) < n) return;
          if (monstersOf(g, opponent(self.controller)).some((card) => card.id === target)) toHand(g, target);
        },
        (g, self, _event, { n }) => handOf(g, self.controller).length >= n,
      ),
    },
  },
);
