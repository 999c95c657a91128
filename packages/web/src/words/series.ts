/** Texts of a series of games. */
import type { Words } from '@taisen/kernel';

export const SERIES = {
  length: { ja: '試合数', 'zh-Hant': '局數', en: 'Length' },
  one: { ja: '1本勝負', 'zh-Hant': '一局定勝負', en: 'One game' },
  three: { ja: '3本勝負', 'zh-Hant': '三戰兩勝', en: 'Best of three' },
  about: {
    ja: '先に2勝した方の勝ちです。デッキは変えず、先攻は1戦ごとに入れ替わります。引き分けは数えません。',
    'zh-Hant': '先贏兩局者獲勝。牌組不換，先攻每局輪替，平手不計。',
    en: 'Whoever wins two games first. Same decks, the other player starts the next game, draws do not count.',
  },
  won: { ja: '{of}勝先取で{n}勝', 'zh-Hant': '已勝{n}局（先勝{of}局）', en: '{n} won of the {of} needed' },
  score: {
    ja: '3本勝負：あなた {mine} 対 {theirs} {name}',
    'zh-Hant': '三戰兩勝：你 {mine} 比 {theirs} {name}',
    en: 'Best of three: you {mine}, {name} {theirs}',
  },
  scoreOf: {
    ja: '3本勝負：{one} {mine} 対 {theirs} {two}',
    'zh-Hant': '三戰兩勝：{one} {mine} 比 {theirs} {two}',
    en: 'Best of three: {one} {mine}, {two} {theirs}',
  },
  youTook: {
    ja: '3本勝負を制しました！（{mine}対{theirs}）',
    'zh-Hant': '你贏得三戰兩勝！（{mine}比{theirs}）',
    en: 'You win the series {mine} to {theirs}!',
  },
  theyTook: {
    ja: '3本勝負は{name}の勝ち（{theirs}対{mine}）',
    'zh-Hant': '{name}贏得三戰兩勝（{theirs}比{mine}）',
    en: '{name} wins the series {theirs} to {mine}.',
  },
  next: { ja: '次の試合へ', 'zh-Hant': '下一局', en: 'Next game' },
} as const satisfies Record<string, Words>;
