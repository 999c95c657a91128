import { atMyStart, auraOnOwnField, onOpponentField } from '../../abilities.ts';
import { defOf, domain } from '../../card.ts';
import { enemyMiracles } from '../../choose.ts';
import { dealDamage } from '../../effect-damage.ts';
import { less, ownedByMe } from '../../scope.ts';

export const hallOfForges = domain(
  'hall-of-forges',
  {
    name: { ja: '鍛造の殿', 'zh-Hant': '鍛造殿', en: 'Hall of Forges' },
    rarity: 'rare',
    cost: 2,
    durability: 5,
    vars: { n: 1, m: 2 },
    art: { icon: 'anvil-impact' },
  },
  {
    a: {
      text: {
        ja: '自分の場：自分の持続型神蹟のコスト-{n}。',
        'zh-Hant': '己方場地：己方持續型神蹟消耗減少{n}。',
        en: 'Your field: your lasting miracles cost {n} less.',
      },
      does: auraOnOwnField(
        less('cost', (g, self, card) => ownedByMe(g, self, card) && defOf(g, card).type === 'lasting', 'n'),
      ),
    },
    b: {
      text: {
        ja: '相手の場：自分のターン開始時、相手の持続型神蹟すべてに{m}ダメージ。',
        'zh-Hant': '對手場地：己方回合開始時，對所有對手持續型神蹟造成{m}點傷害。',
        en: "Opponent's field: at the start of your turn, deal {m} damage to each of the opponent's lasting miracles.",
      },
      does: onOpponentField(
        atMyStart(
          (g, self, { m }) => {
            for (const id of enemyMiracles(g, self, (def) => def.type === 'lasting')) dealDamage(g, self, id, m);
          },
          (g, self) => enemyMiracles(g, self, (def) => def.type === 'lasting').length > 0,
        ),
      ),
    },
  },
);
