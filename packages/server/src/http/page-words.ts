/** What a link to a page says of it, e.g. in a chat or in the results of a search. */
import type { Words } from '@taisen/kernel';

export const PAGE = {
  site: { ja: 'Taisen 対戦', 'zh-Hant': 'Taisen 對戰', en: 'Taisen 対戦' },
  home: {
    ja: 'ふたりで遊ぶカードゲームを、ひとつの場所で。ボットとも、友だちとも、登録なしですぐに遊べます。',
    'zh-Hant': '雙人卡牌遊戲，盡在一處。與電腦或朋友對戰，免註冊，馬上開始。',
    en: 'Card games for two in one place. Play a bot or a friend at once, without an account.',
  },
  cards: { ja: 'カード一覧', 'zh-Hant': '卡牌一覽', en: 'Cards' },
  decks: { ja: 'デッキ', 'zh-Hant': '牌組', en: 'Decks' },
  deck: { ja: 'デッキ：{name}', 'zh-Hant': '牌組：{name}', en: 'Deck: {name}' },
  sharedDeck: {
    ja: '共有されたデッキ（{n}枚）',
    'zh-Hant': '分享的牌組（{n}張）',
    en: 'A shared deck of {n} cards',
  },
  person: { ja: 'プレイヤー：{name}', 'zh-Hant': '玩家：{name}', en: 'Player: {name}' },
  rules: { ja: 'ルール', 'zh-Hant': '規則', en: 'Rules' },
  quick: { ja: 'クイックドラフト', 'zh-Hant': '快速輪抽', en: 'Quick draft' },
  sealed: { ja: 'シールド戦', 'zh-Hant': '現開賽', en: 'Sealed' },
  invitation: {
    ja: '{name}が対戦を待っています。',
    'zh-Hant': '{name}正在等你對戰。',
    en: '{name} is waiting for you.',
  },
  table: { ja: '{one} 対 {two}', 'zh-Hant': '{one} 對 {two}', en: '{one} against {two}' },
  replay: { ja: 'リプレイ：{one} 対 {two}', 'zh-Hant': '重播：{one} 對 {two}', en: 'Replay: {one} against {two}' },
  guest: { ja: 'ゲスト{n}', 'zh-Hant': '訪客{n}', en: 'Guest {n}' },
  won: { ja: '{name}の勝ち', 'zh-Hant': '{name}獲勝', en: '{name} won' },
  drawn: { ja: '引き分け', 'zh-Hant': '平手', en: 'A draw' },
} as const satisfies Record<string, Words>;
