import { useOn } from '../../../abilities.ts';
import { instant } from '../../../card.ts';
import { allies } from '../../../choose.ts';
import { thisTurn } from '../../../effects.ts';

export const warCry = instant(
  'war-cry',
  {
    name: { ja: '鬨の声', 'zh-Hant': '戰吼', en: 'War Cry' },
    rarity: 'common',
    cost: 1,
    vars: { n: 3 },
    art: { icon: 'sonic-shout' },
  },
  {
    a: {
      text: {
        ja: 'このターン中、自分のキャラクター1体の攻撃力+{n}。',
        'zh-Hant': '己方一名角色本回合攻擊力+{n}。',
        en: 'One of your characters has +{n} attack this turn.',
      },
      does: useOn(allies, (g, self, { n }, { target }) => {
        thisTurn(g, self, 'a', 'attack', target as number, n);
      }),
    },
  },
);
