import { whenever } from '../../abilities.ts';
import { permanentMagic } from '../../card.ts';
import { draw } from '../../draw.ts';
import { countersOn, whileItStays } from '../../effects.ts';
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
        ja: 'お互いの場のモンスターが破壊されるたびに、このカードにカウンターを1つ置く。{n}つになった時、このカードをトラッシュに送り、カードを{m}枚ドローする。',
        'zh-Hant': '每當任一方場上的怪獸被破壞，在這張卡上放置1個指示物。達到{n}個時，將這張卡送入棄牌區，抽{m}張卡。',
        en: 'Each time a monster on either side is destroyed, put a counter on this card. At {n} counters, send this card to the trash and draw {m}.',
      },
      does: whenever(
        'destroyed',
        (_g, _self, { from = -1 }) => from >> 1 === MONSTERS,
        function* (g, self, { n, m }) {
          whileItStays(g, self, 'a', 'counter', self.id);
          if (countersOn(g, self) < n) return;
          toTrash(g, [self.id], 'effect');
          draw(g, self.controller, m);
        },
        { onField: true },
      ),
    },
  },
);
