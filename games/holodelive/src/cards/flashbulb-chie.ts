import { turnOver } from '@taisen/kernel';
import { performer } from '../card.ts';
import { choose, nameSuit, reachableGuests } from '../choose.ts';
import { opened } from '../play.ts';
import { sendHome } from '../stage.ts';
import type { HlCard } from '../state.ts';
import { suitsOf } from '../values.ts';

export const flashbulbChie = performer(
  'flashbulb-chie',
  {
    name: { ja: 'フラッシュ焚きチエ', 'zh-Hant': '閃光燈千惠', en: 'Flashbulb Chie' },
    icons: ['OTAKU', 'INTEL'],
    suits: ['STAFF', 'LOVELY'],
    art: { icon: 'photo-camera' },
  },
  {
    play: {
      text: {
        ja: 'スートを1つ宣言し、相手のゲスト（裏向きのカード）1枚を表向きにする。そのカードが宣言したスートを持っていれば自宅に送る。持っていなければ、相手がオープンしたものとして扱う。',
        'zh-Hant':
          '宣言1種花色，然後將對手的1張嘉賓（背面朝上的牌）翻為正面朝上。若該牌具有所宣言的花色，將其送回自宅；否則視為由對手翻開。',
        en: "Name a suit, then turn one of your opponent's guests (face-down cards) face up. If it has that suit, send it Home; if not, it counts as opened by your opponent.",
      },
      *run(k) {
        const { g } = k;
        const guests = reachableGuests(k, k.rival);
        if (guests.length === 0) return;
        const suit = yield* nameSuit(k);
        const id = yield* choose(k, 'guest', guests);
        turnOver(g, id, false);
        if ((suitsOf(g, g.s.cards[id] as HlCard) & suit) !== 0) sendHome(g, id);
        else yield* opened(g, id);
      },
    },
  },
);
