import { useOn } from '../../../abilities.ts';
import { instant } from '../../../card.ts';
import { enemies } from '../../../choose.ts';
import { dealDamage } from '../../../effect-damage.ts';

export const thunderEdict = instant(
  'thunder-edict',
  {
    name: { ja: '雷の勅', 'zh-Hant': '雷敕', en: 'Thunder Edict' },
    rarity: 'rare',
    cost: 4,
    vars: { n: 7 },
    art: { icon: 'lightning-storm' },
  },
  {
    a: {
      text: {
        ja: '相手のキャラクター1体に{n}ダメージ。',
        'zh-Hant': '對一名對手角色造成{n}點傷害。',
        en: 'Deal {n} damage to an opposing character.',
      },
      does: useOn(enemies, (g, self, { n }, { target }) => {
        dealDamage(g, self, target as number, n);
      }),
    },
  },
);
