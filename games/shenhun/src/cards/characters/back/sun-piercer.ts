import { aura } from '../../../abilities.ts';
import { character } from '../../../card.ts';
import { SNIPE } from '../../../keywords.ts';
import { itself, more } from '../../../scope.ts';

export const sunPiercer = character(
  'sun-piercer',
  {
    name: { ja: '貫日の弓神', 'zh-Hant': '貫日弓神', en: 'Sun Piercer' },
    row: 'back',
    rarity: 'legendary',
    deity: 'far-archer',
    cost: 6,
    attack: 8,
    health: 4,
    vars: { n: 4 },
    art: { icon: 'sun-spear' },
  },
  {
    a: SNIPE,
    b: {
      text: {
        ja: '相手の場にキャラクターがいても神を攻撃できる。神を攻撃すると、相手が失う神力は1ではなく{n}。',
        'zh-Hant': '即使對手場上有角色，也能攻擊神明；攻擊神明時，對手失去的神力不是1點而是{n}點。',
        en: 'It can attack the deity even while characters are on its field. Its attacks on the deity take {n} power instead of 1.',
      },
      does: aura(more('pierce', itself, 'n')),
    },
  },
);
