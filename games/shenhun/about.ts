/** What a list of games shows of this one. It must not import the rules: the home page loads it. */
export const about = {
  id: 'shenhun',
  name: { ja: '神魂の戦い', 'zh-Hant': '神魂之戰', en: 'Shenhun' },
  pitch: {
    ja: '命も魔力もひとつの神力。使えば戻らず、死者は高い代償で還る。',
    'zh-Hant': '生命與法力同為神力，一去不返；亡者歸來，代價更高。',
    en: 'Life and mana are one power that never returns. The dead do, at a price.',
  },
  decks: true,
  minutes: 25,
  weight: 3,
} as const;
