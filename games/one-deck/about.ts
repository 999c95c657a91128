/** What a list of games shows of this one. It must not import the rules: the home page loads it. */
export const about = {
  id: 'one-deck',
  name: { ja: 'ワンデッキデュエル', 'zh-Hant': '一副牌對決', en: 'One-Deck Duel' },
  pitch: {
    ja: 'ふたりで使うデッキはひとつ。罠には罠で返せ。',
    'zh-Hant': '兩名玩家，共用一副牌。以陷阱回敬陷阱。',
    en: 'Two players, one deck, and traps that answer traps.',
  },
  decks: false,
  minutes: 20,
  weight: 2,
} as const;
