import { whenever } from '../../../abilities.ts';
import { lasting } from '../../../card.ts';
import { drain } from '../../../power.ts';
import type { ShCard } from '../../../state.ts';

export const tollGate = lasting(
  'toll-gate',
  {
    name: { ja: '黄泉の関', 'zh-Hant': '黃泉關', en: 'Toll Gate of the Dead' },
    rarity: 'rare',
    cost: 3,
    durability: 4,
    vars: { n: 2 },
    art: { icon: 'gate' },
  },
  {
    a: {
      text: {
        ja: '撃破されたことのあるキャラクターを相手が召喚するたび、相手は神力を{n}失う。',
        'zh-Hant': '對手每次召喚曾死亡的角色，對手失去{n}點神力。',
        en: 'Whenever the opponent summons a character that has died, they lose {n} power.',
      },
      does: whenever(
        'summoned',
        (g, self, event) => event.seat !== self.controller && (g.s.cards[event.card as number] as ShCard).deaths > 0,
        (g, self, { n }) => {
          drain(g, self, n);
        },
      ),
    },
  },
);
