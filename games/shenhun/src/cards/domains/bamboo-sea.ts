import { auraOnOpponentField, auraOnOwnField } from '../../abilities.ts';
import { domain } from '../../card.ts';
import { less, mineIn, more, theirsIn } from '../../scope.ts';
import { MIDDLE } from '../../state.ts';

export const bambooSea = domain(
  'bamboo-sea',
  {
    name: { ja: '竹の海', 'zh-Hant': '竹海', en: 'Sea of Bamboo' },
    rarity: 'common',
    cost: 2,
    durability: 5,
    vars: { n: 1 },
    art: { icon: 'bamboo' },
  },
  {
    a: {
      text: {
        ja: '自分の場：自分の中列のキャラクターの攻撃力+{n}。',
        'zh-Hant': '己方場地：己方中排角色攻擊力+{n}。',
        en: 'Your field: your characters in the middle row have +{n} attack.',
      },
      does: auraOnOwnField(more('attack', mineIn(MIDDLE), 'n')),
    },
    b: {
      text: {
        ja: '相手の場：相手の中列のキャラクターの攻撃力-{n}。',
        'zh-Hant': '對手場地：對手中排角色攻擊力-{n}。',
        en: "Opponent's field: opposing characters in the middle row have −{n} attack.",
      },
      does: auraOnOpponentField(less('attack', theirsIn(MIDDLE), 'n')),
    },
  },
);
