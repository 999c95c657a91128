import type { Words } from '@taisen/kernel';

/** Prompts and options. */
export const prompts: Readonly<Record<string, Words>> = {
  'prompt.main': {
    ja: 'メインフェイズ：召喚するか、神蹟か神域を使ってください。',
    'zh-Hant': '主要階段：召喚角色、施展神蹟或展開神域。',
    en: 'Main phase: summon, use miracles or deploy a domain.',
  },
  'prompt.battle': {
    ja: '戦闘フェイズ：攻撃するキャラクターと対象を選んでください。',
    'zh-Hant': '戰鬥階段：選擇攻擊的角色與目標。',
    en: 'Battle phase: choose an attacker and its target.',
  },
  'prompt.choose': { ja: 'カードを選んでください。', 'zh-Hant': '選擇一張卡。', en: 'Choose a card.' },
  'option.summon': { ja: '《{card}》を召喚する', 'zh-Hant': '召喚《{card}》', en: 'Summon {card}' },
  'option.use': {
    ja: '《{card}》を《{target}》に使う',
    'zh-Hant': '對《{target}》施展《{card}》',
    en: 'Use {card} on {target}',
  },
  'option.use.alone': { ja: '《{card}》を使う', 'zh-Hant': '施展《{card}》', en: 'Use {card}' },
  'option.use.cards': {
    ja: '《{cards}》を覆って《{card}》を置く',
    'zh-Hant': '以《{card}》覆蓋《{cards}》',
    en: 'Use {card}, covering {cards}',
  },
  'option.deploy': {
    ja: '《{card}》を自分の場に展開する',
    'zh-Hant': '在己方場地展開《{card}》',
    en: 'Deploy {card} on your field',
  },
  'option.extend': {
    ja: '《{card}》を相手の場に延伸する（コスト2倍）',
    'zh-Hant': '將《{card}》延伸至對手場地（雙倍消耗）',
    en: "Extend {card} to the opponent's field at double cost",
  },
  'option.battle': { ja: '戦闘フェイズへ', 'zh-Hant': '進入戰鬥階段', en: 'Go to battle' },
  'option.end': { ja: 'ターンを終える', 'zh-Hant': '結束回合', en: 'End the turn' },
  'option.attack': {
    ja: '《{card}》で《{target}》を攻撃する',
    'zh-Hant': '《{card}》攻擊《{target}》',
    en: 'Attack {target} with {card}',
  },
  'option.strike': {
    ja: '《{card}》で相手の神を攻撃する',
    'zh-Hant': '《{card}》直接攻擊對手神明',
    en: 'Attack the opposing deity with {card}',
  },
  'option.move-front': {
    ja: '《{card}》を前列へ移す',
    'zh-Hant': '將《{card}》移至前排',
    en: 'Move {card} to the front row',
  },
  'option.move-middle': {
    ja: '《{card}》を中列へ移す',
    'zh-Hant': '將《{card}》移至中排',
    en: 'Move {card} to the middle row',
  },
  'option.move-back': {
    ja: '《{card}》を後列へ移す',
    'zh-Hant': '將《{card}》移至後排',
    en: 'Move {card} to the back row',
  },
};
