import { aura } from '../../../abilities.ts';
import { character } from '../../../card.ts';
import { more } from '../../../scope.ts';
import { FRONT, rowOf } from '../../../state.ts';

export const oathBrothers = character(
  'oath-brothers',
  {
    name: { ja: '義兄弟', 'zh-Hant': '結義兄弟', en: 'Oath Brothers' },
    row: 'front',
    rarity: 'rare',
    cost: 3,
    attack: 2,
    health: 5,
    vars: { n: 2 },
    art: { icon: 'shaking-hands' },
  },
  {
    a: {
      text: {
        ja: '自分の前列に他のキャラクターがいる間、攻撃力+{n}。',
        'zh-Hant': '己方前排有其他角色時，攻擊力+{n}。',
        en: 'While another of your characters is in the front row, this has +{n} attack.',
      },
      does: aura(
        more(
          'attack',
          (g, self, card) => card.id === self.id && rowOf(g, FRONT, self.controller).some((id) => id !== self.id),
          'n',
        ),
      ),
    },
  },
);
