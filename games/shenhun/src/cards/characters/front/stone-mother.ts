import { aura } from '../../../abilities.ts';
import { character } from '../../../card.ts';
import { mineIn, more } from '../../../scope.ts';
import { FRONT } from '../../../state.ts';

export const stoneMother = character(
  'stone-mother',
  {
    name: { ja: '石の母', 'zh-Hant': '石母', en: 'Stone Mother' },
    row: 'front',
    rarity: 'rare',
    cost: 4,
    attack: 1,
    health: 8,
    vars: { n: 2 },
    art: { icon: 'stone-throne' },
  },
  {
    a: {
      text: {
        ja: '自分の他の前衛の体力は+{n}される。',
        'zh-Hant': '我方其他前衛生命+{n}。',
        en: 'Your other front characters have +{n} health.',
      },
      does: aura(more('health', (g, self, card) => card.id !== self.id && mineIn(FRONT)(g, self, card), 'n')),
    },
  },
);
