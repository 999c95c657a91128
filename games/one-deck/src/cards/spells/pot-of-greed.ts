import { spell } from '../../card.ts';
import { draw } from '../../draw.ts';

/** OD-7.3 */
export const potOfGreed = spell(
  'pot-of-greed',
  {
    name: { ja: '強欲な壺', 'zh-Hant': '強欲之壺', en: 'Pot of Greed' },
    art: { icon: 'painted-pottery' },
    vars: { n: 2 },
  },
  { ja: 'カードを{n}枚引く。', 'zh-Hant': '抽{n}張牌。', en: 'Draw {n} cards.' },
  {
    rule: 'OD-7.3',
    timing: 'spell',
    run(g, self, { n }) {
      draw(g, self.controller, n);
    },
  },
);
