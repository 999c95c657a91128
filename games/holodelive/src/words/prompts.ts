/** Prompts and options. */
import type { Words } from '@taisen/kernel';

export const promptWords: Record<string, Words> = {
  'prompt.action': {
    ja: 'アクションスキルを使うか、裏向きのカードをオープンできます。',
    'zh-Hant': '你可以使用行動技能，或翻開背面朝上的牌。',
    en: 'Use an action skill, or open a face-down card.',
  },
  'prompt.play': {
    ja: '手札から1枚を、ステージか楽屋に出してください。',
    'zh-Hant': '請將1張手牌打出到舞台或後台。',
    en: 'Play a card from your hand, on stage or backstage.',
  },
  'prompt.may': { ja: 'このスキルを使いますか？', 'zh-Hant': '要使用這個技能嗎？', en: 'Use this skill?' },
  'prompt.order': {
    ja: '次に解決するスキルを選んでください。',
    'zh-Hant': '請選擇下一個要處理的技能。',
    en: 'Choose the skill to resolve next.',
  },
  'prompt.stage-card': {
    ja: 'ステージのカードを選んでください。',
    'zh-Hant': '請選擇舞台上的1張牌。',
    en: 'Choose a card on the stage.',
  },
  'prompt.hand-card': {
    ja: '手札のカードを選んでください。',
    'zh-Hant': '請選擇1張手牌。',
    en: 'Choose a card from hand.',
  },
  'prompt.home-card': {
    ja: '自宅のカードを選んでください。',
    'zh-Hant': '請選擇自宅的1張牌。',
    en: 'Choose a card at Home.',
  },
  'prompt.deck-card': {
    ja: 'デッキのカードを選んでください。',
    'zh-Hant': '請選擇牌庫的1張牌。',
    en: 'Choose a card from the deck.',
  },
  'prompt.guest': {
    ja: '裏向きのゲストを選んでください。',
    'zh-Hant': '請選擇1張背面朝上的嘉賓。',
    en: 'Choose a face-down guest.',
  },
  'prompt.swap': {
    ja: '交換に出す手札を選んでください。相手も同時に選んでいます。',
    'zh-Hant': '請選擇要交換的手牌。對手也在同時選擇。',
    en: 'Choose the card you trade away. Your opponent is choosing too.',
  },
  'prompt.icon': { ja: 'アイコンを宣言してください。', 'zh-Hant': '請宣言1種圖示。', en: 'Name an icon.' },
  'prompt.suit': { ja: 'スートを宣言してください。', 'zh-Hant': '請宣言1種花色。', en: 'Name a suit.' },
  'prompt.janken': { ja: 'じゃんけん！', 'zh-Hant': '剪刀、石頭、布！', en: 'Rock, paper, scissors!' },
  'prompt.parfait': {
    ja: 'パフェを分けますか、ひとりじめしますか？相手も同時に選んでいます。',
    'zh-Hant': '要分享聖代，還是獨吞？對手也在同時選擇。',
    en: 'Share the parfait or grab it? Your opponent is choosing, too.',
  },
  'prompt.offer': {
    ja: '手札を1枚自宅に送るか、相手にカードを引かせるかを選んでください。',
    'zh-Hant': '請選擇將1張手牌送回自宅，或讓對手抽牌。',
    en: 'Send a card from your hand Home, or let your opponent draw.',
  },

  'option.stage': { ja: '《{card}》をステージに出す', 'zh-Hant': '《{card}》登上舞台', en: 'Put {card} on stage' },
  'option.backstage': {
    ja: '《{card}》を楽屋に伏せる',
    'zh-Hant': '《{card}》藏入後台',
    en: 'Put {card} face down backstage',
  },
  'option.act': {
    ja: '《{card}》のアクションスキル',
    'zh-Hant': '《{card}》的行動技能',
    en: 'Use the action skill of {card}',
  },
  'option.open': { ja: '《{card}》をオープンする', 'zh-Hant': '翻開《{card}》', en: 'Open {card}' },
  'option.done': { ja: 'プレイフェーズへ', 'zh-Hant': '進入打牌階段', en: 'Go to the Play phase' },
  'option.allow': { ja: '相手に引かせる', 'zh-Hant': '讓對手抽牌', en: 'Let your opponent draw' },
  'option.share': { ja: '分ける', 'zh-Hant': '分享', en: 'Share' },
  'option.grab': { ja: 'ひとりじめ', 'zh-Hant': '獨吞', en: 'Grab' },
  'option.rock': { ja: 'グー', 'zh-Hant': '石頭', en: 'Rock' },
  'option.scissors': { ja: 'チョキ', 'zh-Hant': '剪刀', en: 'Scissors' },
  'option.paper': { ja: 'パー', 'zh-Hant': '布', en: 'Paper' },
};
