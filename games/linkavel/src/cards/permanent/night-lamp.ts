import { whenever } from '../../abilities.ts';
import { familyIs, permanentMagic } from '../../card.ts';
import { heal } from '../../life.ts';
import { monstersOf } from '../../state.ts';

export const nightLamp = permanentMagic(
  'night-lamp',
  {
    name: { ja: '常夜灯', 'zh-Hant': '長夜燈', en: 'Night Lamp' },
    art: { icon: 'old-lantern', sign: 'choir' },
    vars: { n: 100 },
  },
  {
    a: {
      text: {
        ja: '自分のターン終了時、自分の場の灯歌一族のモンスター1体につき、自分のLPを{n}回復する。',
        'zh-Hant': '我方回合結束時，我方場上每有1隻燈歌族怪獸，我方LP回復{n}點。',
        en: 'At the end of your turn, gain {n} LP for each Choir-family monster you control.',
      },
      does: whenever(
        'turn-end',
        (_g, self, { seat }) => seat === self.controller,
        function* (g, self, { n }) {
          const singers = monstersOf(g, self.controller).filter((card) => familyIs(g, card, 'choir')).length;
          if (singers > 0) heal(g, self.controller, n * singers);
        },
      ),
    },
  },
);
