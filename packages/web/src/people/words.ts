import type { Words } from '@taisen/kernel';

export const PEOPLE = {
  players: { ja: 'プレイヤー', 'zh-Hant': '玩家', en: 'Players' },
  best: { ja: 'ランキング', 'zh-Hant': '排行榜', en: 'Leaderboard' },
  allTime: { ja: '全期間', 'zh-Hant': '全部期間', en: 'All time' },
  season: { ja: 'シーズン', 'zh-Hant': '賽季', en: 'Season' },
  nobody: {
    ja: 'まだレート戦がありません。最初の一人になりませんか。',
    'zh-Hant': '還沒有積分賽，來當第一位吧。',
    en: 'Nobody has played a rated game yet. Be the first.',
  },
  rank: { ja: '順位', 'zh-Hant': '名次', en: 'Rank' },
  player: { ja: 'プレイヤー', 'zh-Hant': '玩家', en: 'Player' },
  rating: { ja: 'レーティング', 'zh-Hant': '積分', en: 'Rating' },
  wins: { ja: '勝利', 'zh-Hant': '勝場', en: 'Won' },
  winsOf: { ja: '{n}戦{won}勝', 'zh-Hant': '{n}場{won}勝', en: '{won} of {n}' },
  provisional: { ja: '暫定', 'zh-Hant': '暫定', en: 'provisional' },
  provisionalWhy: {
    ja: '対戦数が少ないうちは「暫定」です。±はレーティングの不確かさを表します。',
    'zh-Hant': '對戰數太少時為「暫定」。± 表示積分的不確定範圍。',
    en: 'With few games a rating is provisional. ± says how uncertain it is.',
  },
  farming: {
    ja: 'レート戦の相手は選べません。ゲストとの対戦や、同じ二人の1日3戦を超える対戦はレーティングに反映されません。',
    'zh-Hant': '積分賽無法選擇對手。訪客不能參加，同兩位玩家每天只計算三場。',
    en: 'Nobody chooses the opponent of a rated game. Guests play none, and of the same two players three games a day count.',
  },
  playRated: { ja: 'レート戦をする', 'zh-Hant': '進行積分賽', en: 'Play a rated game' },
  since: { ja: '{when}から', 'zh-Hant': '{when}加入', en: 'Here since {when}' },
  record: {
    ja: '{won}勝 {lost}敗 {drawn}分',
    'zh-Hant': '{won}勝 {lost}敗 {drawn}平',
    en: '{won} won, {lost} lost, {drawn} drawn',
  },
  games: { ja: '対戦成績', 'zh-Hant': '對戰紀錄', en: 'Games' },
  favourites: { ja: 'よく使うデッキ：{names}', 'zh-Hant': '常用牌組：{names}', en: 'Favourite decks: {names}' },
  against: { ja: 'あなたとの対戦', 'zh-Hant': '與你的對戰', en: 'Against you' },
  graph: {
    ja: 'レーティングの推移：{from}から{to}',
    'zh-Hant': '積分變化：從{from}到{to}',
    en: 'Rating from {from} to {to}',
  },
  hidden: {
    ja: 'このプロフィールは非公開です。あなたにだけ見えています。',
    'zh-Hant': '這份個人檔案已隱藏，只有你看得到。',
    en: 'This profile is hidden. Only you see it.',
  },
  hide: { ja: '非公開にする', 'zh-Hant': '隱藏', en: 'Hide' },
  show: { ja: '公開する', 'zh-Hant': '公開', en: 'Show to everybody' },
  hideAbout: {
    ja: '非公開にすると、ランキングにも載りません。',
    'zh-Hant': '隱藏後也不會出現在排行榜上。',
    en: 'A hidden profile is not on the leaderboards either.',
  },
  noProfile: {
    ja: 'このプロフィールはないか、非公開です。',
    'zh-Hant': '沒有這份個人檔案，或已被隱藏。',
    en: 'There is no such profile, or it is hidden.',
  },
  none: { ja: 'まだ対戦がありません。', 'zh-Hant': '還沒有對戰。', en: 'No games yet.' },
} as const satisfies Record<string, Words>;
