import { onSummoned } from '../../../abilities.ts';
import { character } from '../../../card.ts';
import { ownMiracles } from '../../../choose.ts';
import { hasten } from '../../../miracle.ts';

export const bellRinger = character(
  'bell-ringer',
  {
    name: { ja: '鐘撞き', 'zh-Hant': '敲鐘人', en: 'Bell Ringer' },
    row: 'middle',
    rarity: 'rare',
    cost: 3,
    attack: 2,
    health: 4,
    vars: { n: 1, least: 1 },
    art: { icon: 'ringing-bell' },
  },
  {
    a: {
      text: {
        ja: '召喚された時、カウントダウン中の自分の神蹟すべてのカウントを{n}減らす（{least}未満にはならない）。',
        'zh-Hant': '被召喚時，己方所有倒數中的神蹟，倒數減少{n}（最低為{least}）。',
        en: 'When summoned, reduce the countdowns of all your miracles by {n} (to no less than {least}).',
      },
      does: onSummoned(
        (g, self, { n, least }) => {
          hasten(g, self.controller, n, least);
        },
        { when: (g, self) => ownMiracles(g, self, (_def, card) => card.countdown > 1).length > 0 },
      ),
    },
  },
);
