/** Rules that the author left open: our reading as the default, and other readings that a table may choose. */
import type { Ruling } from '@taisen/kernel';

export const rulings = {
  turnLimit: {
    rule: 'LV-1.5',
    default: 60,
    values: [20, 30, 40, 60, 100],
    about: {
      ja: '各プレイヤーのこのターン数の後、LPの高い方が勝つ',
      'zh-Hant': '雙方各進行這麼多回合後，LP較高者獲勝',
      en: 'After this many turns each, the higher LP win',
    },
  },
  openingHand: {
    rule: 'LV-2.4',
    default: 6,
    values: [4, 5, 6, 7],
    about: { ja: '初期手札の枚数', 'zh-Hant': '起始手牌張數', en: 'Cards in the opening hand' },
  },
  handLimit: {
    rule: 'LV-2.5',
    default: 10,
    values: [7, 8, 10, 60],
    about: {
      ja: 'エンドフェイズの手札上限',
      'zh-Hant': '結束階段的手牌上限',
      en: 'Hand limit in the End Phase',
    },
  },
  refreshesPerTurn: {
    rule: 'LV-2.7',
    default: 1,
    values: [0, 1, 2, 60],
    about: {
      ja: '1ターンに各プレイヤーができるリフレッシュの回数',
      'zh-Hant': '每回合每位玩家可刷新的次數',
      en: 'Refreshes for each player in a turn',
    },
  },
  owedDraws: {
    rule: 'LV-2.9',
    default: true,
    values: [true, false],
    about: {
      ja: '効果の途中で引けなかった分は、その効果の間にリフレッシュできた瞬間に引く',
      'zh-Hant': '效果途中無法抽的卡，在該效果期間可刷新的瞬間補抽',
      en: 'Draws an effect could not make are made once a refresh becomes possible within it',
    },
  },
  summoningSickness: {
    rule: 'LV-5.4',
    default: false,
    values: [false, true],
    about: {
      ja: '場に出たターンのモンスターは攻撃できない',
      'zh-Hant': '怪獸在出場的回合不能攻擊',
      en: 'A monster cannot attack in the turn it came to the field',
    },
  },
} as const satisfies Record<string, Ruling>;
