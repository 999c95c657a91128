import { onAttack } from '../../../abilities.ts';
import { character } from '../../../card.ts';
import { thisTurn } from '../../../effects.ts';
import { BREAKER } from '../../../keywords.ts';
import { isStanding, type ShCard } from '../../../state.ts';

export const siegeMage = character(
  'siege-mage',
  {
    name: { ja: '攻城の術師', 'zh-Hant': '攻城術士', en: 'Siege Mage' },
    row: 'back',
    rarity: 'rare',
    cost: 4,
    attack: 4,
    health: 3,
    vars: { n: 4 },
    art: { icon: 'siege-tower' },
  },
  {
    a: BREAKER,
    b: {
      text: {
        ja: '神蹟か神域を攻撃した時、このターン中、攻撃力+{n}。',
        'zh-Hant': '攻擊神蹟或神域時，本回合攻擊力+{n}。',
        en: 'When it attacks a miracle or a domain, it has +{n} attack this turn.',
      },
      does: onAttack(
        (g, self, { n }) => {
          thisTurn(g, self, 'b', 'attack', self.id, n);
        },
        { when: (g, _self, { target }) => target !== undefined && !isStanding(g.s.cards[target] as ShCard) },
      ),
    },
  },
);
