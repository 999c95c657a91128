import { auraOnOpponentField, auraOnOwnField } from '../../abilities.ts';
import { defOf, domain } from '../../card.ts';
import { less, more, ownedByMe, ownedByThem } from '../../scope.ts';

export const sacredRoad = domain(
  'sacred-road',
  {
    name: { ja: '神の道', 'zh-Hant': '神路', en: 'Sacred Road' },
    rarity: 'rare',
    cost: 3,
    durability: 5,
    vars: { n: 1 },
    art: { icon: 'stone-path' },
  },
  {
    a: {
      text: {
        ja: '自分の場：自分の神蹟のコスト-{n}。',
        'zh-Hant': '己方場地：己方神蹟消耗減少{n}。',
        en: 'Your field: your miracles cost {n} less.',
      },
      does: auraOnOwnField(less('cost', (g, self, card) => ownedByMe(g, self, card) && defOf(g, card).isMiracle, 'n')),
    },
    b: {
      text: {
        ja: '相手の場：相手の神蹟のコスト+{n}。',
        'zh-Hant': '對手場地：對手神蹟消耗增加{n}。',
        en: "Opponent's field: the opponent's miracles cost {n} more.",
      },
      does: auraOnOpponentField(
        more('cost', (g, self, card) => ownedByThem(g, self, card) && defOf(g, card).isMiracle, 'n'),
      ),
    },
  },
);
