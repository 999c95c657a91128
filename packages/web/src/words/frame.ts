/** Texts that are on every screen. */
import type { Words } from '@taisen/kernel';

export const FRAME = {
  versus: { ja: '対戦', 'zh-Hant': '對戰', en: '対戦' },
  home: { ja: 'ホーム', 'zh-Hant': '首頁', en: 'Home' },
  tagline: {
    ja: 'ふたりで遊ぶカードゲームを、ひとつの場所で。',
    'zh-Hant': '雙人卡牌遊戲，盡在一處。',
    en: 'Card games for two, in one place.',
  },
  play: { ja: '遊ぶ', 'zh-Hant': '開始遊戲', en: 'Play' },
  more: { ja: 'くわしく', 'zh-Hant': '更多', en: 'More' },
  playNamed: { ja: '{game}を遊ぶ', 'zh-Hant': '開始遊戲：{game}', en: 'Play {game}' },
  moreNamed: { ja: '{game}をくわしく', 'zh-Hant': '更多關於{game}', en: 'More about {game}' },
  overview: { ja: '遊ぶ', 'zh-Hant': '遊玩', en: 'Play' },
  cards: { ja: 'カード', 'zh-Hant': '卡牌', en: 'Cards' },
  decks: { ja: 'デッキ', 'zh-Hant': '牌組', en: 'Decks' },
  rules: { ja: 'ルール', 'zh-Hant': '規則', en: 'Rules' },
  authors: { ja: '作者向け', 'zh-Hant': '作者專頁', en: 'For authors' },
  lab: { ja: 'ラボ', 'zh-Hant': '實驗室', en: 'Lab' },
  settings: { ja: '設定', 'zh-Hant': '設定', en: 'Settings' },
  language: { ja: '言語', 'zh-Hant': '語言', en: 'Language' },
  theme: { ja: '配色', 'zh-Hant': '配色', en: 'Theme' },
  system: { ja: 'システムに合わせる', 'zh-Hant': '跟隨系統', en: 'System' },
  light: { ja: 'ライト', 'zh-Hant': '淺色', en: 'Light' },
  dark: { ja: 'ダーク', 'zh-Hant': '深色', en: 'Dark' },
  loading: { ja: '読み込み中…', 'zh-Hant': '載入中…', en: 'Loading…' },
  notFound: { ja: 'ここには何もありません', 'zh-Hant': '這裡什麼都沒有', en: 'There is nothing here' },
  notFoundWhy: {
    ja: 'リンクが古いか、アドレスが間違っているようです。',
    'zh-Hant': '連結可能已失效，或網址有誤。',
    en: 'The link is old, or its address has a slip in it.',
  },
  toGames: { ja: 'ゲームを選ぶ', 'zh-Hant': '選擇遊戲', en: 'Choose a game' },
  failed: {
    ja: '読み込めませんでした。もう一度試してください。',
    'zh-Hant': '無法載入，請再試一次。',
    en: 'This could not be loaded. Please try again.',
  },
  again: { ja: 'もう一度', 'zh-Hant': '重試', en: 'Try again' },
  close: { ja: '閉じる', 'zh-Hant': '關閉', en: 'Close' },
  skip: { ja: '本文へ', 'zh-Hant': '跳至內容', en: 'Skip to content' },
  sections: { ja: 'メニュー', 'zh-Hant': '選單', en: 'Sections' },
} as const satisfies Record<string, Words>;

/** The name of each language in that language. */
export const LANGUAGE_NAMES = { ja: '日本語', 'zh-Hant': '繁體中文', en: 'English' } as const;
export const LANGUAGE_SHORT = { ja: '日', 'zh-Hant': '繁', en: 'EN' } as const;
