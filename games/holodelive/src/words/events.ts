/** Lines of the log. */
import type { Words } from '@taisen/kernel';

export const eventWords: Record<string, Words> = {
  'event.coin': { ja: 'コイントス：{seat}の先攻', 'zh-Hant': '擲硬幣：{seat}先攻', en: 'Coin toss: {seat} first' },
  'event.turn-start': { ja: '{seat}のターン', 'zh-Hant': '{seat}的回合', en: '{seat} to play' },
  'event.drawn': { ja: '{seat}：{amount}枚ドロー', 'zh-Hant': '{seat}：抽{amount}張', en: '{seat}: drew {amount}' },
  'event.renewed': {
    ja: '除外されたカードで新しいデッキを作った',
    'zh-Hant': '以離開遊戲的牌組成新的牌庫',
    en: 'The cards out of the game are shuffled into a new deck',
  },
  'event.played': {
    ja: '{seat}：《{card}》をプレイ',
    'zh-Hant': '{seat}：打出《{card}》',
    en: '{seat}: {card} takes the stage',
  },
  'event.hid': {
    ja: '{seat}：楽屋にゲストが入った',
    'zh-Hant': '{seat}：一位嘉賓進入後台',
    en: '{seat}: a guest slips into the backstage',
  },
  'event.guest-opened': {
    ja: '{seat}：《{card}》をオープン',
    'zh-Hant': '{seat}：翻開《{card}》',
    en: '{seat}: opens {card}',
  },
  'event.resolves': { ja: '《{card}》のスキル', 'zh-Hant': '《{card}》的技能', en: '{card}: skill' },
  'event.copied': {
    ja: '《{card}》が《{target}》のスキルを使う',
    'zh-Hant': '《{card}》使用《{target}》的技能',
    en: '{card} uses the skill of {target}',
  },
  'event.sent-home': {
    ja: '{seat}の《{card}》が自宅に送られた',
    'zh-Hant': '{seat}的《{card}》被送回自宅',
    en: '{seat}: {card} is sent Home',
  },
  'event.discarded': {
    ja: '{seat}：《{card}》を自宅に送った',
    'zh-Hant': '{seat}：將《{card}》送回自宅',
    en: '{seat}: {card} goes Home',
  },
  'event.said': { ja: '{seat}：{how}', 'zh-Hant': '{seat}：{how}', en: '{seat}: {how}' },
  'event.die': {
    ja: '{seat}のサイコロ：{amount}',
    'zh-Hant': '{seat}擲出{amount}點',
    en: '{seat}: the die shows {amount}',
  },
  'event.ready': { ja: '{seat}：ライブ準備完了', 'zh-Hant': '{seat}：演出準備完成', en: '{seat}: live-ready' },
  'event.unready': {
    ja: '{seat}：ライブ準備が解けた',
    'zh-Hant': '{seat}：不再處於演出準備狀態',
    en: '{seat}: no longer live-ready',
  },
  'event.live': { ja: '{seat}のライブ開演！', 'zh-Hant': '{seat}的演出開始！', en: '{seat}: the live begins!' },
  'event.showdown': {
    ja: 'ショウダウン、{seat}：{how}',
    'zh-Hant': '對決，{seat}：{how}',
    en: 'Showdown, {seat}: {how}',
  },
  'event.round-won': {
    ja: '第{amount}ラウンド：{seat}の勝ち',
    'zh-Hant': '第{amount}局：{seat}獲勝',
    en: 'Round {amount}: won by {seat}',
  },

  'scene.live': { ja: 'LIVE!', 'zh-Hant': 'LIVE!', en: 'LIVE!' },
  'scene.showdown': { ja: 'ショウダウン', 'zh-Hant': '對決', en: 'Showdown' },
  'how.rock': { ja: 'グー', 'zh-Hant': '石頭', en: 'rock' },
  'how.scissors': { ja: 'チョキ', 'zh-Hant': '剪刀', en: 'scissors' },
  'how.paper': { ja: 'パー', 'zh-Hant': '布', en: 'paper' },
  'how.share': { ja: '分ける', 'zh-Hant': '分享', en: 'share' },
  'how.grab': { ja: 'ひとりじめ', 'zh-Hant': '獨吞', en: 'grab' },
  'how.miracle': { ja: 'ミラクル', 'zh-Hant': '奇蹟', en: 'Miracle' },
  'how.trio': { ja: 'トリオ', 'zh-Hant': '三人組', en: 'Trio' },
  'how.flash': { ja: 'フラッシュ', 'zh-Hant': '同花', en: 'Flash' },
  'how.duo': { ja: 'デュオ', 'zh-Hant': '雙人', en: 'Duo' },
  'how.casual': { ja: 'カジュアル', 'zh-Hant': '休閒', en: 'Casual' },
  // How a game ended, after "won on turn 12".
  'end.showdown': { ja: 'ショウダウン', 'zh-Hant': '對決', en: 'in a showdown' },
  'end.live': { ja: 'ライブ', 'zh-Hant': '演出', en: 'with a live' },
  'end.HL-1.2': {
    ja: 'ターン上限での勝ち数の差',
    'zh-Hant': '回合上限時的勝局差距',
    en: 'on rounds at the turn limit',
  },
};
