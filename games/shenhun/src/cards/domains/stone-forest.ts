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
        ja: '自分の場：自分の前衛の堅甲は+{n}される。',
        'zh-Hant': '己方場地：我方前衛堅甲+{n}。',
        en: 'Your field: your front characters have {n} more Armor.',
      },
      does: auraOnOwnField(more('armor', mineIn(FRONT), 'n')),
    },
    b: {
      text: {
        ja: '相手の場：相手のキャラクターの体力は-{n}される。',
        'zh-Hant': '對手場地：對手角色生命-{n}。',
        en: "Opponent's field: opposing characters have −{n} health.",
      },
      does: auraOnOpponentField(more('frailty', theirs, 'n')),
    },
  },
);
