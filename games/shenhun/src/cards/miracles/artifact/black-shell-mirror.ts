import { aura } from '../../../abilities.ts';
import { artifact } from '../../../card.ts';
import { more, myMain } from '../../../scope.ts';

export const blackShellMirror = artifact(
  'black-shell-mirror',
  {
    name: { ja: '玄甲の鏡', 'zh-Hant': '玄甲鏡', en: 'Black-Shell Mirror' },
    rarity: 'rare',
    cost: 3,
    durability: 5,
    vars: { n: 1 },
    art: { icon: 'shield-reflect' },
  },
  {
    a: {
      text: {
        ja: '自分の主戦者の堅甲+{n}。',
        'zh-Hant': '己方主戰者堅甲+{n}。',
        en: 'Your main fighter has {n} more Armor.',
      },
      does: aura(more('armor', myMain, 'n')),
    },
  },
);
