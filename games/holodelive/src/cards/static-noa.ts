import { move, reveal, zoneOf } from '@taisen/kernel';
import { defOf, performer } from '../card.ts';
import { nameIcon } from '../choose.ts';
import { topCard } from '../draw.ts';
import { discard } from '../stage.ts';
import { HAND, type HlCard } from '../state.ts';

export const staticNoa = performer(
  'static-noa',
  {
    name: { ja: '砂嵐ノア', 'zh-Hant': '雜訊諾亞', en: 'Static Noa' },
    icons: ['KUSOGAKI', 'OTAKU'],
    suits: ['ENGLISH'],
    art: { icon: 'radio-tower' },
  },
  {
    play: {
      text: {
        ja: 'アイコンを1つ宣言し、デッキの一番上を公開する。そのカードが宣言したアイコンを持っていれば手札に加え、持っていなければ自宅に送る。',
        'zh-Hant': '宣言1種圖示，然後公開牌庫頂的牌。若該牌具有所宣言的圖示，將其加入手牌，否則送回自宅。',
        en: 'Name an icon, then reveal the top card of the deck. If it has that icon, put it into your hand; if not, it goes Home.',
      },
      *run(k) {
        const { g, seat } = k;
        const icon = yield* nameIcon(k);
        const id = topCard(g);
        if (id < 0) return;
        reveal(g, [id]);
        const fits = (defOf(g, g.s.cards[id] as HlCard).iconBits & icon) !== 0;
        if (fits) move(g, id, zoneOf(HAND, seat), { shown: true });
        else discard(g, id, seat);
      },
    },
  },
);
