import { useOn } from '../../../abilities.ts';
import { instant } from '../../../card.ts';
import { enemyMiracles } from '../../../choose.ts';
import { destroy } from '../../../leave.ts';

export const brokenSeal = instant(
  'broken-seal',
  {
    name: { ja: '破印', 'zh-Hant': '破印', en: 'Broken Seal' },
    rarity: 'common',
    cost: 2,
    art: { icon: 'breaking-chain' },
  },
  {
    a: {
      text: {
        ja: '相手の場にある神蹟1つを破壊する。',
        'zh-Hant': '破壞一張對手場上的神蹟。',
        en: "Destroy one of the opponent's miracles on the field.",
      },
      does: useOn(enemyMiracles, (g, _self, _vars, { target }) => {
        destroy(g, [target as number], 'effect');
      }),
    },
  },
);
