/** Texts of the home page. */
import type { Words } from '@taisen/kernel';

export const HOME = {
  goOn: { ja: '続きから', 'zh-Hant': '繼續對戰', en: 'Continue' },
  goOnWith: { ja: '{game}の続き', 'zh-Hant': '繼續{game}', en: 'Continue {game}' },
  waitingForFriend: {
    ja: '{game}：友だちを待っています',
    'zh-Hant': '{game}：等待朋友加入',
    en: '{game}: waiting for your friend',
  },
  atTheTable: {
    ja: '{game}：相手がテーブルで待っています',
    'zh-Hant': '{game}：對手正在牌桌等你',
    en: '{game}: your opponent is at the table',
  },
  account: { ja: 'アカウント', 'zh-Hant': '帳號', en: 'Account' },
  newHere: {
    ja: 'はじめての方は{game}から。{n}分で一戦遊べます。',
    'zh-Hant': '第一次來？從{game}開始，{n}分鐘一場。',
    en: 'New here? Start with {game}: a game takes {n} minutes.',
  },
  startHere: { ja: 'ここから始める', 'zh-Hant': '從這裡開始', en: 'Start here' },
  minutes: { ja: '約{n}分', 'zh-Hant': '約{n}分鐘', en: '{n} min' },
  weight1: { ja: 'やさしい', 'zh-Hant': '簡單', en: 'easy to learn' },
  weight2: { ja: 'ほどほど', 'zh-Hant': '適中', en: 'some rules' },
  weight3: { ja: '奥が深い', 'zh-Hant': '有深度', en: 'many rules' },
  lessons: { ja: 'レッスン {n}/{all}', 'zh-Hant': '課程 {n}/{all}', en: 'Lessons {n}/{all}' },
  beaten: { ja: '勝った相手 {n}/{all}', 'zh-Hant': '擊敗對手 {n}/{all}', en: 'Opponents beaten {n}/{all}' },
  streak: { ja: '{n}連勝中', 'zh-Hant': '{n}連勝', en: '{n} wins in a row' },
  daily: { ja: '今日の一問', 'zh-Hant': '今日一題', en: 'Daily challenge' },
  dailyNamed: { ja: '{game}：今日の一問', 'zh-Hant': '{game}：今日一題', en: 'Daily challenge of {game}' },
  dailyDone: { ja: '今日の一問 ✓', 'zh-Hant': '今日一題 ✓', en: 'Daily challenge ✓' },
} as const satisfies Record<string, Words>;
