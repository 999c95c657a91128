import { onExtended, whenever } from '../../abilities.ts';
import { domain } from '../../card.ts';
import { damageAllEnemies } from '../../effect-damage.ts';

export const wailingGorge = domain(
  'wailing-gorge',
  {
    name: { ja: '哭魂の峡', 'zh-Hant': '哭魂峽', en: 'Wailing Gorge' },
    rarity: 'epic',
    cost: 3,
    durability: 5,
    vars: { n: 1, m: 2 },
    art: { icon: 'wind-hole' },
  },
  {
    a: {
      text: {
        ja: '自分のキャラクターが撃破されるたび、相手のキャラクターすべてに{n}ダメージ。',
        'zh-Hant': '己方角色被擊殺時，對所有對手角色造成{n}點傷害。',
        en: 'Whenever one of your characters is killed, deal {n} damage to every opposing character.',
      },
      does: whenever(
        'slain',
        (_g, self, event) => event.seat === self.controller,
        (g, self, { n }) => {
          damageAllEnemies(g, self, n);
        },
      ),
    },
    b: {
      text: {
        ja: '相手の場に延伸された時、相手のキャラクターすべてに{m}ダメージ。',
        'zh-Hant': '延伸至對手場地時，對所有對手角色造成{m}點傷害。',
        en: "When extended to the opponent's field, deal {m} damage to every opposing character.",
      },
      does: onExtended((g, self, { m }) => {
        damageAllEnemies(g, self, m);
      }),
    },
  },
);
