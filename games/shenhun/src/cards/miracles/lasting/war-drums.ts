import { aura } from '../../../abilities.ts';
import { lasting } from '../../../card.ts';
import { mine, more } from '../../../scope.ts';

export const warDrums = lasting(
  'war-drums',
  {
    name: { ja: '陣太鼓', 'zh-Hant': '戰鼓', en: 'War Drums' },
    rarity: 'common',
    cost: 3,
    durability: 4,
    vars: { n: 1 },
    art: { icon: 'gong' },
  },
  {
    a: {
      text: {
        ja: '自分のキャラクターの攻撃力+{n}。',
        'zh-Hant': '己方角色攻擊力+{n}。',
        en: 'Your characters have +{n} attack.',
      },
      does: aura(more('attack', mine, 'n')),
    },
  },
);
