import { aura } from '../../../abilities.ts';
import { lasting } from '../../../card.ts';
import { less, mineThatDied } from '../../../scope.ts';

export const soulLamp = lasting(
  'soul-lamp',
  {
    name: { ja: '引魂の灯', 'zh-Hant': '引魂燈', en: 'Soul Lamp' },
    rarity: 'rare',
    cost: 3,
    durability: 3,
    vars: { n: 2 },
    art: { icon: 'magic-lamp' },
  },
  {
    a: {
      text: {
        ja: '撃破されたことのある自分のキャラクターの召喚コスト-{n}。',
        'zh-Hant': '己方曾死亡的角色召喚消耗減少{n}。',
        en: 'Your characters that have died cost {n} less.',
      },
      does: aura(less('cost', mineThatDied, 'n')),
    },
  },
);
