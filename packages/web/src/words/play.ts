/** Texts for setting up a match. */
import type { Words } from '@taisen/kernel';

export const PLAY = {
  againstBot: { ja: 'ボットと対戦', 'zh-Hant': '與電腦對戰', en: 'Play a bot' },
  hotSeat: { ja: 'この端末で二人対戦', 'zh-Hant': '同一裝置雙人對戰', en: 'Two players, one device' },
  opponent: { ja: '対戦相手', 'zh-Hant': '對手', en: 'Opponent' },
  beaten: { ja: '勝利済み', 'zh-Hant': '已擊敗', en: 'beaten' },
  anyDeck: { ja: 'おまかせ', 'zh-Hant': '隨機', en: 'Any deck' },
  moreChoices: { ja: '相手のデッキとハウスルール', 'zh-Hant': '對手的牌組與自訂規則', en: 'Their deck, house rules' },
  yourDeck: { ja: 'あなたのデッキ', 'zh-Hant': '你的牌組', en: 'Your deck' },
  theirDeck: { ja: '相手のデッキ', 'zh-Hant': '對手的牌組', en: 'Their deck' },
  deckOf: { ja: 'プレイヤー{n}のデッキ', 'zh-Hant': '玩家{n}的牌組', en: 'Deck of player {n}' },
  ownDeck: { ja: '自分で組んだデッキ', 'zh-Hant': '自己組的牌組', en: 'A deck of your own' },
  houseRules: { ja: 'ハウスルール', 'zh-Hant': '自訂規則', en: 'House rules' },
  modes: { ja: 'モード', 'zh-Hant': '模式', en: 'Mode' },
  usualRules: { ja: '通常', 'zh-Hant': '一般', en: 'Usual' },
  usualRulesAbout: { ja: '作者のルールどおり。', 'zh-Hant': '依作者的規則。', en: "The author's rules." },
  withDecks: { ja: 'デッキで対戦', 'zh-Hant': '用牌組對戰', en: 'With decks' },
  withDecksAbout: {
    ja: '構築済みか、自分のデッキで。',
    'zh-Hant': '使用預組，或自己的牌組。',
    en: 'Ready ones, or your own.',
  },
  fairStart: {
    ja: '先攻と後攻を公平にする（レート戦と同じ）',
    'zh-Hant': '讓先後攻公平（與積分對戰相同）',
    en: 'A fair start for both, as in rated games',
  },
  begin: { ja: '対戦を始める', 'zh-Hant': '開始對戰', en: 'Begin' },
  yes: { ja: 'はい', 'zh-Hant': '是', en: 'yes' },
  no: { ja: 'いいえ', 'zh-Hant': '否', en: 'no' },
} as const satisfies Record<string, Words>;
