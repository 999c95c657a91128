/** House rules that people play together. */
import type { HouseSet } from '@taisen/kernel';

export const HOUSE_SETS: readonly HouseSet[] = [
  {
    id: 'short',
    name: { ja: 'ショート', 'zh-Hant': '短場', en: 'Short' },
    about: {
      ja: '先に2ラウンド取れば勝ち。',
      'zh-Hant': '先拿下2回合者獲勝。',
      en: 'Two rounds win.',
    },
    rulings: { rounds: 3, winsNeeded: 2 },
  },
  {
    id: 'long',
    name: { ja: 'ロング', 'zh-Hant': '長場', en: 'Long' },
    about: {
      ja: '先に5ラウンド取れば勝ち。山札が尽きたら、ゲームから除かれたカードで作り直す。',
      'zh-Hant': '先拿下5回合者獲勝。牌庫用盡時，以離開遊戲的卡重新組成。',
      en: 'Five rounds win. An empty deck is made again from the cards out of the game.',
    },
    rulings: { rounds: 9, winsNeeded: 5, emptyDeck: 'reshuffle', turnLimit: 400 },
  },
  {
    id: 'open',
    name: { ja: '手札公開', 'zh-Hant': '明牌', en: 'Open hands' },
    about: {
      ja: 'お互いの手札が見える。手札から伏せたゲストも、誰なのか分かる。',
      'zh-Hant': '雙方手牌全部公開，從手牌蓋下的嘉賓也看得出是誰。',
      en: 'Both see all hands, and which guests come from them.',
    },
    rulings: { openHands: true },
  },
  {
    id: 'festival',
    name: { ja: 'フェス', 'zh-Hant': '音樂祭', en: 'Festival' },
    about: {
      ja: '初期手札は4枚。ラウンドの合間に2枚引く。',
      'zh-Hant': '起始手牌4張，每回合之間再抽2張。',
      en: 'Four cards to begin with, and two more between rounds.',
    },
    rulings: { openingHand: 4, refill: 2, homeLimit: 7 },
  },
];
