/** The entries of a game's page. */
import type { Words } from '@taisen/kernel';

export const ENTRIES = {
  continue: {
    name: { ja: '続きから', 'zh-Hant': '繼續對戰', en: 'Continue' },
    about: { ja: '途中の対戦に戻る。', 'zh-Hant': '回到未完的對戰。', en: 'Go on where you left off.' },
  },
  bot: {
    name: { ja: 'ボットと対戦', 'zh-Hant': '與電腦對戰', en: 'Play a bot' },
    about: {
      ja: '強さを選んで始める。',
      'zh-Hant': '選擇強度後開始。',
      en: 'Choose how strong it is.',
    },
  },
  friend: {
    name: { ja: '友だちと対戦', 'zh-Hant': '與朋友對戰', en: 'Play a friend' },
    about: { ja: 'リンクを送って招待する。', 'zh-Hant': '傳送連結邀請對方。', en: 'Send a link.' },
  },
  quick: {
    name: { ja: 'クイックマッチ', 'zh-Hant': '快速配對', en: 'Quick match' },
    about: { ja: '対戦相手を探す。', 'zh-Hant': '尋找對手。', en: 'Find somebody who wants to play now.' },
  },
  device: {
    name: { ja: '1台でふたり対戦', 'zh-Hant': '同一裝置雙人對戰', en: 'Same device' },
    about: { ja: '画面を渡し合って遊ぶ。', 'zh-Hant': '輪流傳遞裝置遊玩。', en: 'Two players pass one screen.' },
  },
  daily: {
    name: { ja: '今日の一問', 'zh-Hant': '今日一題', en: 'Daily challenge' },
    about: {
      ja: 'このターンで勝てるか。毎日一問。',
      'zh-Hant': '這回合能贏嗎？每天一題。',
      en: 'Can you win this turn? A new one every day.',
    },
  },
  learn: {
    name: { ja: '遊び方', 'zh-Hant': '學習玩法', en: 'Learn' },
    about: { ja: '手を動かしながら覚える。', 'zh-Hant': '邊玩邊學。', en: 'The rules, hands on.' },
  },
  decks: {
    name: { ja: 'デッキ', 'zh-Hant': '牌組', en: 'Decks' },
    about: {
      ja: '構築済みを使う、自分で組む。',
      'zh-Hant': '使用預組，或自行組牌。',
      en: 'Take a ready one or build your own.',
    },
  },
  cards: {
    name: { ja: 'カード一覧', 'zh-Hant': '卡牌一覽', en: 'Cards' },
    about: { ja: '全{n}種。', 'zh-Hant': '共{n}種。', en: '{n} in all.' },
  },
  rules: {
    name: { ja: 'ルールブック', 'zh-Hant': '規則書', en: 'Rule book' },
    about: { ja: 'すべての規則に番号がある。', 'zh-Hant': '每條規則都有編號。', en: 'Every rule, with its number.' },
  },
  players: {
    name: { ja: 'ランキング', 'zh-Hant': '排行榜', en: 'Leaderboard' },
    about: {
      ja: 'レート戦の順位、月ごとのシーズン。',
      'zh-Hant': '積分賽排名與每月賽季。',
      en: 'Ratings, and a season every month.',
    },
  },
  replays: {
    name: { ja: '自分の対戦', 'zh-Hant': '我的對戰', en: 'Your games' },
    about: {
      ja: '途中の対戦、終わった対戦、リプレイ。',
      'zh-Hant': '進行中與已結束的對戰、重播。',
      en: 'Running and finished ones, with replays.',
    },
  },
} as const satisfies Record<string, { readonly name: Words; readonly about: Words }>;
export type EntryName = keyof typeof ENTRIES;

export const PLAY_HEADING: Words = { ja: '対戦する', 'zh-Hant': '對戰', en: 'Play' };
export const MODES_HEADING: Words = { ja: 'いろいろなモード', 'zh-Hant': '更多模式', en: 'Modes' };
export const KNOW_HEADING: Words = { ja: '知る・組む', 'zh-Hant': '認識與組牌', en: 'Learn and build' };
