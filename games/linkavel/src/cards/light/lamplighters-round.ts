import { use } from '../../abilities.ts';
import { familyIs, magic } from '../../card.ts';
import { draw } from '../../draw.ts';
import { heal } from '../../life.ts';
import { monstersOf } from '../../state.ts';

export const lamplightersRound = magic(
  'lamplighters-round',
  {
    name: { ja: '灯り番の輪唱', 'zh-Hant': '點燈人輪唱', en: 'Lamplighters’ Round' },
    art: { icon: 'musical-notes', sign: 'choir' },
    vars: { n: 600, m: 1 },
  },
  {
    a: {
      text: { ja: '自分のLPを{n}回復する。', 'zh-Hant': '我方LP回復{n}點。', en: 'Gain {n} LP.' },
      does: use(function* (g, self, { n }) {
        heal(g, self.controller, n);
      }),
    },
    b: {
      text: {
        ja: 'その後、自分の場に灯歌一族のモンスターが存在する場合、カードを{m}枚ドローする。',
        'zh-Hant': '然後，若我方場上有燈歌族怪獸，抽{m}張卡。',
        en: 'Then, if you control a Choir-family monster, draw {m}.',
      },
      does: use(function* (g, self, { m }) {
        if (monstersOf(g, self.controller).some((card) => familyIs(g, card, 'choir'))) draw(g, self.controller, m);
      }),
    },
  },
);
