import { atMyStart } from '../../../abilities.ts';
import { artifact } from '../../../card.ts';
import { enemies } from '../../../choose.ts';
import { damageOneEnemy } from '../../../effect-damage.ts';

export const heavenForge = artifact(
  'heaven-forge',
  {
    name: { ja: '天工の炉', 'zh-Hant': '天工爐', en: 'Forge of Heaven' },
    rarity: 'legendary',
    deity: 'hundred-smith',
    cost: 5,
    durability: 7,
    vars: { n: 3 },
    art: { icon: 'furnace' },
  },
  {
    a: {
      text: {
        ja: '自分のターン開始時、相手のキャラクター1体に{n}ダメージ。',
        'zh-Hant': '己方回合開始時，對一名對手角色造成{n}點傷害。',
        en: 'At the start of your turn, deal {n} damage to an opposing character.',
      },
      does: atMyStart(
        function* (g, self, { n }) {
          yield* damageOneEnemy(g, self, 'a', n);
        },
        (g, self) => enemies(g, self).length > 0,
      ),
    },
  },
);
