import { use } from '../../abilities.ts';
import { magic } from '../../card.ts';
import { othersOfFamily } from '../../choose.ts';
import { thisTurn } from '../../effects.ts';

export const stokeTheFlames = magic(
  'stoke-the-flames',
  {
    name: { ja: '熾火を煽る鞴', 'zh-Hant': '煽動餘燼', en: 'Stoke the Flames' },
    reading: 'おきびをあおるふいご',
    art: { icon: 'bellows', sign: 'ember' },
    vars: { n: 200 },
  },
  {
    a: {
      text: {
        ja: 'ターン終了時まで、自分の場の熾火一族のモンスターすべてのパワーは{n}アップする。',
        'zh-Hant': '直到回合結束，我方場上所有餘燼族怪獸的力量上升{n}。',
        en: 'All Ember-family monsters you control gain {n} power until the end of the turn.',
      },
      does: use(
        function* (g, self, { n }) {
          for (const card of othersOfFamily(g, self, 'ember')) thisTurn(g, self, 'a', 'power', card.id, n);
        },
        (g, self) => othersOfFamily(g, self, 'ember').length > 0,
      ),
    },
  },
);
