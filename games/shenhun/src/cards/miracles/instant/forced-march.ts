import { useOn } from '../../../abilities.ts';
import { instant } from '../../../card.ts';
import { allies } from '../../../choose.ts';
import { thisTurn } from '../../../effects.ts';

export const forcedMarch = instant(
  'forced-march',
  {
    name: { ja: '強行軍', 'zh-Hant': '急行軍', en: 'Forced March' },
    rarity: 'rare',
    cost: 2,
    vars: { n: 1 },
    art: { icon: 'boot-prints' },
  },
  {
    a: {
      text: {
        ja: 'このターン中、自分のキャラクター1体はさらに{n}回攻撃できる。',
        'zh-Hant': '己方一名角色本回合可多攻擊{n}次。',
        en: 'One of your characters may attack {n} more time this turn.',
      },
      does: useOn(allies, (g, self, { n }, { target }) => {
        thisTurn(g, self, 'a', 'attacks', target as number, n);
      }),
    },
  },
);
