import { turnOver } from '@taisen/kernel';
import { performer } from '../card.ts';
import { choose, reachableGuests } from '../choose.ts';

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
        ja: '相手のゲスト（裏向きのカード）1枚を表向きにする。そのプレイスキルは発動しない。',
        'zh-Hant': '將對手的1張嘉賓（背面朝上的牌）翻為正面朝上。其登場技能不會發動。',
        en: "Turn one of your opponent's guests (face-down cards) face up. Its play skill does not trigger.",
      },
      *run(k) {
        const id = yield* choose(k, 'guest', reachableGuests(k, k.rival));
        if (id >= 0) turnOver(k.g, id, false);
      },
    },
  },
);
