import type { Words } from '@taisen/kernel';

/** Why a move is refused. */
export const refusals: Readonly<Record<string, Words>> = {
  'rule.SH-1.4': {
    ja: '支払うと神力が1も残らない',
    'zh-Hant': '支付後神力不足1點',
    en: 'That cost would not leave 1 power',
  },
  'rule.SH-4.3': {
    ja: '手札のカードはメインフェイズに使う',
    'zh-Hant': '手牌只能在主要階段使用',
    en: 'Cards are used in the main phase',
  },
  'rule.SH-4.4': {
    ja: '攻撃と主戦者の移動は戦闘フェイズに行い、移動は最初の攻撃の前に1回だけ',
    'zh-Hant': '攻擊與主戰者的移動只能在戰鬥階段進行；移動限首次攻擊前一次',
    en: 'Characters attack in the battle phase, and the main fighter moves there once, before the first attack',
  },
  'rule.SH-4.6': {
    ja: 'この卓では、先攻の最初のターンに戦闘フェイズはない',
    'zh-Hant': '本桌的先手第一回合沒有戰鬥階段',
    en: 'At this table the first turn has no battle phase',
  },
  'rule.SH-5.1': {
    ja: '召喚できるのはキャラクターだけ',
    'zh-Hant': '只有角色可以召喚',
    en: 'Only characters are summoned',
  },
  'rule.SH-5.2': {
    ja: '場にはすでに3体いる',
    'zh-Hant': '場上已有三名角色',
    en: 'Three characters are already on your field',
  },
  'rule.SH-5.8': {
    ja: '召喚されたターンには攻撃できない',
    'zh-Hant': '召喚的當回合不能攻擊',
    en: 'It cannot attack in the turn it was summoned',
  },
  'rule.SH-6.1': { ja: '神蹟ではない', 'zh-Hant': '不是神蹟', en: 'This is not a miracle' },
  'rule.SH-7.1': { ja: '神域は1ターンに1枚', 'zh-Hant': '每回合只能展開一張神域', en: 'One domain a turn' },
  'rule.SH-7.2': {
    ja: '最初の神域は自分の場に置く',
    'zh-Hant': '首張神域只能放在己方場地',
    en: 'Your first domain goes to your own field',
  },
  'rule.SH-7.4': {
    ja: '自分の場にある相手の神域を先に片付けなければならない',
    'zh-Hant': '必須先處理己方場地上的敵方神域',
    en: "Deal with the opponent's domain on your field first",
  },
  'rule.SH-7.5': {
    ja: '延伸には自分の場の神域と同名のカードが必要',
    'zh-Hant': '延伸必須使用同名神域卡',
    en: 'Extending needs the name of your own domain',
  },
  'rule.SH-7.6': {
    ja: '神域を攻撃できるのは破域を持つキャラクターだけ',
    'zh-Hant': '只有具破域的角色能攻擊神域',
    en: 'Only a character with Breaker can attack a domain',
  },
  'rule.SH-8.1': {
    ja: 'それは攻撃できない：神を攻撃できるのは場が空になってから',
    'zh-Hant': '不能攻擊該目標：清空對手角色後才能攻擊神明',
    en: 'That cannot be attacked; the deity only once it has no characters',
  },
  'rule.SH-8.2': { ja: '前衛が攻撃を阻む', 'zh-Hant': '前衛會阻擋攻擊', en: 'A front character blocks the attack' },
  'rule.SH-8.6': {
    ja: 'このターンはもう攻撃した',
    'zh-Hant': '本回合已經攻擊過',
    en: 'It has already attacked this turn',
  },
  'rule.SH-8.7': {
    ja: '守護を持つキャラクターに保護されている',
    'zh-Hant': '該角色受到守護的保護',
    en: 'A character with Guard protects it',
  },
  'rule.SH-8.8': {
    ja: 'より優先度の高い保護が働いている',
    'zh-Hant': '優先級更高的保護正在生效',
    en: 'A protection of higher priority applies',
  },
  'rule.SH-8.9': {
    ja: '隠密を持たない味方がいる間、隠密のキャラクターは攻撃できない',
    'zh-Hant': '場上有不具隱身的角色時，不能攻擊隱身的角色',
    en: 'A character with Veil cannot be attacked while one without Veil is on its field',
  },
  'rule.text': {
    ja: 'カードのテキストにより、今はできない',
    'zh-Hant': '卡片的文字不允許這樣做',
    en: "A card's text does not allow this now",
  },
};
