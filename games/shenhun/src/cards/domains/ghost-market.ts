import { auraOnOpponentField, auraOnOwnField } from '../../abilities.ts';
import { domain } from '../../card.ts';
import { less, mineThatDied, more, theirsThatDied } from '../../scope.ts';

export const ghostMarket = domain(
  'ghost-market',
  {
    name: { ja: '鬼の市', 'zh-Hant': '鬼市', en: 'Ghost Market' },
    rarity: 'rare',
    cost: 3,
    durability: 5,
    vars: { n: 1 },
    art: { icon: 'paper-lantern' },
  },
  {
    a: {
      text: {
        ja: '自分の場：撃破されたことのある自分のキャラクターの召喚コストは{n}少ない。',
        'zh-Hant': '己方場地：己方曾死亡的角色召喚消耗減少{n}。',
        en: 'Your field: your characters that have died cost {n} less.',
      },
      does: auraOnOwnField(less('cost', mineThatDied, 'n')),
    },
    b: {
      text: {
        ja: '相手の場：撃破されたことのある相手のキャラクターの召喚コストは{n}多い。',
        'zh-Hant': '對手場地：對手曾死亡的角色召喚消耗增加{n}。',
        en: "Opponent's field: opposing characters that have died cost {n} more.",
      },
      does: auraOnOpponentField(more('cost', theirsThatDied, 'n')),
    },
  },
);
