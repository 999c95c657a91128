/** House rules that people play together. */
import type { HouseSet } from '@taisen/kernel';

export const HOUSE_SETS: readonly HouseSet[] = [
  {
    id: 'short',
    name: { ja: 'ショート', 'zh-Hant': '短場', en: 'Short' },
    about: {
      ja: '初期手札は7枚。コストは両者のターンを合わせて数えるので、早く大きくなる。',
      'zh-Hant': '起始手牌7張。費用以雙方回合合計，成長更快。',
      en: "Seven cards to begin with, and cost counts both players' turns, so it grows fast.",
    },
    rulings: { openingHand: 7, costBy: 'total', turnLimit: 20 },
  },
  {
    id: 'long',
    name: { ja: 'ロング', 'zh-Hant': '長場', en: 'Long' },
    about: {
      ja: '初期手札は3枚。先攻の最初のターンは攻撃できず、モンスターのダメージはターンの終わりに消える。',
      'zh-Hant': '起始手牌3張。先攻首回合不能攻擊，怪獸的傷害在回合結束時消除。',
      en: 'Three cards to begin with, no attack in the first turn, and monsters recover when a turn ends.',
    },
    rulings: { openingHand: 3, firstTurnAttack: false, damageStays: false, turnLimit: 100 },
  },
  {
    id: 'open',
    name: { ja: '手札公開', 'zh-Hant': '明牌', en: 'Open hands' },
    about: {
      ja: 'お互いの手札が見える。伏せた罠も、どのカードか分かる。',
      'zh-Hant': '雙方手牌全部公開，設置的陷阱也看得出是哪一張。',
      en: 'Both see all hands, and which traps are set from them.',
    },
    rulings: { openHands: true },
  },
  {
    id: 'narrow',
    name: { ja: 'せまい場', 'zh-Hant': '窄場', en: 'Narrow field' },
    about: {
      ja: 'モンスターと罠の場所は3つずつ。',
      'zh-Hant': '怪獸區與陷阱區各只有3格。',
      en: 'Three places for monsters and three for traps.',
    },
    rulings: { monsterZones: 3, trapZones: 3 },
  },
];
