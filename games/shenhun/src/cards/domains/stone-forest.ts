import { auraOnOpponentField, auraOnOwnField } from '../../abilities.ts';
import { domain } from '../../card.ts';
import { mineIn, more, theirs } from '../../scope.ts';
import { FRONT } from '../../state.ts';

export const stoneForest = domain(
  'stone-forest',
  {
    name: { ja: '石の林', 'zh-Hant': '石林', en: 'Stone Forest' },
    rarity: 'rare',
    cost: 3,
    durability: 6,
    vars: { n: 1 },
    art: { icon: 'stone-pile' },
  },
  {
    a: {
      text: {
        ja: '自分の場：自分の前列のキャラクターの堅甲+{n}。',
        'zh-Hant': '己方場地：己方前排角色堅甲+{n}。',
        en: 'Your field: your characters in the front row have {n} more Armor.',
      },
      does: auraOnOwnField(more('armor', mineIn(FRONT), 'n')),
    },
    b: {
      text: {
        ja: '相手の場：相手のキャラクターの体力-{n}。',
        'zh-Hant': '對手場地：對手角色生命-{n}。',
        en: "Opponent's field: opposing characters have −{n} health.",
      },
      does: auraOnOpponentField(more('frailty', theirs, 'n')),
    },
  },
);
