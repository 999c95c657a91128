/** Why a move is refused or the game has ended: a short reason for every rule that can be returned. */
import type { Words } from '@taisen/kernel';

export const refusals: Record<string, Words> = {
  'rule.OD-1.1': {
    ja: '山札は2人で1つを使う',
    'zh-Hant': '雙方共用一副牌堆',
    en: 'Both players share one deck',
  },
  'rule.OD-1.2': { ja: 'ポイントが0になった', 'zh-Hant': '點數歸零', en: 'No points left' },
  'rule.OD-1.5': { ja: 'ゾーンに空きがない', 'zh-Hant': '區域已滿', en: 'No free zone' },
  'rule.OD-1.6': { ja: '山札が切れた', 'zh-Hant': '牌堆用盡', en: 'The deck has run out' },
  'rule.OD-1.7': { ja: 'ターン数の上限に達した', 'zh-Hant': '已達回合上限', en: 'The last turn is over' },
  'rule.OD-2.5': {
    ja: 'カードを出せるのはメインフェイズだけ',
    'zh-Hant': '只能在主要階段放置卡片',
    en: 'Cards are placed and set in the main phase only',
  },
  'rule.OD-2.6': {
    ja: '攻撃はバトルフェイズに、攻撃できる自分のモンスタで、1ターンに1回ずつ',
    'zh-Hant': '只能在戰鬥階段以自己能攻擊的怪獸攻擊，每隻每回合一次',
    en: 'Attacks belong to the battle phase, once a turn for each monster that may attack',
  },
  'rule.OD-2.8': {
    ja: '相手のターンに使えるのは罠だけ',
    'zh-Hant': '對手的回合只能使用陷阱',
    en: "In the opponent's turn only traps can be used",
  },
  'rule.OD-2.9': {
    ja: '先攻の最初のターンは攻撃できない',
    'zh-Hant': '先攻的第一回合不能攻擊',
    en: 'No attacks in the first turn of the game',
  },
  'rule.OD-3.1': { ja: 'コストが足りない', 'zh-Hant': '費用不足', en: 'Not enough cost for its stars' },
  'rule.OD-3.2': {
    ja: '罠は1コストで伏せてから、魔法は3コストで手札から使う',
    'zh-Hant': '陷阱需以1費用蓋放後使用，魔法需以3費用從手牌使用',
    en: 'A trap is set for 1 before it is used; a spell is used from the hand for 3',
  },
  'rule.OD-3.3': {
    ja: 'モンスタだけを、表側の攻撃表示か守備表示で出す',
    'zh-Hant': '只有怪獸能以正面攻擊表示或守備表示放置',
    en: 'Only monsters are placed, face up, in attack or defence position',
  },
  'rule.OD-3.4': {
    ja: '守備表示のモンスタは攻撃できない',
    'zh-Hant': '守備表示的怪獸不能攻擊',
    en: 'A monster in defence position never attacks',
  },
  'rule.OD-3.5': {
    ja: '出したターンは攻撃できない（召喚酔い）',
    'zh-Hant': '出場的回合不能攻擊',
    en: 'It cannot attack in the turn it was placed',
  },
  'rule.OD-3.7': {
    ja: '相手の行動を条件とする罠は、伏せたターンには使えない',
    'zh-Hant': '以對手行動為條件的陷阱，蓋放的回合不能使用',
    en: 'A trap that waits for the opponent cannot be used in the turn it was set',
  },
  'rule.OD-5.1': {
    ja: '守備モンスタがいる間は、守備モンスタしか攻撃できない',
    'zh-Hant': '有守備怪獸時，只能攻擊守備怪獸',
    en: 'While there is a defence monster, only such monsters can be attacked',
  },
  'rule.OD-5.9': {
    ja: '今使えるのは、引いたばかりの魔法カードだけ',
    'zh-Hant': '現在只能使用剛抽到的魔法卡',
    en: 'Only a spell that was just drawn can be used now',
  },
  'rule.OD-5.10': {
    ja: 'これは戦闘で自動的に働く',
    'zh-Hant': '這個效果在戰鬥中自動適用',
    en: 'This works by itself in battle',
  },
  'rule.OD-6.3': {
    ja: 'この卓では魔法でチェーンできない',
    'zh-Hant': '這一桌不能以魔法連鎖',
    en: 'At this table spells cannot answer',
  },
  'rule.OD-7.1': { ja: '今は使えない', 'zh-Hant': '現在不能使用', en: 'It cannot be used now' },
  'rule.OD-7.2': {
    ja: '墓地のモンスタと空いたモンスタゾーンが必要',
    'zh-Hant': '需要墓地的怪獸與空的怪獸區',
    en: 'It needs a monster in a graveyard and a free monster zone',
  },
  'rule.OD-7.3': { ja: '今は使えない', 'zh-Hant': '現在不能使用', en: 'It cannot be used now' },
  'rule.OD-7.4': {
    ja: '相手の伏せた罠が必要',
    'zh-Hant': '需要對手蓋放的陷阱',
    en: 'It needs a set trap of the opponent',
  },
  'rule.OD-8.1': {
    ja: '相手の攻撃時か、相手の《魔法の筒》に対して使う',
    'zh-Hant': '在對手攻擊時，或回應對手的《魔法筒》時使用',
    en: "It is used on an opponent's attack, or in answer to a Magic Cylinder",
  },
  'rule.OD-8.2': { ja: '今は使えない', 'zh-Hant': '現在不能使用', en: 'It cannot be used now' },
  'rule.OD-8.3': { ja: '今は使えない', 'zh-Hant': '現在不能使用', en: 'It cannot be used now' },
  'rule.OD-8.4': {
    ja: '相手が自分のモンスタを指定した時に、別の自分のモンスタを選んで使う',
    'zh-Hant': '對手指定自己的怪獸時，選擇自己的另一隻怪獸使用',
    en: 'It is used when the opponent has picked one of your monsters, and needs another one',
  },
  'rule.OD-8.5': {
    ja: '相手の攻撃時に使う',
    'zh-Hant': '在對手攻擊時使用',
    en: "It is used on an opponent's attack",
  },
  'rule.OD-8.6': { ja: '場にモンスタが必要', 'zh-Hant': '場上需要怪獸', en: 'It needs a monster on the field' },
  'rule.OD-9.1': {
    ja: '相手のバトルフェイズに手札から使う',
    'zh-Hant': '在對手的戰鬥階段從手牌使用',
    en: "It is used from the hand in the opponent's battle phase",
  },
};
