import { useOn } from '../../../abilities.ts';
import { instant } from '../../../card.ts';
import { allies } from '../../../choose.ts';
import { mend } from '../../../leave.ts';

export const mendingStroke = instant(
  'mending-stroke',
  {
    name: { ja: '補筆', 'zh-Hant': '補筆', en: 'Mending Stroke' },
    rarity: 'common',
    cost: 1,
    vars: { n: 3 },
    art: { icon: 'hand-bandage' },
  },
  {
    a: {
      text: {
        ja: '自分のキャラクター1体の体力を{n}回復する。',
        'zh-Hant': '己方一名角色恢復{n}點生命。',
        en: 'Restore {n} health to one of your characters.',
      },
      does: useOn(
        (g, self) => allies(g, self, (_def, card) => card.damage > 0),
        (g, _self, { n }, { target }) => {
          mend(g, target as number, n);
        },
      ),
    },
  },
);
