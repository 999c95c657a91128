import { use } from '../../../abilities.ts';
import { instant } from '../../../card.ts';
import { draw } from '../../../draw.ts';

export const scatteredScrolls = instant(
  'scattered-scrolls',
  {
    name: { ja: '散り散りの巻物', 'zh-Hant': '散卷', en: 'Scattered Scrolls' },
    rarity: 'common',
    cost: 1,
    vars: { n: 2 },
    art: { icon: 'papers' },
  },
  {
    a: {
      text: { ja: 'カードを{n}枚引く。', 'zh-Hant': '抽{n}張牌。', en: 'Draw {n}.' },
      does: use((g, self, { n }) => {
        draw(g, self.controller, n);
      }),
    },
  },
);
