import type { ReadyDeck } from '@taisen/kernel';
import { copies } from './copies.ts';

export const veil: ReadyDeck = {
  id: 'veil',
  name: { ja: '帳の葬列', 'zh-Hant': '帷幕葬列', en: 'Veil Cortege' },
  plan: {
    ja: '自分のデッキと場をトラッシュへ送って棺担ぎと天蓋を強め、払った代価で相手の場を空にする。',
    'zh-Hant': '把自己的牌組與怪獸送入棄牌區來強化抬棺人與天蓋，再用付出的代價清空對手的場面。',
    en: 'Fill your own trash to feed the Pallbearers and the Canopy, and pay prices that empty the other side.',
  },
  cards: copies({
    'veil-piper': 3,
    'veil-cutpurse': 1,
    'shroud-weaver': 2,
    'gloom-rat': 2,
    'veil-pallbearer': 3,
    'oath-broker': 2,
    'dusk-lynx': 2,
    'curtain-matron': 3,
    'silence-eater': 1,
    'night-regent': 3,
    'crypt-mammoth': 1,
    'curtain-price': 2,
    'whisper-behind': 1,
    'moonless-canopy': 1,
    'homeward-bell': 1,
    'heavy-snow': 1,
    'bone-hourglass': 1,
  }),
};
