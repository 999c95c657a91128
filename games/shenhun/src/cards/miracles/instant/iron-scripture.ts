import { useOn } from '../../../abilities.ts';
import { instant } from '../../../card.ts';
import { allies } from '../../../choose.ts';
import { whileItStays } from '../../../effects.ts';

export const ironScripture = instant(
  'iron-scripture',
  {
    name: { ja: '鉄の経', 'zh-Hant': '鐵經', en: 'Iron Scripture' },
    rarity: 'common',
    cost: 2,
    vars: { n: 3 },
    art: { icon: 'book-cover' },
  },
  {
    a: {
      text: {
        ja: '自分のキャラクター1体は場にいる限り体力+{n}。',
        'zh-Hant': '己方一名角色生命+{n}，直到離場。',
        en: 'One of your characters has +{n} health for as long as it stays.',
      },
      does: useOn(allies, (g, self, { n }, { target }) => {
        whileItStays(g, self, 'a', 'health', target as number, n);
      }),
    },
  },
);
