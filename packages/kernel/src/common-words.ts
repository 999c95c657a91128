import type { Words } from './words.ts';

/** Words that every game uses. A game's own `words` come first where it says something differently. */
export const COMMON_WORDS: Readonly<Record<string, Words>> = {
  'seat.you': { ja: 'あなた', 'zh-Hant': '你', en: 'You' },
  'seat.opponent': { ja: '相手', 'zh-Hant': '對手', en: 'The opponent' },
  'seat.0': { ja: 'プレイヤー1', 'zh-Hant': '玩家1', en: 'Player 1' },
  'seat.1': { ja: 'プレイヤー2', 'zh-Hant': '玩家2', en: 'Player 2' },
  'seat.you.of': { ja: 'あなたの', 'zh-Hant': '你的', en: 'your ' },
  'seat.opponent.of': { ja: '相手の', 'zh-Hant': '對手的', en: 'the opponent’s ' },
  'seat.0.of': { ja: 'プレイヤー1の', 'zh-Hant': '玩家1的', en: 'Player 1’s ' },
  'seat.1.of': { ja: 'プレイヤー2の', 'zh-Hant': '玩家2的', en: 'Player 2’s ' },
  'card.hidden': { ja: 'カード', 'zh-Hant': '一張卡', en: 'a card' },
  'cards.hidden': { ja: '{n}枚のカード', 'zh-Hant': '{n}張卡', en: '{n} cards' },
  'list.separator': { ja: '、', 'zh-Hant': '、', en: ', ' },

  'prompt.may': { ja: 'この効果を使いますか？', 'zh-Hant': '要使用這個效果嗎？', en: 'Use this effect?' },
  'prompt.order': {
    ja: '次に解決する効果を選んでください。',
    'zh-Hant': '請選擇下一個要處理的效果。',
    en: 'Choose the effect to resolve next.',
  },

  'option.yes': { ja: 'はい', 'zh-Hant': '是', en: 'Yes' },
  'option.no': { ja: 'いいえ', 'zh-Hant': '否', en: 'No' },
  'option.none': { ja: '選ばない', 'zh-Hant': '不選擇', en: 'None' },
  'option.pass': { ja: 'パス', 'zh-Hant': '略過', en: 'Pass' },
  'option.pick': { ja: '《{card}》', 'zh-Hant': '《{card}》', en: '{card}' },
  'option.resolve': { ja: '《{card}》の効果', 'zh-Hant': '《{card}》的效果', en: '{card}: its effect' },

  'event.moved': { ja: '《{card}》：{from}→{to}', 'zh-Hant': '《{card}》：{from}→{to}', en: '{card}: {from} → {to}' },
  'event.shuffled': { ja: '{to}をシャッフルした', 'zh-Hant': '{to}已洗牌', en: 'Shuffled: {to}' },
  'event.looked': { ja: '{seat}は{cards}を見た', 'zh-Hant': '{seat}查看了{cards}', en: '{seat} looked at {cards}' },
  'event.revealed': { ja: '{cards}が公開された', 'zh-Hant': '公開了{cards}', en: 'Shown: {cards}' },
  'event.opened': { ja: '《{card}》が表になった', 'zh-Hant': '《{card}》翻為正面', en: '{card} was turned face up' },
  'event.covered': { ja: '《{card}》が裏になった', 'zh-Hant': '《{card}》翻為背面', en: '{card} was turned face down' },
  'event.resolves': { ja: '《{card}》の効果', 'zh-Hant': '《{card}》的效果', en: '{card} takes effect' },
  'event.won': { ja: '{seat}の勝ち！', 'zh-Hant': '{seat}獲勝！', en: '{seat} won!' },
  'event.drawn-game': { ja: '引き分け', 'zh-Hant': '平手', en: 'The game is a draw' },
};
