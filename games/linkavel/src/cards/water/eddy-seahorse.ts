import { permanent } from '../../abilities.ts';
import { monster } from '../../card.ts';
import { handOf } from '../../state.ts';

export const eddySeahorse = monster(
  'eddy-seahorse',
  {
    name: { ja: '渦潮の海馬', 'zh-Hant': '渦潮海馬', en: 'Eddy Seahorse' },
    reading: 'うずしおのかいば',
    attribute: 'water',
    family: 'tide',
    level: 1,
    power: 200,
    art: { icon: 'seahorse' },
    vars: { n: 5, p: 300 },
  },
  {
    a: {
      text: {
        ja: '自分の手札が{n}枚以上である限り、このモンスターのパワーは{p}アップする。',
        'zh-Hant': '只要我方手牌在{n}張以上，這隻怪獸的力量上升{p}。',
        en: 'While you have {n} or more cards in hand, this monster has {p} more power.',
      },
      does: permanent({
        power: (g, self, card, power, { n, p }) =>
          card.id === self.id && handOf(g, self.controller).length >= n ? power + p : power,
      }),
    },
  },
);
