import { BOTTOM, look, move } from '@taisen/kernel';
import { performer } from '../card.ts';
import { choose } from '../choose.ts';
import { draw } from '../draw.ts';
import { DECK_ZONE, handOf } from '../state.ts';

export const peepholeMitsu = performer(
  'peephole-mitsu',
  {
    name: { ja: '覗き穴ミツ', 'zh-Hant': '窺孔蜜', en: 'Peephole Mitsu' },
    icons: ['INTEL', 'KUSOGAKI'],
    suits: ['COOL', 'INDONESIA'],
    art: { icon: 'binoculars' },
    vars: { n: 1 },
  },
  {
    play: {
      text: {
        ja: '相手の手札を見て1枚を選び、デッキの一番下に置く。そうした場合、相手は{n}枚引く。',
        'zh-Hant': '查看對手的手牌，選擇1張放到牌庫底。若如此做，對手抽{n}張牌。',
        en: "Look at your opponent's hand and put a card from it on the bottom of the deck. If you do, they draw {n}.",
      },
      *run(k) {
        const { g, seat, rival } = k;
        if (handOf(g, rival).length === 0) return;
        look(g, seat, handOf(g, rival));
        const id = yield* choose(k, 'hand-card', handOf(g, rival));
        move(g, id, DECK_ZONE, { at: BOTTOM, by: seat, shown: g.rulings.openHands });
        draw(g, rival, k.vars.n);
      },
    },
  },
);
