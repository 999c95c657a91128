import { onSummoned } from '../../abilities.ts';
import { monster } from '../../card.ts';
import { draw } from '../../draw.ts';
import { handOf } from '../../state.ts';

export const blankFamiliar = monster(
  'blank-familiar',
  {
    name: { ja: '白紙の使い魔', 'zh-Hant': '白紙使魔', en: 'Blank Familiar' },
    attribute: 'void',
    level: 1,
    power: 200,
    art: { icon: 'white-book' },
    vars: { n: 3, m: 1 },
  },
  {
    a: {
      text: {
        ja: 'このモンスターが召喚された時、自分の手札が{n}枚以下の場合、カードを{m}枚ドローする。',
        'zh-Hant': '這隻怪獸被召喚時，若我方手牌在{n}張以下，抽{m}張卡。',
        en: 'When this monster is summoned, if you have {n} or fewer cards in hand, draw {m}.',
      },
      does: onSummoned(
        function* (g, self, { m }) {
          draw(g, self.controller, m);
        },
        { when: (g, self, _event, { n }) => handOf(g, self.controller).length <= n },
      ),
    },
  },
);
