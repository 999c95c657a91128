/** What a list of games shows of this one. It must not import the rules: the home page loads it. */
export const about = {
  id: 'holodelive',
  name: { ja: 'HOLOdeLIVE', 'zh-Hant': 'HOLOdeLIVE', en: 'HOLOdeLIVE' },
  pitch: {
    ja: '出演者は60人、スキルは十人十色。幕の裏には、伏せたゲストがひとり。',
    'zh-Hant': '六十位表演者，技能各不相同；布幕之後，還藏著一位嘉賓。',
    en: 'Sixty performers, no two skills alike, and one guest behind the curtain.',
  },
  decks: false,
  minutes: 15,
  weight: 2,
} as const;
