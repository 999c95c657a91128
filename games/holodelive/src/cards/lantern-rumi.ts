import { BOTTOM, move } from '@taisen/kernel';
import { performer } from '../card.ts';
import { chooseInHand } from '../choose.ts';
import { draw } from '../draw.ts';
import { DECK_ZONE } from '../state.ts';

export const lanternRumi = performer(
  'lantern-rumi',
  {
    name: { ja: '提灯ルミ', 'zh-Hant': '提燈瑠美', en: 'Lantern Rumi' },
    icons: ['SEISO', 'VOCAL'],
    suits: ['COOL'],
    art: { icon: 'lantern-flame' },
    vars: { n: 2 },
  },
  {
    play: {
      text: {
        ja: 'カードを{n}枚引き、その後、手札のカード1枚をデッキの一番下に置く。',
        'zh-Hant': '抽{n}張牌，然後將1張手牌放到牌庫底。',
        en: 'Draw {n}, then put a card from your hand on the bottom of the deck.',
      },
      *run(k) {
        draw(k.g, k.seat, k.vars.n);
        const id = yield* chooseInHand(k);
        if (id >= 0) move(k.g, id, DECK_ZONE, { at: BOTTOM, shown: k.g.rulings.openHands });
      },
    },
  },
);
