/** Prompts and options. */
import type { Words } from '@taisen/kernel';

export const prompts: Record<string, Words> = {
  'prompt.main': {
    ja: 'メインフェイズ：モンスタを出す、罠を伏せる、魔法を使う。',
    'zh-Hant': '主要階段：放置怪獸、蓋放陷阱或使用魔法。',
    en: 'Main phase: place monsters, set traps, use spells.',
  },
  'prompt.battle': {
    ja: 'バトルフェイズ：攻撃するモンスタと対象を選んでください。',
    'zh-Hant': '戰鬥階段：選擇攻擊的怪獸與對象。',
    en: 'Battle phase: choose an attacker and its target.',
  },
  'prompt.respond': {
    ja: 'チェーンして何か使いますか？',
    'zh-Hant': '要連鎖發動嗎？',
    en: 'Answer with a card, or pass?',
  },
  'prompt.gift': {
    ja: '直接攻撃を受けて1枚引きました。魔法カードなら今すぐ無料で使えます。',
    'zh-Hant': '受到直接攻擊，抽了1張牌。若是魔法卡，現在可以免費使用。',
    en: 'You were attacked and drew a card. If it is a spell you may use it now for free.',
  },
  'prompt.position': {
    ja: '表示形式を選んでください。',
    'zh-Hant': '選擇表示形式。',
    en: 'Choose its position.',
  },
  'prompt.highest': {
    ja: '攻撃力が同じです。破壊するモンスタを選んでください。',
    'zh-Hant': '攻擊力相同，選擇要破壞的怪獸。',
    en: 'Equal ATK: choose the monster to destroy.',
  },
};

export const options: Record<string, Words> = {
  'option.place-attack': {
    ja: '《{card}》を攻撃表示で出す',
    'zh-Hant': '以攻擊表示放置《{card}》',
    en: 'Place {card} in attack position',
  },
  'option.place-defence': {
    ja: '《{card}》を守備表示で出す',
    'zh-Hant': '以守備表示放置《{card}》',
    en: 'Place {card} in defence position',
  },
  'option.set': { ja: '《{card}》を伏せる', 'zh-Hant': '蓋放《{card}》', en: 'Set {card}' },
  'option.use.alone': { ja: '《{card}》を使う', 'zh-Hant': '使用《{card}》', en: 'Use {card}' },
  'option.use': {
    ja: '《{card}》を使う：対象《{target}》',
    'zh-Hant': '使用《{card}》：對象《{target}》',
    en: 'Use {card} on {target}',
  },
  'option.answer': {
    ja: '《{card}》で返す：対象を《{target}》に',
    'zh-Hant': '以《{card}》回應：對象改為《{target}》',
    en: 'Answer with {card}: send it to {target}',
  },
  'option.discard': {
    ja: '《{card}》を捨てる：{ability}',
    'zh-Hant': '捨棄《{card}》：{ability}',
    en: 'Discard {card}: {ability}',
  },
  'option.attack': {
    ja: '《{card}》で《{target}》を攻撃',
    'zh-Hant': '以《{card}》攻擊《{target}》',
    en: 'Attack {target} with {card}',
  },
  'option.direct': {
    ja: '《{card}》で相手プレイヤを攻撃',
    'zh-Hant': '以《{card}》直接攻擊對手',
    en: 'Attack the player with {card}',
  },
  'option.battle': { ja: 'バトルフェイズへ', 'zh-Hant': '進入戰鬥階段', en: 'To battle' },
  'option.end': { ja: 'ターン終了', 'zh-Hant': '結束回合', en: 'End turn' },
  'option.attack-position': { ja: '攻撃表示', 'zh-Hant': '攻擊表示', en: 'Attack position' },
  'option.defence-position': { ja: '守備表示', 'zh-Hant': '守備表示', en: 'Defence position' },
};
