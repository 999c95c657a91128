/** Rules that the author left open: our reading as the default, and other readings that a table may choose. */
import type { Ruling } from '@taisen/kernel';

export const rulings = {
  openingHand: {
    rule: 'OD-1.4',
    default: 5,
    values: [3, 4, 5, 6, 7],
    about: { ja: '初期手札の枚数', 'zh-Hant': '起始手牌張數', en: 'Cards in the opening hand' },
  },
  monsterZones: {
    rule: 'OD-1.5',
    default: 5,
    values: [2, 3, 4, 5],
    about: { ja: 'モンスタゾーンの数', 'zh-Hant': '怪獸區數量', en: 'Monster zones for each player' },
  },
  trapZones: {
    rule: 'OD-1.5',
    default: 5,
    values: [1, 2, 3, 4, 5],
    about: { ja: '罠ゾーンの数', 'zh-Hant': '陷阱區數量', en: 'Trap zones for each player' },
  },
  openHands: {
    rule: 'OD-1.5',
    default: false,
    values: [false, true],
    about: { ja: '手札を公開する', 'zh-Hant': '公開手牌', en: 'Hands are open' },
  },
  deckOut: {
    rule: 'OD-1.6',
    default: 'renew',
    values: ['renew', 'none', 'lose'],
    about: {
      ja: '山札が切れたら',
      'zh-Hant': '牌堆用盡時',
      en: 'When the deck runs out',
    },
  },
  turnLimit: {
    rule: 'OD-1.7',
    default: 60,
    values: [20, 30, 40, 60, 100],
    about: {
      ja: '各プレイヤのこのターン数の後、残りポイントの多い方が勝つ',
      'zh-Hant': '雙方各進行這麼多回合後，剩餘點數較多者獲勝',
      en: 'After this many turns each, more points left win',
    },
  },
  costBy: {
    rule: 'OD-2.2',
    default: 'own',
    values: ['own', 'total'],
    about: {
      ja: 'コストの数え方',
      'zh-Hant': '費用的計算',
      en: 'Cost counts',
    },
  },
  carryOver: {
    rule: 'OD-2.2',
    default: false,
    values: [false, true],
    about: {
      ja: '使わなかったコストを次のターンに持ち越す',
      'zh-Hant': '未使用的費用保留到下一回合',
      en: 'Unspent cost is kept for the next turn',
    },
  },
  firstTurnAttack: {
    rule: 'OD-2.9',
    default: true,
    values: [true, false],
    about: {
      ja: '先攻の最初のターンに攻撃できる',
      'zh-Hant': '先攻玩家的第一回合可以攻擊',
      en: "Attacks are allowed in the starting player's first turn",
    },
  },
  revivedAttack: {
    rule: 'OD-3.5',
    default: false,
    values: [false, true],
    about: {
      ja: '効果で出たモンスタはそのターンに攻撃できる',
      'zh-Hant': '以效果出場的怪獸當回合可以攻擊',
      en: 'A monster that came by an effect may attack in that turn',
    },
  },
  boostFirst: {
    rule: 'OD-4.5',
    default: true,
    values: [true, false],
    about: {
      ja: '属性の不利は強化後の攻撃力で判定する（しない場合、強化は後から足す）',
      'zh-Hant': '屬性不利以強化後的攻擊力判定（否則最後才加上強化）',
      en: 'Attributes are judged on the attack after boosts; otherwise boosts are added afterwards',
    },
  },
  damageStays: {
    rule: 'OD-5.5',
    default: true,
    values: [true, false],
    about: {
      ja: 'モンスタのダメージはターンが終わっても残る',
      'zh-Hant': '怪獸受到的傷害在回合結束後仍然保留',
      en: 'Damage on monsters stays after the turn',
    },
  },
  fallsWhen: {
    rule: 'OD-5.6',
    default: 'reached',
    values: ['reached', 'exceeded'],
    about: {
      ja: 'モンスターが破壊される時',
      'zh-Hant': '怪獸被破壞的時機',
      en: 'A monster falls when damage …',
    },
  },
  drawUnhurt: {
    rule: 'OD-5.8',
    default: true,
    values: [true, false],
    about: {
      ja: '直接攻撃のダメージが0になっても、攻撃されたプレイヤは1枚引く',
      'zh-Hant': '即使直接攻擊的傷害變成0，被攻擊的玩家仍抽1張',
      en: 'The attacked player draws even if the direct attack did no damage',
    },
  },
  spellAnswers: {
    rule: 'OD-6.3',
    default: true,
    values: [true, false],
    about: {
      ja: 'ターンプレイヤはコストを払い、魔法でチェーンできる',
      'zh-Hant': '回合玩家可以支付費用，以魔法卡連鎖',
      en: 'The turn player may answer with a spell by paying for it',
    },
  },
} as const satisfies Record<string, Ruling>;
