import { opponent } from '@taisen/kernel';
import { onSummoned } from '../../abilities.ts';
import { monster } from '../../card.ts';
import { damage } from '../../life.ts';

export const cinderSprite = monster(
  'cinder-sprite',
  {
    name: { ja: '火の粉の精', 'zh-Hant': '火星精靈', en: 'Cinder Sprite' },
    attribute: 'fire',
    family: 'ember',
    level: 1,
    power: 200,
    art: { icon: 'spark-spirit' },
    vars: { n: 200 },
  },
  {
    a: {
      text: {
        ja: 'このモンスターが召喚された時、相手に{n}ダメージを与える。',
        'zh-Hant': '這隻怪獸被召喚時，給予對手{n}點傷害。',
        en: 'When this monster is summoned, deal {n} damage to your opponent.',
      },
      does: onSummoned(function* (g, self, { n }) {
        damage(g, opponent(self.controller), n, 'effect', self.id);
      }),
    },
  },
);
