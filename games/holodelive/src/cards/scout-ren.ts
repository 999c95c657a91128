import { look, move, reveal, shuffle, zoneOf } from '@taisen/kernel';
import { defOf, performer } from '../card.ts';
import { choose } from '../choose.ts';
import { topCard } from '../draw.ts';
import { DECK_ZONE, deckOf, HAND, type HlCard } from '../state.ts';

export const scoutRen = performer(
  'scout-ren',
  {
    name: { ja: 'スカウト・レン', 'zh-Hant': '星探蓮', en: 'Scout Ren' },
    icons: ['INTEL', 'CHARISMA'],
    suits: ['STAFF', 'ENGLISH'],
    art: { icon: 'magnifying-glass' },
  },
  {
    play: {
      text: {
        ja: 'デッキからスート「STAFF」のカード1枚を探し、公開して手札に加えてもよい。その後デッキをシャッフルする。',
        'zh-Hant': '你可以從牌庫尋找1張花色為「STAFF」的牌，公開後加入手牌。然後將牌庫洗牌。',
        en: 'You may search the deck for a STAFF card, reveal it, and put it into your hand. Then shuffle the deck.',
      },
      *run(k) {
        const { g, seat } = k;
        if (topCard(g) < 0) return;
        look(g, seat, deckOf(g));
        const staff = deckOf(g).filter((id) => defOf(g, g.s.cards[id] as HlCard).suits.includes('STAFF'));
        const id = yield* choose(k, 'deck-card', staff, { hidden: true });
        if (id >= 0) {
          reveal(g, [id]);
          move(g, id, zoneOf(HAND, seat), { shown: true });
        }
        shuffle(g, DECK_ZONE);
      },
    },
  },
);
