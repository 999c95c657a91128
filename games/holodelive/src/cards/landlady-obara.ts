import { type CardId, look, roll } from '@taisen/kernel';
import { performer } from '../card.ts';
import { draw } from '../draw.ts';
import { handOf } from '../state.ts';

export const landladyObara = performer(
  'landlady-obara',
  {
    name: { ja: '大家のオバラ', 'zh-Hant': '房東小原', en: 'Landlady Obara' },
    icons: ['ALCOHOL', 'INTEL'],
    suits: ['ENGLISH', 'STAFF'],
    art: { icon: 'coins' },
    vars: { n: 1 },
  },
  {
    action: {
      text: {
        ja: '相手の手札からランダムに1枚を見る。',
        'zh-Hant': '隨機查看對手的1張手牌。',
        en: "Look at a random card in your opponent's hand.",
      },
      *run({ g, seat, rival }) {
        const hand = handOf(g, rival);
        if (hand.length > 0) look(g, seat, [hand[roll(g.s.rng, hand.length)] as CardId]);
      },
    },
    passive: {
      text: {
        ja: '相手がゲスト（裏向きのカード）をオープンした時、{n}枚引く。',
        'zh-Hant': '對手翻開嘉賓（背面朝上的牌）時，抽{n}張牌。',
        en: 'When your opponent opens a guest (a face-down card), draw {n}.',
      },
      on: 'guest-opened',
      itself: false,
      when: (_g, self, event) => event.seat !== self.controller,
      // The event has the opponent's seat, so `rival` is this card's player.
      *run({ g, rival, vars: { n } }) {
        draw(g, rival, n);
      },
    },
  },
);
