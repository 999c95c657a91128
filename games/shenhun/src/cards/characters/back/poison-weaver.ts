import { onAttack } from '../../../abilities.ts';
import { character } from '../../../card.ts';
import { whileItStays } from '../../../effects.ts';
import { isStanding, type ShCard } from '../../../state.ts';

export const poisonWeaver = character(
  'poison-weaver',
  {
    name: { ja: '毒織りの女', 'zh-Hant': '織毒女', en: 'Poison Weaver' },
    row: 'back',
    rarity: 'rare',
    cost: 3,
    attack: 3,
    health: 3,
    vars: { n: 2 },
    art: { icon: 'spider-web' },
  },
  {
    a: {
      text: {
        ja: 'キャラクターを攻撃した時、そのキャラクターが場にいる限り攻撃力-{n}。',
        'zh-Hant': '攻擊角色時，該角色攻擊力-{n}，直到離場。',
        en: 'When it attacks a character, that character has −{n} attack for as long as it stays.',
      },
      does: onAttack(
        (g, self, { n }, { target }) => {
          whileItStays(g, self, 'a', 'attack', target as number, -n);
        },
        { when: (g, _self, { target }) => target !== undefined && isStanding(g.s.cards[target] as ShCard) },
      ),
    },
  },
);
