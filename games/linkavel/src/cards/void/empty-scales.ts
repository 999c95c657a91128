import { onSummoned } from '../../abilities.ts';
import { monster } from '../../card.ts';
import { discardCards } from '../../choose.ts';
import { handOf } from '../../state.ts';

export const emptyScales = monster(
  'empty-scales',
  {
    name: { ja: '空の天秤', 'zh-Hant': '虛空天秤', en: 'Empty Scales' },
    attribute: 'void',
    level: 2,
    cost: { level: 1, count: 1 },
    power: 500,
    art: { icon: 'scales' },
    vars: { n: 2 },
  },
  {
    a: {
      text: {
        ja: 'このモンスターが召喚された時、手札の多いプレイヤーに、お互いの手札が同じ枚数になるまで、最大{n}枚捨てさせてもよい。',
        'zh-Hant': '這隻怪獸被召喚時，可以令手牌較多的玩家捨棄手牌，直到雙方手牌張數相同（最多{n}張）。',
        en: 'When this monster is summoned, you may have the player with more cards in hand discard until both hands are equal, up to {n}.',
      },
      does: onSummoned(
        function* (g, self, { n }) {
          const more = handOf(g, 0).length - handOf(g, 1).length;
          yield* discardCards(g, self, 'a', more > 0 ? 0 : 1, Math.min(n, Math.abs(more)));
        },
        { may: true },
      ),
    },
  },
);
