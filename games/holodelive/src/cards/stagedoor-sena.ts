import { performer } from '../card.ts';
import { chooseInHand, OPTIONAL } from '../choose.ts';
import { hide, mayBackstage } from '../play.ts';

export const stagedoorSena = performer(
  'stagedoor-sena',
  {
    name: { ja: '楽屋口セナ', 'zh-Hant': '後台門瀨名', en: 'Stage-Door Sena' },
    icons: ['INTEL', 'OTAKU'],
    suits: ['ENGLISH', 'INDONESIA'],
    art: { icon: 'locked-door' },
  },
  {
    play: {
      text: {
        ja: '手札のカード1枚を自分の楽屋に裏向きで置いてもよい。',
        'zh-Hant': '你可以將1張手牌背面朝上放到你的後台。',
        en: 'You may put a card from your hand face down into your backstage.',
      },
      *run(k) {
        if (mayBackstage(k.g, k.seat) !== true) return;
        const id = yield* chooseInHand(k, OPTIONAL);
        if (id >= 0) hide(k.g, k.seat, id);
      },
    },
    passive: {
      text: {
        ja: '自分のゲスト（裏向きのカード）は相手のスキルの影響を受けない。',
        'zh-Hant': '你的嘉賓（背面朝上的牌）不受對手技能影響。',
        en: "Your opponent's skills can't affect your guests (face-down cards).",
      },
      modifiesPlayer: { guestsSafe: (_g, self, seat, value) => (seat === self.controller ? value + 1 : value) },
    },
  },
);
