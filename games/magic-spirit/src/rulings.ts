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
  emptyDeckLoses: yesNo(
    'MS-2.8',
    false,
    '引けないプレイヤーは敗北する',
    '無法抽牌的玩家敗北',
    'Whoever cannot draw loses',
  ),
  starterDraws: yesNo(
    'MS-3.2',
    true,
    '先攻も最初のターンにドローする',
    '先攻第一回合也抽牌',
    'The starting player draws in the first turn too',
  ),
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
  underdogScope: {
    rule: 'MS-10.4',
    default: 'both',
    values: ['both', 'attacker', 'none'],
    about: {
      ja: '孤軍奮闘の補正：both＝攻撃側と防御側、attacker＝攻撃側のみ、none＝なし',
      'zh-Hant': '孤軍奮戰修正：both＝攻守雙方，attacker＝僅攻擊方，none＝無',
      en: 'The underdog rule helps both attacker and attacked, the attacker alone, or nobody',
    },
  },
} as const satisfies Record<string, Ruling>;
