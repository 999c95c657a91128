/** Texts of the end of a game. */
import type { Words } from '@taisen/kernel';

export const OUTCOME = {
  won: { ja: '{n}ターン目に勝利！', 'zh-Hant': '第{n}回合獲勝！', en: 'You won on turn {n}' },
  wonHow: { ja: '{n}ターン目、{how}で勝利！', 'zh-Hant': '第{n}回合以{how}獲勝！', en: 'You won on turn {n} {how}' },
  lost: { ja: '{n}ターン目に敗北', 'zh-Hant': '第{n}回合落敗', en: 'You lost on turn {n}' },
  lostHow: { ja: '{n}ターン目、{how}で敗北', 'zh-Hant': '第{n}回合敗於{how}', en: 'You lost on turn {n} {how}' },
  drawn: { ja: '{n}ターン目に引き分け', 'zh-Hant': '第{n}回合平手', en: 'A draw on turn {n}' },
  wonBy: { ja: '{n}ターン目、{name}の勝ち', 'zh-Hant': '第{n}回合{name}獲勝', en: '{name} won on turn {n}' },
  wonByHow: {
    ja: '{n}ターン目、{name}が{how}で勝利',
    'zh-Hant': '第{n}回合{name}以{how}獲勝',
    en: '{name} won on turn {n} {how}',
  },
  youConceded: { ja: '{n}ターン目に投了', 'zh-Hant': '第{n}回合投降', en: 'You conceded on turn {n}' },
  theyConceded: {
    ja: '{n}ターン目、相手の投了で勝利！',
    'zh-Hant': '第{n}回合對手投降，獲勝！',
    en: 'You won on turn {n}: your opponent conceded',
  },
  yoursAndTheirs: {
    ja: 'あなた {mine}、相手 {theirs}',
    'zh-Hant': '你 {mine}，對手 {theirs}',
    en: 'You {mine}, opponent {theirs}',
  },
  cardsPlayed: { ja: '使ったカード', 'zh-Hant': '使用的卡', en: 'Cards played' },
  hardestHit: { ja: '最大の一撃', 'zh-Hant': '最重一擊', en: 'Hardest hit' },
  turns: { ja: 'ターン', 'zh-Hant': '回合', en: 'Turns' },
  turning: {
    ja: '{n}ターン目が分かれ目。リプレイで見る',
    'zh-Hant': '第{n}回合是轉捩點，看重播',
    en: 'It turned on turn {n}: watch it',
  },
  more: { ja: 'ほかの選択肢', 'zh-Hant': '更多', en: 'More' },
  nextBot: { ja: '次は「{name}」と対戦', 'zh-Hant': '下一位對手：{name}', en: 'Play {name} next' },
  easierBot: { ja: '「{name}」と対戦する', 'zh-Hant': '改與{name}對戰', en: 'Play {name} instead' },
  choose: { ja: '相手とデッキを選ぶ', 'zh-Hant': '選擇對手與牌組', en: 'Choose opponent and deck' },
  tryAgain: { ja: 'もう一度挑戦', 'zh-Hant': '再挑戰一次', en: 'Try again' },
  backToLessons: { ja: 'レッスン一覧へ', 'zh-Hant': '回到課程', en: 'Back to the lessons' },
} as const satisfies Record<string, Words>;
