import { aura } from '../../../abilities.ts';
import { lasting } from '../../../card.ts';
import { grants, mineIn } from '../../../scope.ts';
import { FRONT } from '../../../state.ts';

export const watchtower = lasting(
  'watchtower',
  {
    name: { ja: '望楼', 'zh-Hant': '望樓', en: 'Watchtower' },
    rarity: 'common',
    cost: 2,
    durability: 5,
    art: { icon: 'watchtower' },
  },
  {
    a: {
      text: {
        ja: '自分の前列のキャラクターは反撃を持つ。',
        'zh-Hant': '己方前排角色具有反擊。',
        en: 'Your characters in the front row have Counter.',
      },
      does: aura(grants('counter', mineIn(FRONT))),
    },
  },
);
