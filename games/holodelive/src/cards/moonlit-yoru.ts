import { look } from '@taisen/kernel';
import { performer } from '../card.ts';
import { reachableGuests } from '../choose.ts';
import { cover } from '../stage.ts';

export const moonlitYoru = performer(
  'moonlit-yoru',
  {
    name: { ja: '月影ヨル', 'zh-Hant': '月影夜', en: 'Moonlit Yoru' },
    icons: ['SEXY', 'TRICKSTER'],
    suits: ['COOL', 'LOVELY'],
    art: { icon: 'moon' },
  },
  {
    play: {
      text: {
        ja: '相手のゲスト（裏向きのカード）をすべて見る。',
        'zh-Hant': '查看對手所有的嘉賓（背面朝上的牌）。',
        en: "Look at all of your opponent's guests (face-down cards).",
      },
      *run(k) {
        const guests = reachableGuests(k, k.rival);
        if (guests.length > 0) look(k.g, k.seat, guests);
      },
    },
    action: {
      text: {
        ja: 'このカードを裏向きにする。',
        'zh-Hant': '將這張牌翻為背面朝上。',
        en: 'Turn this card face down.',
      },
      *run({ g, self }) {
        cover(g, self.id);
      },
    },
  },
);
