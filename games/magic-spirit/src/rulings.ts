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
  tokenCharge: choice(
    'MS-5.9',
    ['every', 'anyOnly'],
    'SPチャージの扱い：every＝どの属性としても数える、anyOnly＝「任意」の技にだけ使える',
    'SP充能的算法：every＝視為任何屬性，anyOnly＝僅能用於「任意」技能',
    'An SP charge counts as every attribute, or only for skills marked 任意 (any)',
  ),
  ownTurnSetsuna: choice(
    'MS-6.2',
    ['plain', 'extra', 'never'],
    '自分のメインフェイズの刹那詠唱：plain＝通常コスト、extra＝追加コストも払う、never＝使えない',
    '自己主要階段的剎那詠唱：plain＝原本費用，extra＝也要付追加費用，never＝不能使用',
    'A setsuna in your own main phase costs its plain cost, the extra token too, or cannot be used',
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
    'ライフダメージの軽減：both＝半減してから75%、larger＝大きい方だけ',
    '生命傷害的減輕：both＝先減半再75%，larger＝只取較大的一項',
    'Damage to life is halved and then 75%, or only the larger reduction counts',
  ),
  pointlessAttack: choice(
    'MS-9.6',
    ['noKill', 'noHp', 'off'],
    '無意味な自滅攻撃：noKill＝相手を倒せずに自分だけ破壊される攻撃、noHp＝HPを1も減らせない攻撃だけ、off＝禁止しない',
    '無意義的自滅攻擊：noKill＝打不倒對方卻使自己被破壞的攻擊，noHp＝僅限扣不了任何HP的攻擊，off＝不禁止',
    'Forbidden: an attack in which the attacker falls and the target does not, only one that takes no HP either, or none',
  ),
  underdogScope: choice(
    'MS-10.4',
    ['both', 'attacker', 'none'],
    '孤軍奮闘の補正：both＝攻撃側と防御側、attacker＝攻撃側のみ、none＝なし',
    '孤軍奮鬥修正：both＝攻守雙方，attacker＝僅攻擊方，none＝無',
    'The underdog rule helps both attacker and attacked, the attacker alone, or nobody',
  ),
} as const satisfies Record<string, Ruling>;
