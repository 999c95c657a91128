import { aura } from '../../../abilities.ts';
import { character } from '../../../card.ts';
import { ownMiracles } from '../../../choose.ts';

export const spiritSmith = character(
  'spirit-smith',
  {
    name: { ja: '鋳霊の匠', 'zh-Hant': '鑄靈匠', en: 'Spirit Smith' },
    row: 'middle',
    rarity: 'rare',
    cost: 3,
    attack: 2,
    health: 4,
    vars: { n: 1 },
    art: { icon: 'blacksmith' },
  },
  {
    a: {
      text: {
        ja: '自分の神器1つにつき攻撃力+{n}。',
        'zh-Hant': '己方每有一件神器，攻擊力+{n}。',
        en: 'This has +{n} attack for each of your artifacts.',
      },
      does: aura({
        attack: (g, self, card, attack, { n }) =>
          card.id === self.id ? attack + n * ownMiracles(g, self, (def) => def.artifact).length : attack,
      }),
    },
  },
);
