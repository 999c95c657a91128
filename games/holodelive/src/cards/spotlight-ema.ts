import { reveal } from '@taisen/kernel';
import { defOf, performer } from '../card.ts';
import { draw } from '../draw.ts';
import { type HlCard, handOf } from '../state.ts';
import { iconsOf } from '../values.ts';

export const spotlightEma = performer(
  'spotlight-ema',
  {
    name: { ja: 'ピンスポ・エマ', 'zh-Hant': '聚光燈艾瑪', en: 'Spotlight Ema' },
    icons: ['CHARISMA', 'REACTION'],
    suits: ['ENGLISH', 'HOT'],
    art: { icon: 'light-projector' },
    vars: { n: 2 },
  },
  {
    play: {
      text: {
        ja: '相手は手札を公開する。その中にこのカードと同じアイコンを持つカードがあれば、{n}枚引く。',
        'zh-Hant': '對手公開手牌。若其中有與這張牌相同圖示的牌，你抽{n}張牌。',
        en: 'Your opponent reveals their hand. If any card in it shares an icon with this card, draw {n}.',
      },
      *run({ g, self, seat, rival, vars: { n } }) {
        const hand = handOf(g, rival);
        if (hand.length === 0) return;
        reveal(g, hand);
        const mine = iconsOf(g, self);
        if (hand.some((id) => (defOf(g, g.s.cards[id] as HlCard).iconBits & mine) !== 0)) draw(g, seat, n);
      },
    },
  },
);
