import { whenever } from '../../abilities.ts';
import { permanentMagic } from '../../card.ts';
import { draw } from '../../draw.ts';
import { handOf } from '../../state.ts';

export const emptyBowl = permanentMagic(
  'empty-bowl',
  {
    name: { ja: '空の鉢', 'zh-Hant': '空鉢', en: 'Empty Bowl' },
    art: { icon: 'bowl-spiral' },
    vars: { n: 2, m: 1 },
  },
  {
    a: {
      text: {
        ja: '自分のターン開始時、自分の手札が{n}枚以下の場合、カードを{m}枚ドローする。',
        'zh-Hant': '我方回合開始時，若我方手牌在{n}張以下，抽{m}張卡。',
        en: 'At the start of your turn, if you have {n} or fewer cards in hand, draw {m}.',
      },
      does: whenever(
        'turn-start',
        (g, self, { seat }, { n }) => seat === self.controller && handOf(g, self.controller).length <= n,
        function* (g, self, { m }) {
          draw(g, self.controller, m);
        },
      ),
    },
  },
);
