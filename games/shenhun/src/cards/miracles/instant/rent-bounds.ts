import { use, useOn } from '../../../abilities.ts';
import { instant } from '../../../card.ts';
import { enemyDomains } from '../../../choose.ts';
import { draw } from '../../../draw.ts';
import { destroy } from '../../../leave.ts';

export const rentBounds = instant(
  'rent-bounds',
  {
    name: { ja: '裂界', 'zh-Hant': '裂界', en: 'Torn Bounds' },
    rarity: 'rare',
    cost: 2,
    vars: { n: 1 },
    art: { icon: 'cracked-disc' },
  },
  {
    a: {
      text: {
        ja: '相手の神域1つを破壊する。',
        'zh-Hant': '破壞一張對手的神域。',
        en: 'Destroy a domain of the opponent.',
      },
      does: useOn(enemyDomains, (g, _self, _vars, { target }) => {
        destroy(g, [target as number], 'effect');
      }),
    },
    b: {
      text: { ja: 'カードを{n}枚引く。', 'zh-Hant': '抽{n}張牌。', en: 'Draw {n}.' },
      does: use((g, self, { n }) => {
        draw(g, self.controller, n);
      }),
    },
  },
);
