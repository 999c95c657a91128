import { opponent } from '@taisen/kernel';
import { whenever } from '../../abilities.ts';
import { permanentMagic } from '../../card.ts';
import { wasMonsterOf } from '../../leave.ts';
import { damage } from '../../life.ts';

export const mournersTally = permanentMagic(
  'mourners-tally',
  {
    name: { ja: '弔いの数え歌', 'zh-Hant': '弔歌記數', en: 'Mourners’ Tally' },
    reading: 'とむらいのかぞえうた',
    art: { icon: 'tally-mark-5', sign: 'veil' },
    vars: { n: 200 },
  },
  {
    a: {
      text: {
        ja: '自分の場のモンスターが破壊された時、相手に{n}ダメージを与える。',
        'zh-Hant': '我方場上的怪獸被破壞時，給予對手{n}點傷害。',
        en: 'When a monster you control is destroyed, deal {n} damage to your opponent.',
      },
      does: whenever(
        'destroyed',
        (_g, self, event) => wasMonsterOf(self.controller, event),
        function* (g, self, { n }) {
          damage(g, opponent(self.controller), n, 'effect', self.id);
        },
      ),
    },
  },
);
