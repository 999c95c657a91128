/** What a list of games shows of this one. It must not import the rules: the home page loads it. */
export const about = {
  id: 'linkavel',
  name: { ja: 'リンカヴェル', 'zh-Hant': 'LinkaVel', en: 'LinkaVel' },
  pitch: {
    ja: '小さな力をつないで、大きな一体を呼ぶ。3つのゾーンをめぐる戦い。',
    'zh-Hant': '串連弱小的力量，喚出強大的怪獸。在三個區域之間決勝。',
    en: 'Link small monsters into great ones, and fight from three zones.',
  },
  decks: true,
  minutes: 10,
  weight: 1,
} as const;
