import { aura } from '../../../abilities.ts';
import { artifact } from '../../../card.ts';
import { more, myMain } from '../../../scope.ts';

export const cloudBoots = artifact(
  'cloud-boots',
  {
    name: { ja: '凌雲の履', 'zh-Hant': '凌雲履', en: 'Cloud-Treading Boots' },
    rarity: 'rare',
    cost: 4,
    durability: 3,
    vars: { n: 1 },
    art: { icon: 'wingfoot' },
  },
  {
    a: {
      text: {
        ja: '自分の主戦者の連撃+{n}。',
        'zh-Hant': '己方主戰者連擊+{n}。',
        en: 'Your main fighter has {n} more Flurry.',
      },
      does: aura(more('flurry', myMain, 'n')),
    },
  },
);
