import { whenever } from '../../abilities.ts';
import { monster } from '../../card.ts';
import { whileItStays } from '../../effects.ts';

export const ringAntlerStag = monster(
  'ring-antler-stag',
  {
    name: { ja: '年輪角の鹿', 'zh-Hant': '年輪角鹿', en: 'Ring-Antler Stag' },
    attribute: 'grass',
    family: 'grove',
    level: 3,
    cost: { level: 2, count: 1 },
    power: 800,
    art: { icon: 'stag-head' },
    vars: { n: 200 },
  },
  {
    a: {
      text: {
        ja: '自分のターン開始時、このモンスターのパワーは、場を離れるまで{n}アップする。',
        'zh-Hant': '我方回合開始時，這隻怪獸的力量上升{n}，直到離場為止。',
        en: 'At the start of your turn, this monster gains {n} power until it leaves the field.',
      },
      does: whenever(
        'turn-start',
        (_g, self, event) => event.seat === self.controller,
        function* (g, self, { n }) {
          whileItStays(g, self, 'a', 'power', self.id, n);
        },
      ),
    },
  },
);
