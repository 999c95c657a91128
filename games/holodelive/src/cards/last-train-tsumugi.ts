import { BOTTOM, look, move, zoneOf } from '@taisen/kernel';
import { performer } from '../card.ts';
import { choose } from '../choose.ts';
import { topCards } from '../draw.ts';
import { DECK_ZONE, HAND } from '../state.ts';

export const lastTrainTsumugi = performer(
  'last-train-tsumugi',
  {
    name: { ja: '終電ツムギ', 'zh-Hant': '末班車紬', en: 'Last-Train Tsumugi' },
    icons: ['ALCOHOL', 'OTAKU'],
    suits: ['COOL', 'ENGLISH'],
    art: { icon: 'steam-locomotive' },
    vars: { n: 3 },
  },
  {
    play: {
      text: {
        ja: 'デッキの上から{n}枚を見て、1枚を手札に加え、残りを同じ順番でデッキの一番下に置く。',
        'zh-Hant': '查看牌庫頂的{n}張牌，將其中1張加入手牌，其餘依原順序放到牌庫底。',
        en: 'Look at the top {n} cards of the deck. Put one into your hand and the rest on the bottom of the deck in the same order.',
      },
      *run(k) {
        const { g, seat } = k;
        const top = topCards(g, k.vars.n);
        if (top.length === 0) return;
        look(g, seat, top);
        const id = yield* choose(k, 'deck-card', top);
        move(g, id, zoneOf(HAND, seat));
        for (const rest of top) if (rest !== id) move(g, rest, DECK_ZONE, { at: BOTTOM, by: seat });
      },
    },
  },
);
