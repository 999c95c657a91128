import { onSummoned } from '../../abilities.ts';
import { monster } from '../../card.ts';
import { draw } from '../../draw.ts';

export const tideHeron = monster(
  'tide-heron',
  {
    name: { ja: '潮路の鷺', 'zh-Hant': '潮路之鷺', en: 'Tide-Road Heron' },
    reading: 'しおじのさぎ',
    attribute: 'water',
    family: 'tide',
    level: 2,
    cost: { level: 1, count: 1 },
    power: 400,
    art: { icon: 'heron' },
    vars: { n: 1 },
  },
  {
    a: {
      text: {
        ja: 'このモンスターが召喚された時、カードを{n}枚ドローしてもよい。',
        'zh-Hant': '這隻怪獸被召喚時，可以抽{n}張卡。',
        en: 'When this monster is summoned, you may draw {n}.',
      },
      does: onSummoned(
        function* (g, self, { n }) {
          draw(g, self.controller, n);
        },
        { may: true },
      ),
    },
  },
);
