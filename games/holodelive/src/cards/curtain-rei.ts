import { performer } from '../card.ts';
import { chooseOnStage } from '../choose.ts';
import { toHand } from '../stage.ts';
import { iconsOf } from '../values.ts';

export const curtainRei = performer(
  'curtain-rei',
  {
    name: { ja: '幕引きレイ', 'zh-Hant': '落幕零', en: 'Curtain Rei' },
    icons: ['SEXY', 'INTEL'],
    suits: ['COOL', 'STAFF'],
    art: { icon: 'theater-curtains' },
  },
  {
    play: {
      text: {
        ja: '相手のステージの、このカードと同じアイコンを1つも持たないカード1枚を、相手の手札に戻す。',
        'zh-Hant': '將對手舞台上1張與這張牌沒有相同圖示的牌收回其手牌。',
        en: "Choose a card on your opponent's stage that shares no icon with this card. Return it to their hand.",
      },
      *run(k) {
        const { g, self, rival } = k;
        const mine = iconsOf(g, self);
        const id = yield* chooseOnStage(k, rival, (card) => (iconsOf(g, card) & mine) === 0);
        if (id >= 0) toHand(g, id, rival);
      },
    },
  },
);
