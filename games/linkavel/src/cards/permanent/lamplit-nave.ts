import { whenever } from '../../abilities.ts';
import { permanentMagic } from '../../card.ts';
import { othersOfFamily } from '../../choose.ts';
import { thisTurn } from '../../effects.ts';

export const lamplitNave = permanentMagic(
  'lamplit-nave',
  {
    name: { ja: '灯りの身廊', 'zh-Hant': '燈火中殿', en: 'Lamplit Nave' },
    reading: 'あかりのしんろう',
    art: { icon: 'church', sign: 'choir' },
    vars: { n: 300 },
  },
  {
    a: {
      text: {
        ja: '自分のLPが回復した時、ターン終了時まで、自分の場の灯歌一族のモンスターすべてのパワーは{n}アップする。',
        'zh-Hant': '我方LP回復時，直到回合結束，我方場上所有燈歌族怪獸的力量上升{n}。',
        en: 'When you gain LP, all Choir-family monsters you control gain {n} power until the end of the turn.',
      },
      does: whenever(
        'healed',
        (_g, self, { seat }) => seat === self.controller,
        function* (g, self, { n }) {
          for (const card of othersOfFamily(g, self, 'choir')) thisTurn(g, self, 'a', 'power', card.id, n);
        },
      ),
    },
  },
);
