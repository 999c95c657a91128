/** What a list of games shows of this one. It must not import the rules: the home page loads it. */
export const about = {
  id: 'magic-spirit',
  name: { ja: 'マジックスピリット', 'zh-Hant': '魔法精靈', en: 'Magic Spirit' },
  pitch: {
    ja: '魂の糸を紡ぎ、技をチャージし、相手のターンに刹那で応える。',
    'zh-Hant': '編織靈魂之線，為技能充能，在對手的回合以剎那詠唱回應。',
    en: 'Weave charges into skills, and answer in the blink of your opponent’s turn.',
  },
  decks: true,
  minutes: 15,
  weight: 3,
} as const;
