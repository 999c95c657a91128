import { whenever } from '../../abilities.ts';
import { permanentMagic } from '../../card.ts';
import { draw } from '../../draw.ts';
import { marksOn, whileItStays } from '../../effects.ts';
import { toTrash } from '../../leave.ts';
import { MONSTERS } from '../../state.ts';

export const boneHourglass = permanentMagic(
  'bone-hourglass',
  {
    name: { ja: '骨の砂時計', 'zh-Hant': '骨之沙漏', en: 'Bone Hourglass' },
    art: { icon: 'hourglass' },
    vars: { n: 4, m: 2 },
  },
  {
    a: {
      text: {
        ja: 'お互いの場のモンスターが破壊されるたび数える。{n}体目で、このカードをトラッシュに送り、カードを{m}枚ドローする。',
        'zh-Hant': '每當任一方場上的怪獸被破壞時計數1次。計到{n}時，將這張卡送入棄牌區，抽{m}張卡。',
        en: 'Count each monster destroyed on either side. At {n}, send this card to the trash and draw {m}.',
      },
      does: whenever(
        'destroyed',
        (_g, _self, { from = -1 }) => from >> 1 === MONSTERS,
        function* (g, self, { n, m }) {
          whileItStays(g, self, 'a', 'mark', self.id);
          if (marksOn(g, self) < n) return;
          toTrash(g, [self.id], 'effect');
          draw(g, self.controller, m);
        },
        { onField: true },
      ),
    },
  },
);
