import { atMyEnd } from '../../../abilities.ts';
import { character } from '../../../card.ts';
import { GUARD } from '../../../keywords.ts';
import { drain } from '../../../power.ts';
import { mainFighter } from '../../../state.ts';

export const mountainKing = character(
  'mountain-king',
  {
    name: { ja: '不動の山王', 'zh-Hant': '不動山王', en: 'Unmoved Mountain King' },
    row: 'front',
    rarity: 'legendary',
    deity: 'peak-titan',
    cost: 7,
    attack: 5,
    health: 11,
    vars: { guard: 3, n: 1 },
    art: { icon: 'mountaintop' },
  },
  {
    a: GUARD,
    b: {
      text: {
        ja: '自分のターン終了時、自分の主戦者が無傷で場にいれば、相手は神力を{n}失う。',
        'zh-Hant': '己方回合結束時，若己方主戰者在場且未受傷，對手失去{n}點神力。',
        en: 'At the end of your turn, if your main fighter is on the field and unhurt, the opponent loses {n} power.',
      },
      does: atMyEnd(
        (g, self, { n }) => {
          drain(g, self, n);
        },
        (g, self) => mainFighter(g, self.controller)?.damage === 0,
      ),
    },
  },
);
