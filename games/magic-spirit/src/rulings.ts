/** Rules that the author left open: our reading as the default, and other readings that a table may choose. */
import type { Ruling } from '@taisen/kernel';

const yesNo = (rule: string, yes: boolean, ja: string, zh: string, en: string) => ({
  rule,
  default: yes,
  values: [true, false],
  about: { ja, 'zh-Hant': zh, en },
});
const number = (rule: string, usual: number, values: number[], ja: string, zh: string, en: string) => ({
  rule,
  default: usual,
  values,
  about: { ja, 'zh-Hant': zh, en },
});
/** The first value is the default. */
const choice = <const V extends string>(rule: string, values: readonly V[], ja: string, zh: string, en: string) => ({
  rule,
  default: values[0] as V,
  values,
  about: { ja, 'zh-Hant': zh, en },
});

export const rulings = {
  turnLimit: number(
    'MS-1.2',
    50,
    [15, 20, 30, 50, 80],
    '各プレイヤーのこのターン数の後、ライフの高い方が勝つ',
    '雙方各進行這麼多回合後，生命較高者獲勝',
    'After this many turns each, the higher life wins',
  ),
  tabooLimit: number(
    'MS-2.4',
    1,
    [0, 1, 2, 3],
    'デッキに入れられる禁忌カードの合計枚数',
    '牌組可放入的禁忌卡總張數',
    'Taboo cards in a deck, all together',
  ),
  openingHand: number('MS-2.5', 5, [3, 4, 5, 6, 7], '初期手札の枚数', '起始手牌張數', 'Cards in the opening hand'),
  secondCards: {
    ...number(
      'MS-2.5',
      0,
      [0, 1, 2, 3],
      '後攻の初期手札に加える枚数',
      '後攻起始手牌增加的張數',
      'Extra cards in the opening hand of the second player',
    ),
    rated: 2,
  },
  emptyDeckLoses: yesNo(
    'MS-2.8',
    false,
    '引けないプレイヤーは敗北する',
    '無法抽牌的玩家敗北',
    'Whoever cannot draw loses',
  ),
  starterDraws: {
    ...yesNo(
      'MS-3.2',
      true,
      '先攻も最初のターンにドローする',
      '先攻第一回合也抽牌',
      'The starting player draws in the first turn too',
    ),
    rated: false,
  },
  summoningSickness: yesNo(
    'MS-3.8',
    false,
    '召喚したターンは攻撃できない',
    '召喚的回合不能攻擊',
    'A monster cannot attack in the turn it is summoned',
  ),
  monsterSlots: number(
    'MS-5.1',
    5,
    [3, 4, 5],
    '場に出せるモンスターの数',
    '場上怪獸的上限',
    'Monsters a player may have',
  ),
  chargeResting: yesNo(
    'MS-5.2',
    false,
    'レスト状態のSPトークンもチャージできる',
    '休息的SP標記也可以充能',
    'A resting SP token may be charged too',
  ),
  tokenCharge: choice('MS-5.9', ['every', 'anyOnly'], 'SPチャージの扱い', 'SP充能的算法', 'An SP charge'),
  ownTurnSetsuna: choice(
    'MS-6.2',
    ['plain', 'extra', 'never'],
    '自分のメインフェイズの刹那詠唱',
    '自己主要階段的剎那詠唱',
    'A setsuna in your own main phase can be used',
  ),
  fieldReplaces: yesNo(
    'MS-7.2',
    true,
    'フィールドカードがあっても新しいものを出せ、古いものは墓地へ送る',
    '已有場地卡時仍可放置新的，舊的送入墓地',
    'A new field card may be placed over an old one, which goes to the graveyard',
  ),
  phaseReplaces: yesNo(
    'MS-8.1',
    false,
    'フェイズカードがあっても新しいものを設置でき、古いものは墓地へ送る',
    '已有階段卡時仍可設置新的，舊的送入墓地',
    'A new phase card may be placed over an old one, which goes to the graveyard',
  ),
  tokensOnPhase: yesNo(
    'MS-8.2',
    false,
    'SPトークンをフェイズカードにチャージできる',
    'SP標記可以充能到階段卡上',
    'SP tokens may be charged on a phase card',
  ),
  counterWhenDestroyed: yesNo(
    'MS-9.2',
    true,
    '攻撃で破壊されるモンスターも反撃する',
    '被攻擊破壞的怪獸仍會反擊',
    'A monster that the attack destroys strikes back too',
  ),
  reductions: choice(
    'MS-9.5',
    ['both', 'larger'],
    'ライフダメージの軽減が重なった時',
    '生命傷害的減輕重疊時',
    'Two reductions of damage to life',
  ),
  pointlessAttack: choice(
    'MS-9.6',
    ['noKill', 'noHp', 'off'],
    '自分だけが破壊される攻撃',
    '只有自己會被破壞的攻擊',
    'An attack in which the attacker alone falls is forbidden',
  ),
  underdogScope: choice(
    'MS-10.4',
    ['both', 'attacker', 'none'],
    '孤軍奮闘の補正を受けるのは',
    '受到孤軍奮鬥修正的是',
    'The underdog rule helps',
  ),
} as const satisfies Record<string, Ruling>;
