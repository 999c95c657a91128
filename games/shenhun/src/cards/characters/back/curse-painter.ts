import { onDamaged } from '../../../abilities.ts';
import { character } from '../../../card.ts';
import { enemies } from '../../../choose.ts';
import { damageOneEnemy } from '../../../effect-damage.ts';

export const cursePainter = character(
  'curse-painter',
  {
    name: { ja: '呪いの絵師', 'zh-Hant': '咒畫師', en: 'Curse Painter' },
    row: 'back',
    rarity: 'epic',
    cost: 4,
    attack: 4,
    health: 3,
    vars: { most: 6 },
    art: { icon: 'paint-brush' },
  },
  {
    a: {
      text: {
        ja: 'ダメージを受けるたび、相手のキャラクター1体に同じ値のダメージ（最大{most}）。',
        'zh-Hant': '每次受到傷害，對一名對手角色造成等量的傷害（最多{most}點）。',
        en: 'Whenever it takes damage, deal as much to an opposing character, at most {most}.',
      },
      does: onDamaged(
        function* (g, self, { most }, { amount }) {
          yield* damageOneEnemy(g, self, 'a', Math.min(most, amount as number));
        },
        { when: (g, self) => enemies(g, self).length > 0 },
      ),
    },
  },
);
