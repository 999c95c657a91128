import { onSummoned } from '../../../abilities.ts';
import { character } from '../../../card.ts';
import { enemies } from '../../../choose.ts';
import { damageOneEnemy } from '../../../effect-damage.ts';

export const emberSage = character(
  'ember-sage',
  {
    name: { ja: '燼火の術師', 'zh-Hant': '燼火術士', en: 'Ember Sage' },
    row: 'back',
    rarity: 'common',
    cost: 3,
    attack: 3,
    health: 2,
    vars: { n: 2 },
    art: { icon: 'wizard-face' },
  },
  {
    a: {
      text: {
        ja: '召喚された時、相手のキャラクター1体に{n}ダメージ。',
        'zh-Hant': '被召喚時，對一名對手角色造成{n}點傷害。',
        en: 'When summoned, deal {n} damage to an opposing character.',
      },
      does: onSummoned(
        function* (g, self, { n }) {
          yield* damageOneEnemy(g, self, 'a', n);
        },
        { when: (g, self) => enemies(g, self).length > 0 },
      ),
    },
  },
);
