import { onKill } from '../../../abilities.ts';
import { character } from '../../../card.ts';
import { thisTurn } from '../../../effects.ts';
import { isStanding } from '../../../state.ts';

export const ashDancer = character(
  'ash-dancer',
  {
    name: { ja: '灰の舞姫', 'zh-Hant': '灰燼舞姬', en: 'Ash Dancer' },
    row: 'middle',
    rarity: 'rare',
    cost: 4,
    attack: 4,
    health: 4,
    vars: { n: 1 },
    art: { icon: 'burning-embers' },
  },
  {
    a: {
      text: {
        ja: '攻撃でキャラクターを撃破した時、このターンさらに{n}回攻撃できる。',
        'zh-Hant': '以攻擊擊殺角色時，本回合可再攻擊{n}次。',
        en: 'When its attack kills a character, it may attack {n} more time this turn.',
      },
      does: onKill(
        (g, self, { n }) => {
          thisTurn(g, self, 'a', 'attacks', self.id, n);
        },
        { when: (_g, self) => isStanding(self) },
      ),
    },
  },
);
