import { onSummoned } from '../../../abilities.ts';
import { character } from '../../../card.ts';
import { allies, choose } from '../../../choose.ts';
import { thisTurn } from '../../../effects.ts';

export const inkOracle = character(
  'ink-oracle',
  {
    name: { ja: '墨占いの巫', 'zh-Hant': '墨卜師', en: 'Ink Oracle' },
    row: 'back',
    rarity: 'common',
    cost: 2,
    attack: 2,
    health: 2,
    vars: { n: 2 },
    art: { icon: 'third-eye' },
  },
  {
    a: {
      text: {
        ja: '召喚された時、このターン中、自分のキャラクター1体の攻撃力+{n}。',
        'zh-Hant': '被召喚時，己方一名角色本回合攻擊力+{n}。',
        en: 'When summoned, one of your characters has +{n} attack this turn.',
      },
      does: onSummoned(function* (g, self, { n }) {
        thisTurn(g, self, 'a', 'attack', yield* choose(self, 'a', allies(g, self)), n);
      }),
    },
  },
);
