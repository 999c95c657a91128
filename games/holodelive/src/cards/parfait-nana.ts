import { performer } from '../card.ts';
import { draw } from '../draw.ts';
import { handOf } from '../state.ts';

export const parfaitNana = performer(
  'parfait-nana',
  {
    name: { ja: 'パフェ盛りナナ', 'zh-Hant': '聖代娜娜', en: 'Parfait Nana' },
    icons: ['ENJOY', 'SEXY'],
    suits: ['LOVELY', 'ENGLISH'],
    art: { icon: 'cupcake' },
    vars: { n: 1 },
  },
  {
    play: {
      text: {
        ja: '両プレイヤーは{n}枚引く。その後、相手の手札の方が多ければ、自分はさらに{n}枚引く。',
        'zh-Hant': '雙方各抽{n}張牌。然後若對手的手牌較多，你再抽{n}張。',
        en: 'Both players draw {n}. Then, if your opponent has more cards in hand than you, draw {n} more.',
      },
      *run({ g, seat, rival, vars: { n } }) {
        draw(g, seat, n);
        draw(g, rival, n);
        if (handOf(g, rival).length > handOf(g, seat).length) draw(g, seat, n);
      },
    },
  },
);
