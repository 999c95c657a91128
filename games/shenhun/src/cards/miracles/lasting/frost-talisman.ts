import { aura } from '../../../abilities.ts';
import { lasting } from '../../../card.ts';
import { less, theirs } from '../../../scope.ts';

export const frostTalisman = lasting(
  'frost-talisman',
  {
    name: { ja: '霜の護符', 'zh-Hant': '霜符', en: 'Frost Talisman' },
    rarity: 'rare',
    cost: 3,
    durability: 4,
    vars: { n: 1 },
    art: { icon: 'frostfire' },
  },
  {
    a: {
      text: {
        ja: '相手のキャラクターの攻撃力-{n}。',
        'zh-Hant': '對手角色攻擊力-{n}。',
        en: 'Opposing characters have −{n} attack.',
      },
      does: aura(less('attack', theirs, 'n')),
    },
  },
);
