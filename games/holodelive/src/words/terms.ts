/** Names of zones, public facts, icons and suits. */
import type { Words } from '@taisen/kernel';
import { ICONS, type Icon, SUITS, type Suit } from '../card.ts';

const ICON_NAMES: Record<Icon, Words> = {
  SEISO: { ja: '清楚', 'zh-Hant': '清純', en: 'Seiso' },
  CHARISMA: { ja: 'カリスマ', 'zh-Hant': '魅力', en: 'Charisma' },
  OTAKU: { ja: 'オタク', 'zh-Hant': '御宅', en: 'Otaku' },
  VOCAL: { ja: 'ボーカル', 'zh-Hant': '歌唱', en: 'Vocal' },
  ENJOY: { ja: 'エンジョイ', 'zh-Hant': '享樂', en: 'Enjoy' },
  REACTION: { ja: 'リアクション', 'zh-Hant': '反應', en: 'Reaction' },
  DUELIST: { ja: 'デュエリスト', 'zh-Hant': '決鬥者', en: 'Duelist' },
  KUSOGAKI: { ja: 'クソガキ', 'zh-Hant': '屁孩', en: 'Brat' },
  INTEL: { ja: 'インテリ', 'zh-Hant': '知性', en: 'Intel' },
  SEXY: { ja: 'セクシー', 'zh-Hant': '性感', en: 'Sexy' },
  ALCOHOL: { ja: 'アルコール', 'zh-Hant': '酒豪', en: 'Alcohol' },
  TRICKSTER: { ja: 'トリックスター', 'zh-Hant': '搗蛋鬼', en: 'Trickster' },
};

const SUIT_NAMES: Record<Suit, Words> = {
  LOVELY: { ja: 'ラブリー', 'zh-Hant': '可愛', en: 'Lovely' },
  COOL: { ja: 'クール', 'zh-Hant': '酷', en: 'Cool' },
  HOT: { ja: 'ホット', 'zh-Hant': '熱', en: 'Hot' },
  ENGLISH: { ja: 'イングリッシュ', 'zh-Hant': '英語', en: 'English' },
  INDONESIA: { ja: 'インドネシア', 'zh-Hant': '印尼', en: 'Indonesia' },
  STAFF: { ja: 'スタッフ', 'zh-Hant': '工作人員', en: 'Staff' },
};

export const termWords: Record<string, Words> = {
  'effect.icons': { ja: 'アイコン追加', 'zh-Hant': '追加圖示', en: 'More icons' },
  'effect.suits': { ja: 'スート追加', 'zh-Hant': '追加花色', en: 'More suits' },
  'effect.silenced': { ja: 'アイコンなし', 'zh-Hant': '失去圖示', en: 'Its icons do not count' },
  'effect.stageClosed': {
    ja: 'ステージに出せない',
    'zh-Hant': '不能登上舞台',
    en: 'Cannot play cards to the stage',
  },
  'keyword.home': { ja: '自宅', 'zh-Hant': '自宅', en: 'Home' },
  'keyword.home.rule': {
    ja: '2人で共有する、スキルで送られたカードの置き場。ターン終了時に5枚を超えていれば、古い順にゲームから除外される（HL-2.4、HL-2.5）。',
    'zh-Hant': '雙方共用，放置被技能送走的牌。回合結束時若超過5張，從最早的開始離開遊戲（HL-2.4、HL-2.5）。',
    en: 'Shared by both players: where skills send cards. With more than 5 at the end of a turn, the oldest leave the game (HL-2.4, HL-2.5).',
  },
  'keyword.guest': { ja: 'ゲスト', 'zh-Hant': '嘉賓', en: 'guest' },
  'keyword.guest.rule': {
    ja: '裏向きのカード。そう書かれたスキルでなければ選べない（HL-2.2）。',
    'zh-Hant': '背面朝上的牌。除非技能寫明，否則不能選擇它（HL-2.2）。',
    en: 'A face-down card. Skills cannot pick it unless they say so (HL-2.2).',
  },
  'keyword.showdown': { ja: 'ショウダウン', 'zh-Hant': '對決', en: 'showdown' },
  'keyword.showdown.rule': {
    ja: '両者がライブ準備状態の時のライブ。ランクの高い方がラウンドに勝つ（HL-5.2）。',
    'zh-Hant': '雙方都在演出準備狀態時的演出。等級較高的一方贏得該局（HL-5.2）。',
    en: 'A live while both players are live-ready: the higher rank wins the round (HL-5.2).',
  },
  ...Object.fromEntries(ICONS.flatMap((icon) => both('icon', icon, ICON_NAMES[icon]))),
  ...Object.fromEntries(SUITS.flatMap((suit) => both('suit', suit, SUIT_NAMES[suit]))),

  'card.hidden': { ja: 'カード', 'zh-Hant': '一張牌', en: 'a card' },
  'zone.hand': { ja: '手札', 'zh-Hant': '手牌', en: 'hand' },
  'zone.deck': { ja: 'デッキ', 'zh-Hant': '牌庫', en: 'deck' },
  'zone.home': { ja: '自宅', 'zh-Hant': '自宅', en: 'Home' },
  'zone.gone': { ja: '除外', 'zh-Hant': '離開遊戲', en: 'out of the game' },
  'zone.stage': { ja: 'ステージ', 'zh-Hant': '舞台', en: 'stage' },
  'zone.backstage': { ja: '楽屋', 'zh-Hant': '後台', en: 'backstage' },

  'table.phase': { ja: 'フェーズ', 'zh-Hant': '階段', en: 'Phase' },
  'table.round': { ja: 'ラウンド', 'zh-Hant': '局', en: 'Round' },
  'table.wins': { ja: 'ラウンド勝利数', 'zh-Hant': '勝局', en: 'Rounds won' },
  'table.rank': { ja: '今のランク', 'zh-Hant': '目前等級', en: 'Rank now' },
  'table.ready': { ja: 'ライブ準備', 'zh-Hant': '演出準備', en: 'Live-ready' },
  'table.played': { ja: 'このターンのプレイ', 'zh-Hant': '本回合已打牌', en: 'Card played this turn' },
  'table.ranks': { ja: '見えているユニットのランク', 'zh-Hant': '已公開團體的等級', en: 'Rank showing' },
  'phase.action': { ja: 'アクションフェーズ', 'zh-Hant': '行動階段', en: 'Action phase' },
  'phase.play': { ja: 'プレイフェーズ', 'zh-Hant': '打牌階段', en: 'Play phase' },

  'skill.play': { ja: 'プレイスキル', 'zh-Hant': '登場技能', en: 'Play skill' },
  'skill.action': { ja: 'アクションスキル', 'zh-Hant': '行動技能', en: 'Action skill' },
  'skill.passive': { ja: '常時スキル', 'zh-Hant': '常駐技能', en: 'Passive skill' },
  'term.guest': { ja: 'ゲスト', 'zh-Hant': '嘉賓', en: 'guest' },
  'term.unit': { ja: 'ユニット', 'zh-Hant': '團體', en: 'unit' },
};

/** The same name for the card and for the option. */
function both(what: 'icon' | 'suit', key: Icon | Suit, name: Words): [string, Words][] {
  return [
    [`${what}.${key}`, name],
    [`option.${key}`, name],
  ];
}
