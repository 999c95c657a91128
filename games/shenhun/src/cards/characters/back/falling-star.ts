import { onSlain } from '../../../abilities.ts';
import { character } from '../../../card.ts';
import { enemies } from '../../../choose.ts';
import { damageOneEnemy } from '../../../effect-damage.ts';
import { SNIPE } from '../../../keywords.ts';

export const fallingStar = character(
  'falling-star',
  {
    name: { ja: '墜星の射手', 'zh-Hant': '墜星射手', en: 'Falling-Star Archer' },
    row: 'back',
    rarity: 'epic',
    cost: 5,
    attack: 6,
    health: 3,
    vars: { n: 5 },
    art: { icon: 'comet-spark' },
  },
  {
    a: SNIPE,
    b: {
      text: {
        ja: '撃破された時、相手のキャラクター1体に{n}ダメージ。',
        'zh-Hant': '被擊殺時，對一名對手角色造成{n}點傷害。',
        en: 'When killed, deal {n} damage to an opposing character.',
      },
      does: onSlain(
        function* (g, self, { n }) {
          yield* damageOneEnemy(g, self, 'b', n);
        },
        { when: (g, self) => enemies(g, self).length > 0 },
      ),
    },
  },
);
