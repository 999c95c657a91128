/** Rules that the author left open: our reading as the default, and other readings that a table may choose. */
import type { Ruling } from '@taisen/kernel';

export const rulings = {
  payToZero: {
    rule: 'LV-1.1',
    default: false,
    values: [false, true],
    about: {
      ja: 'LPが0になるコストも払える（払えば敗北する）',
      'zh-Hant': '可以支付會讓LP歸零的代價（支付後即敗北）',
      en: 'LP may be paid down to 0, which loses',
    },
  },
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
  millRefreshes: {
    rule: 'LV-2.6',
    default: false,
    values: [false, true],
    about: {
      ja: 'デッキの上からトラッシュに送る効果でも、デッキが空ならリフレッシュする',
      'zh-Hant': '將牌組頂的卡送入棄牌區的效果，在牌組用盡時也會刷新',
      en: 'An effect that sends cards from the top of an empty deck refreshes it, too',
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
  conditionsAgain: {
    rule: 'LV-3.4',
    default: false,
    values: [false, true],
    about: {
      ja: '誘発効果の条件を、発動した時だけでなく解決する時にも確かめる',
      'zh-Hant': '誘發效果的條件不只在發動時確認，解決時也再確認一次',
      en: 'The condition of a triggered effect is read again when it resolves',
    },
  },
  onceAcrossLeaving: {
    rule: 'LV-3.5',
    default: true,
    values: [true, false],
    about: {
      ja: '「1ターンに1度」の効果を使ったカードは、場を離れて戻っても、そのターンはもう使えない',
      'zh-Hant': '用過「每回合1次」效果的卡，即使離場後再回來，該回合也不能再用',
      en: 'A card that used its “once per turn” cannot use it again after leaving and coming back',
    },
  },
  turnStartBeforeDraw: {
    rule: 'LV-5.2',
    default: false,
    values: [false, true],
    about: {
      ja: 'ターン開始時の効果を、ドローの後ではなく前に解決する',
      'zh-Hant': '回合開始時的效果在抽牌之前解決，而非之後',
      en: 'Effects of the start of the turn resolve before the draw instead of after it',
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
