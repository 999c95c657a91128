import { atMyEnd, atTheirEnd, onOpponentField, onOwnField } from '../../abilities.ts';
import { domain } from '../../card.ts';
import { allies, enemies } from '../../choose.ts';
import { damageAllEnemies } from '../../effect-damage.ts';
import { mend } from '../../leave.ts';

export const stillLake = domain(
  'still-lake',
  {
    name: { ja: '静かな湖', 'zh-Hant': '靜湖', en: 'Still Lake' },
    rarity: 'common',
    cost: 2,
    durability: 5,
    vars: { n: 1 },
    art: { icon: 'waves' },
  },
  {
    a: {
      text: {
        ja: '自分の場：自分のターン終了時、自分のキャラクターすべての体力を{n}回復する。',
        'zh-Hant': '己方場地：己方回合結束時，己方所有角色恢復{n}點生命。',
        en: 'Your field: at the end of your turn, restore {n} health to each of your characters.',
      },
      does: onOwnField(
        atMyEnd(
          (g, self, { n }) => {
            for (const id of allies(g, self)) mend(g, id, n);
          },
          (g, self) => allies(g, self, (_def, card) => card.damage > 0).length > 0,
        ),
      ),
    },
    b: {
      text: {
        ja: '相手の場：相手のターン終了時、相手のキャラクターすべてに{n}ダメージ。',
        'zh-Hant': '對手場地：對手回合結束時，對所有對手角色造成{n}點傷害。',
        en: "Opponent's field: at the end of the opponent's turn, deal {n} damage to every opposing character.",
      },
      does: onOpponentField(
        atTheirEnd(
          (g, self, { n }) => {
            damageAllEnemies(g, self, n);
          },
          (g, self) => enemies(g, self).length > 0,
        ),
      ),
    },
  },
);
