import { performer } from '../card.ts';
import { draw } from '../draw.ts';
import { hasFreePlace, toStage } from '../stage.ts';

export const ambassadorSari = performer(
  'ambassador-sari',
  {
    name: { ja: '親善大使サリ', 'zh-Hant': '親善大使莎莉', en: 'Ambassador Sari' },
    icons: ['ENJOY', 'CHARISMA'],
    suits: ['INDONESIA', 'ENGLISH'],
    art: { icon: 'suitcase' },
    vars: { n: 2 },
  },
  {
    play: {
      text: {
        ja: 'このカードを相手のステージの空いている場所に移す。そうした場合、{n}枚引く。',
        'zh-Hant': '將這張牌移到對手舞台的空位。若如此做，抽{n}張牌。',
        en: "Move this card to a free place on your opponent's stage. If you do, draw {n}.",
      },
      *run({ g, self, seat, rival, vars: { n } }) {
        if (!hasFreePlace(g, rival)) return;
        toStage(g, self.id, rival);
        draw(g, seat, n);
      },
    },
    passive: {
      text: {
        ja: 'このカードをコントロールしているプレイヤーの楽屋には、カードを置けない。',
        'zh-Hant': '操控這張牌的玩家的後台不能放入牌。',
        en: "Cards can't be put into the backstage of the player who controls this card.",
      },
      modifiesPlayer: { backstageClosed: (_g, self, seat, value) => (seat === self.controller ? value + 1 : value) },
    },
  },
);
