/** Settings of a table, and rules that the author left open: our reading as the default, and other readings. */
import type { Ruling } from '@taisen/kernel';

export const rulings = {
  rounds: {
    rule: 'HL-1.1',
    default: 5,
    values: [1, 2, 3, 4, 5, 7, 9],
    about: { ja: '最大ラウンド数', 'zh-Hant': '最多局數', en: 'Rounds at most' },
  },
  winsNeeded: {
    rule: 'HL-1.1',
    default: 3,
    values: [1, 2, 3, 4, 5],
    about: {
      ja: '勝利に必要なラウンド勝利数',
      'zh-Hant': '獲勝所需的局數',
      en: 'Rounds to win for winning the game',
    },
  },
  turnLimit: {
    rule: 'HL-1.2',
    default: 200,
    values: [60, 100, 200, 400],
    about: {
      ja: '両者合計でこのターン数の後、ラウンド勝利数の多い方が勝つ',
      'zh-Hant': '雙方合計進行這麼多回合後，勝局較多者獲勝',
      en: 'After this many turns in all, more rounds win',
    },
  },
  homeLimit: {
    rule: 'HL-2.5',
    default: 5,
    values: [3, 4, 5, 7, 10],
    about: {
      ja: 'ターン終了時に自宅に残るカードの枚数',
      'zh-Hant': '回合結束時自宅可保留的張數',
      en: 'Cards that may stay at Home at the end of a turn',
    },
  },
  emptyDeck: {
    rule: 'HL-2.6',
    default: 'none',
    values: ['none', 'reshuffle'],
    about: {
      ja: 'デッキが空の時',
      'zh-Hant': '牌庫為空時',
      en: 'When the deck is empty',
    },
  },
  openingHand: {
    rule: 'HL-4.2',
    default: 2,
    values: [1, 2, 3, 4],
    about: { ja: '初期手札の枚数', 'zh-Hant': '起始手牌張數', en: 'Cards in the opening hand' },
  },
  openHands: {
    rule: 'HL-4.2',
    default: false,
    values: [false, true],
    about: { ja: '手札を公開する', 'zh-Hant': '公開手牌', en: 'Hands are open' },
  },
  readyAt: {
    rule: 'HL-4.10',
    default: 'ownTurnEnd',
    values: ['ownTurnEnd', 'atOnce'],
    about: {
      ja: 'ステージが3枚そろってライブ準備状態になるのは',
      'zh-Hant': '舞台湊齊三張，何時進入演出準備狀態',
      en: 'A full stage makes its player live-ready',
    },
  },
  refill: {
    rule: 'HL-6.4',
    default: 0,
    values: [0, 1, 2],
    about: {
      ja: 'ラウンド間に各プレイヤーが引く枚数',
      'zh-Hant': '每局之間雙方各抽的張數',
      en: 'Cards each player draws between rounds',
    },
  },
} as const satisfies Record<string, Ruling>;
