import { use } from '../../../abilities.ts';
import { instant } from '../../../card.ts';
import { enemies } from '../../../choose.ts';
import { damageAllEnemies } from '../../../effect-damage.ts';

export const floodOfInk = instant(
  'flood-of-ink',
  {
    name: { ja: '墨の洪水', 'zh-Hant': '墨洪', en: 'Flood of Ink' },
    rarity: 'epic',
    cost: 4,
    vars: { n: 3 },
    art: { icon: 'flood' },
  },
  {
    a: {
      text: {
        ja: '相手のキャラクターすべてに{n}ダメージ。',
        'zh-Hant': '對所有對手角色造成{n}點傷害。',
        en: 'Deal {n} damage to every opposing character.',
      },
      does: use(
        (g, self, { n }) => {
          damageAllEnemies(g, self, n);
        },
        (g, self) => enemies(g, self).length > 0,
      ),
    },
  },
);
