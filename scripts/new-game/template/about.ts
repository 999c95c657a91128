/** What a list of games shows of this one. It must not import the rules: the home page loads it. */
export const about = {
  id: 'template-game',
  name: { ja: 'Template Game', 'zh-Hant': 'Template Game', en: 'Template Game' },
  pitch: {
    ja: '3つの場所に仲間を並べ、相手の列を崩して攻め込む。',
    'zh-Hant': '在三個位置布下夥伴，突破對手的陣線。',
    en: 'Line up three units, break the other line, and strike.',
  },
  decks: true,
  minutes: 10,
  weight: 1,
} as const;
