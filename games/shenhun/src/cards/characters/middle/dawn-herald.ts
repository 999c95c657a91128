import { onSummoned } from '../../../abilities.ts';
import { character } from '../../../card.ts';
import { draw } from '../../../draw.ts';

export const dawnHerald = character(
  'dawn-herald',
  {
    name: { ja: '暁の使者', 'zh-Hant': '破曉使者', en: 'Dawn Herald' },
    row: 'middle',
    rarity: 'common',
    cost: 2,
    attack: 2,
    health: 2,
    vars: { n: 1 },
    art: { icon: 'sunrise' },
  },
  {
    a: {
      text: {
        ja: '召喚された時、カードを{n}枚引く。',
        'zh-Hant': '被召喚時，抽{n}張牌。',
        en: 'When summoned, draw {n}.',
      },
      does: onSummoned((g, self, { n }) => {
        draw(g, self.controller, n);
      }),
    },
  },
);
