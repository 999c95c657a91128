/** Rules that the author left open: our reading as the default, and other readings that a table may choose. */
import type { Ruling } from '@taisen/kernel';

export const rulings = {
  starterPays: {
    rule: 'SH-1.1',
    default: 0,
    rated: 5,
    values: [0, 1, 2, 3, 4, 5, 6, 8, 10],
    about: {
      ja: '先攻が最初に失う神力',
      'zh-Hant': '先手在開局時失去的神力值',
      en: 'Power that the starting player loses at the start',
    },
  },
  leaveAtLeast: {
    rule: 'SH-1.4',
    default: 1,
    values: [0, 1],
    about: {
      ja: 'コストを支払った後に残っていなければならない神力',
      'zh-Hant': '支付消耗後至少要剩下的神力值',
      en: 'Power that must be left after paying a cost',
    },
  },
  deathsCount: {
    rule: 'SH-1.5',
    default: 'card',
    values: ['card', 'name'],
    about: {
      ja: '召喚コストに数える撃破回数は、そのカード1枚のものか、同名カード全体のものか',
      'zh-Hant': '召喚消耗的死亡次數是只算那一張卡，還是同名卡合計',
      en: 'Deaths that raise the cost: those of the card itself, or of all its copies',
    },
  },
  legendaries: {
    rule: 'SH-2.4',
    default: 'deck',
    values: ['deck', 'name'],
    about: {
      ja: 'レジェンドカードはデッキに1枚か、同名1枚か',
      'zh-Hant': '傳說卡是整副牌組限1張，還是同名限1張',
      en: 'One legendary card in the deck, or one of each name',
    },
  },
  legendaryDeity: {
    rule: 'SH-2.4',
    default: true,
    values: [true, false],
    about: {
      ja: 'レジェンドカードはその神の神話カードとともにのみ使える',
      'zh-Hant': '傳說卡只能與其神明的神話卡一起使用',
      en: "A legendary card needs its deity's myth card in the deck",
    },
  },
  mythReturns: {
    rule: 'SH-2.9',
    default: true,
    values: [true, false],
    about: {
      ja: '主戦者が再び召喚されると神話カードも再び有効になる',
      'zh-Hant': '主戰者再次被召喚時，神話卡重新生效',
      en: 'The myth card is active again when the main fighter is summoned again',
    },
  },
  mainMoves: {
    rule: 'SH-4.4',
    default: 1,
    values: [0, 1, 2],
    about: {
      ja: '1ターンに主戦者が移動できる回数',
      'zh-Hant': '主戰者每回合可移動的次數',
      en: 'Moves of the main fighter in a turn',
    },
  },
  moveBefore: {
    rule: 'SH-4.4',
    default: 'first',
    values: ['first', 'each'],
    about: {
      ja: '主戦者が移動できるのは最初の攻撃の前だけか、攻撃のたびにその前か',
      'zh-Hant': '主戰者只能在首次攻擊前移動，還是每次攻擊前都能移動',
      en: 'The main fighter moves before the first attack only, or before each attack',
    },
  },
  firstTurnBattle: {
    rule: 'SH-4.6',
    default: true,
    values: [true, false],
    about: {
      ja: '先攻の最初のターンにも戦闘フェイズがある',
      'zh-Hant': '先手的第一回合也有戰鬥階段',
      en: 'The first turn has a battle phase, too',
    },
  },
  turnLimit: {
    rule: 'SH-4.7',
    default: 40,
    values: [20, 30, 40, 60],
    about: {
      ja: '各プレイヤーのこのターン数の後、神力の高い方が勝つ',
      'zh-Hant': '雙方各進行這麼多回合後，神力值較高者獲勝',
      en: 'After this many turns each, the higher power wins',
    },
  },
  middleReach: {
    rule: 'SH-5.5',
    default: 'middle',
    values: ['none', 'middle', 'all'],
    about: {
      ja: '中衛が前衛を越えて攻撃できる列',
      'zh-Hant': '中衛可越過前衛攻擊到哪一排',
      en: 'How far past the front a middle character may pick its target',
    },
  },
  strikeBack: {
    rule: 'SH-5.7',
    default: 'keyword',
    values: ['keyword', 'all', 'none'],
    about: {
      ja: '攻撃されたキャラクターのうち反撃するもの',
      'zh-Hant': '哪些被攻擊的角色會反擊',
      en: 'Which characters strike back when attacked',
    },
  },
  summonedAttacks: {
    rule: 'SH-5.8',
    default: true,
    values: [true, false],
    about: {
      ja: '召喚されたターンに攻撃できる',
      'zh-Hant': '召喚的當回合可以攻擊',
      en: 'A character may attack in the turn it is summoned',
    },
  },
  miracleSlots: {
    rule: 'SH-6.2',
    default: 2,
    values: [1, 2, 3],
    about: {
      ja: '持続型と特殊型の神蹟を置ける枠',
      'zh-Hant': '持續型與特殊型神蹟的欄位數',
      en: 'Slots for lasting and special miracles',
    },
  },
  domainSlots: {
    rule: 'SH-7.3',
    default: 'each',
    values: ['each', 'shared'],
    about: {
      ja: '1つの場にある神域の枠は、プレイヤーごとに1つか、両者で1つか',
      'zh-Hant': '一個場地的神域槽是雙方各一，還是雙方共用一個',
      en: 'Slots for domains on a field: one for each player, or one that both share',
    },
  },
  enemyDomain: {
    rule: 'SH-7.4',
    default: 'extend',
    values: ['extend', 'all', 'nothing'],
    about: {
      ja: '自分の場に相手の神域がある間、できないこと（延伸、展開と延伸、なし）',
      'zh-Hant': '己方場地有敵方神域時不能做的事（延伸、展開與延伸、無）',
      en: "What an opposing domain on one's field prevents: extending, any domain, or nothing",
    },
  },
  extendSameName: {
    rule: 'SH-7.5',
    default: true,
    values: [true, false],
    about: {
      ja: '延伸には自分の場の神域と同名のカードが必要',
      'zh-Hant': '延伸必須與己方場地的神域同名',
      en: "Extending needs the name of one's own domain",
    },
  },
  frontsBlock: {
    rule: 'SH-8.2',
    default: 'characters',
    values: ['characters', 'all'],
    about: {
      ja: '前衛が阻むのはキャラクターへの攻撃だけか、神蹟と神域への攻撃もか',
      'zh-Hant': '前衛只阻擋對角色的攻擊，還是也阻擋對神蹟與神域的攻擊',
      en: 'Front characters block attacks on characters only, or on miracles and domains, too',
    },
  },
} as const satisfies Record<string, Ruling>;
