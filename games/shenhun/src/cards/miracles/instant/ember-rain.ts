import { useOn } from '../../../abilities.ts';
import { instant } from '../../../card.ts';
import { enemies } from '../../../choose.ts';
import { dealDamage } from '../../../effect-damage.ts';

export const emberRain = instant(
  'ember-rain',
  {
    name: { ja: '燼の雨', 'zh-Hant': '燼雨', en: 'Ember Rain' },
    rarity: 'common',
    cost: 2,
    vars: { n: 3 },
    art: { icon: 'raining' },
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
