import { permanent } from '../../abilities.ts';
import { familyIs, monster } from '../../card.ts';
import { monstersOf } from '../../state.ts';

export const bonfireFox = monster(
  'bonfire-fox',
  {
    name: { ja: '篝火の狐', 'zh-Hant': '篝火之狐', en: 'Bonfire Fox' },
    reading: 'かがりびのきつね',
    attribute: 'fire',
    family: 'ember',
    level: 1,
    power: 200,
    art: { icon: 'fox-head' },
    vars: { n: 100 },
  },
  {
    a: {
      text: {
        ja: 'このモンスターのパワーは、自分の場の他の熾火一族のモンスター1体につき{n}アップする。',
        'zh-Hant': '我方場上每有1隻其他餘燼族怪獸，這隻怪獸的力量上升{n}。',
        en: 'This monster has {n} more power for each other Ember-family monster you control.',
      },
      does: permanent({
        power: (g, self, card, power, { n }) => {
          if (card.id !== self.id) return power;
          const others = monstersOf(g, self.controller).filter((m) => m.id !== self.id && familyIs(g, m, 'ember'));
          return power + n * others.length;
        },
      }),
    },
  },
);
