import { aura } from '../../abilities.ts';
import { myth } from '../../card.ts';
import { ownMiracles } from '../../choose.ts';
import { more, myLasting, myMain } from '../../scope.ts';

export const hundredSmith = myth(
  'hundred-smith',
  {
    name: { ja: '百器の匠神', 'zh-Hant': '百器匠神', en: 'Smith of a Hundred Relics' },
    vars: { d: 1, n: 1 },
    art: { icon: 'anvil' },
  },
  {
    a: {
      text: {
        ja: '自分の持続型神蹟の耐久+{d}。',
        'zh-Hant': '己方持續型神蹟耐久+{d}。',
        en: 'Your lasting miracles have +{d} durability.',
      },
      does: aura(more('health', myLasting, 'd')),
    },
    b: {
      text: {
        ja: '主戦者は自分の持続型神蹟1つにつき攻撃力+{n}。',
        'zh-Hant': '己方每有一張持續型神蹟，主戰者攻擊力+{n}。',
        en: 'Your main fighter has +{n} attack for each of your lasting miracles.',
      },
      does: aura({
        attack: (g, self, card, attack, { n }) =>
          myMain(g, self, card) ? attack + n * ownMiracles(g, self, (def) => def.type === 'lasting').length : attack,
      }),
    },
  },
);
