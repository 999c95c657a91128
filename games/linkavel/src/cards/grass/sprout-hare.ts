import { onSummoned } from '../../abilities.ts';
import { monster } from '../../card.ts';
import { draw } from '../../draw.ts';

export const sproutHare = monster(
  'sprout-hare',
  {
    name: { ja: '芽吹きの兎', 'zh-Hant': '萌芽兔', en: 'Sprout Hare' },
    attribute: 'grass',
    family: 'grove',
    level: 1,
    power: 200,
    art: { icon: 'rabbit' },
    vars: { n: 1 },
  },
  {
    a: {
      text: {
        ja: 'このモンスターが特殊召喚された時、カードを{n}枚ドローする。',
        'zh-Hant': '這隻怪獸被特殊召喚時，抽{n}張卡。',
        en: 'When this monster is special summoned, draw {n}.',
      },
      does: onSummoned(
        function* (g, self, { n }) {
          draw(g, self.controller, n);
        },
        { when: (_g, _self, event) => event.how === 'special' },
      ),
    },
  },
);
