import { useOn } from '../../../abilities.ts';
import { instant } from '../../../card.ts';
import { enemies } from '../../../choose.ts';
import { toHand } from '../../../leave.ts';

export const gateOfExile = instant(
  'gate-of-exile',
  {
    name: { ja: '追放の門', 'zh-Hant': '放逐之門', en: 'Gate of Exile' },
    rarity: 'epic',
    cost: 4,
    art: { icon: 'magic-gate' },
  },
  {
    a: {
      text: {
        ja: '相手のキャラクター1体を持ち主の手札に戻す。',
        'zh-Hant': '將一名對手角色移回其手牌。',
        en: "Return an opposing character to its owner's hand.",
      },
      does: useOn(enemies, (g, _self, _vars, { target }) => {
        toHand(g, target as number);
      }),
    },
  },
);
