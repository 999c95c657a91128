import { aura } from '../../../abilities.ts';
import { artifact } from '../../../card.ts';
import { more, myMain } from '../../../scope.ts';

export const dragonBlade = artifact(
  'dragon-blade',
  {
    name: { ja: '龍紋の剣', 'zh-Hant': '龍紋劍', en: 'Dragon-Vein Blade' },
    rarity: 'rare',
    cost: 3,
    durability: 4,
    vars: { n: 2 },
    art: { icon: 'relic-blade' },
  },
  {
    a: {
      text: {
        ja: '自分の主戦者の攻撃力+{n}。',
        'zh-Hant': '己方主戰者攻擊力+{n}。',
        en: 'Your main fighter has +{n} attack.',
      },
      does: aura(more('attack', myMain, 'n')),
    },
  },
);
