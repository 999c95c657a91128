import { onAttacked } from '../../../abilities.ts';
import { character } from '../../../card.ts';
import { thisTurn } from '../../../effects.ts';

export const mirrorTurtle = character(
  'mirror-turtle',
  {
    name: { ja: '鏡甲の亀', 'zh-Hant': '鏡甲龜', en: 'Mirror Turtle' },
    row: 'front',
    rarity: 'rare',
    cost: 3,
    attack: 1,
    health: 6,
    vars: { n: 2 },
    art: { icon: 'turtle-shell' },
  },
  {
    a: {
      text: {
        ja: '攻撃された時、このターン中、攻撃側の攻撃力-{n}。',
        'zh-Hant': '被攻擊時，攻擊者本回合攻擊力-{n}。',
        en: 'When attacked, the attacker has −{n} attack this turn.',
      },
      does: onAttacked((g, self, { n }, { target }) => {
        thisTurn(g, self, 'a', 'attack', target as number, -n);
      }),
    },
  },
);
