import { useOn } from '../../../abilities.ts';
import { instant } from '../../../card.ts';
import { inDiscard } from '../../../choose.ts';
import { toHand } from '../../../leave.ts';

export const callTheFallen = instant(
  'call-the-fallen',
  {
    name: { ja: '招魂', 'zh-Hant': '招魂', en: 'Call the Fallen' },
    rarity: 'common',
    cost: 1,
    art: { icon: 'grave-flowers' },
  },
  {
    a: {
      text: {
        ja: '捨て札からキャラクター1枚を手札に戻す。',
        'zh-Hant': '將棄牌堆中一張角色卡收回手牌。',
        en: 'Return a character from your discard pile to your hand.',
      },
      does: useOn(
        (g, self) => inDiscard(g, self, (def) => def.type === 'character'),
        (g, _self, _vars, { target }) => {
          toHand(g, target as number);
        },
      ),
    },
  },
);
