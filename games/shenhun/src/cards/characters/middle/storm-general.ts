import { onAttack } from '../../../abilities.ts';
import { character } from '../../../card.ts';
import { enemies } from '../../../choose.ts';
import { dealDamage } from '../../../effect-damage.ts';
import { isStanding, type ShCard } from '../../../state.ts';

export const stormGeneral = character(
  'storm-general',
  {
    name: { ja: '雷の将軍', 'zh-Hant': '雷將軍', en: 'Storm General' },
    row: 'middle',
    rarity: 'rare',
    cost: 6,
    attack: 6,
    health: 6,
    vars: { n: 1 },
    art: { icon: 'warlord-helmet' },
  },
  {
    a: {
      text: {
        ja: 'キャラクターを攻撃した時、相手の他のキャラクターすべてに{n}ダメージ。',
        'zh-Hant': '攻擊角色時，對其他所有對手角色造成{n}點傷害。',
        en: 'When it attacks a character, deal {n} damage to every other opposing character.',
      },
      does: onAttack(
        (g, self, { n }, { target }) => {
          for (const id of enemies(g, self)) if (id !== target) dealDamage(g, self, id, n);
        },
        { when: (g, _self, { target }) => target !== undefined && isStanding(g.s.cards[target] as ShCard) },
      ),
    },
  },
);
