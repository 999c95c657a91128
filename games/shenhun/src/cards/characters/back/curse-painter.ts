import { whenever } from '../../../abilities.ts';
import { character } from '../../../card.ts';
import { dealDamage } from '../../../effect-damage.ts';

export const cursePainter = character(
  'curse-painter',
  {
    name: { ja: '呪いの絵師', 'zh-Hant': '咒畫師', en: 'Curse Painter' },
    row: 'back',
    rarity: 'epic',
    cost: 4,
    attack: 4,
    health: 3,
    vars: { n: 1 },
    art: { icon: 'paint-brush' },
  },
  {
    a: {
      text: {
        ja: '相手がキャラクターを召喚するたび、そのキャラクターに{n}ダメージ。',
        'zh-Hant': '對手每次召喚角色，對該角色造成{n}點傷害。',
        en: 'Whenever the opponent summons a character, deal {n} damage to it.',
      },
      does: whenever(
        'summoned',
        (_g, self, event) => event.seat !== self.controller,
        (g, self, { n }, { card }) => {
          dealDamage(g, self, card as number, n);
        },
      ),
    },
  },
);
