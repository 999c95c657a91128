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
        ja: '前列にいる自分の他のキャラクターの体力+{n}。',
        'zh-Hant': '己方前排其他角色生命+{n}。',
        en: 'Your other characters in the front row have +{n} health.',
      },
      does: aura(more('health', (g, self, card) => card.id !== self.id && mineIn(FRONT)(g, self, card), 'n')),
    },
  },
);
