import { atTheirEnd } from '../../../abilities.ts';
import { lasting } from '../../../card.ts';
import { enemies } from '../../../choose.ts';
import { drain } from '../../../power.ts';

export const silentBell = lasting(
  'silent-bell',
  {
    name: { ja: '寂の鐘', 'zh-Hant': '寂鐘', en: 'Silent Bell' },
    rarity: 'epic',
    cost: 4,
    durability: 4,
    vars: { n: 4 },
    art: { icon: 'windchimes' },
  },
  {
    a: {
      text: {
        ja: '相手のターン終了時、相手の場にキャラクターがいなければ、相手は神力を{n}失う。',
        'zh-Hant': '對手回合結束時，若對手場上沒有角色，對手失去{n}點神力。',
        en: "At the end of the opponent's turn, if they have no characters, they lose {n} power.",
      },
      does: atTheirEnd(
        (g, self, { n }) => {
          drain(g, self, n);
        },
        (g, self) => enemies(g, self).length === 0,
      ),
    },
  },
);
