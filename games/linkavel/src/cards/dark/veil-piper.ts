import { whenAttacked } from '../../abilities.ts';
import { monster } from '../../card.ts';
import { thisTurn } from '../../effects.ts';

export const veilPiper = monster(
  'veil-piper',
  {
    name: { ja: '帳の笛吹き', 'zh-Hant': '帷幕笛手', en: 'Veil Piper' },
    reading: 'とばりのふえふき',
    attribute: 'dark',
    family: 'veil',
    level: 1,
    power: 200,
    art: { icon: 'pan-flute' },
    vars: { n: 300 },
  },
  {
    a: {
      text: {
        ja: 'このモンスターが攻撃された時に発動できる。ターン終了時まで、攻撃してきたモンスターのパワーは{n}ダウンする。',
        'zh-Hant': '這隻怪獸被攻擊時可以發動。直到回合結束，攻擊的怪獸力量下降{n}。',
        en: 'When this monster is attacked, you can use this: the attacker loses {n} power until the end of the turn.',
      },
      does: whenAttacked(function* (g, self, { n }, { target }) {
        if (target !== undefined) thisTurn(g, self, 'a', 'power', target, -n);
      }),
    },
  },
);
