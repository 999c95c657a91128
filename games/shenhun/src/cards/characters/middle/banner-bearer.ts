import { aura } from '../../../abilities.ts';
import { character } from '../../../card.ts';
import { more, myOthers } from '../../../scope.ts';

export const bannerBearer = character(
  'banner-bearer',
  {
    name: { ja: '旗手', 'zh-Hant': '旗手', en: 'Banner Bearer' },
    row: 'middle',
    rarity: 'common',
    cost: 3,
    attack: 1,
    health: 4,
    vars: { n: 1 },
    art: { icon: 'tattered-banner' },
  },
  {
    a: {
      text: {
        ja: '自分の他のキャラクターの攻撃力+{n}。',
        'zh-Hant': '己方其他角色攻擊力+{n}。',
        en: 'Your other characters have +{n} attack.',
      },
      does: aura(more('attack', myOthers, 'n')),
    },
  },
);
