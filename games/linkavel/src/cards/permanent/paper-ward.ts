import { substitute } from '../../abilities.ts';
import { defOf, isMonster, permanentMagic } from '../../card.ts';
import { toTrash } from '../../leave.ts';

export const paperWard = permanentMagic(
  'paper-ward',
  {
    name: { ja: '紙の結界', 'zh-Hant': '紙之結界', en: 'Paper Ward' },
    art: { icon: 'scroll-unfurled' },
  },
  {
    a: {
      text: {
        ja: '自分の場のモンスターが破壊される場合、代わりにこのカードをトラッシュに送ってもよい。',
        'zh-Hant': '我方場上的怪獸將被破壞時，可以改為將這張卡送入棄牌區。',
        en: 'If a monster you control would be destroyed, you may send this card to the trash instead.',
      },
      does: substitute(
        (g, self, victim) => victim.controller === self.controller && isMonster(defOf(g, victim)),
        (g, self) => toTrash(g, [self.id], 'effect'),
      ),
    },
  },
);
