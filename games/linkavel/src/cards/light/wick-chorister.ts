import { onSummoned } from '../../abilities.ts';
import { monster } from '../../card.ts';
import { heal } from '../../life.ts';

export const wickChorister = monster(
  'wick-chorister',
  {
    name: { ja: '灯芯の歌い手', 'zh-Hant': '燈芯歌者', en: 'Wick Chorister' },
    reading: 'とうしんのうたいて',
    attribute: 'light',
    family: 'choir',
    level: 1,
    power: 200,
    art: { icon: 'sing' },
    vars: { n: 300 },
  },
  {
    a: {
      text: {
        ja: 'このモンスターが召喚された時、自分のLPを{n}回復する。',
        'zh-Hant': '這隻怪獸被召喚時，我方LP回復{n}點。',
        en: 'When this monster is summoned, gain {n} LP.',
      },
      does: onSummoned(function* (g, self, { n }) {
        heal(g, self.controller, n);
      }),
    },
  },
);
