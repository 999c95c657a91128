import { onSummoned } from '../../../abilities.ts';
import { character } from '../../../card.ts';
import { inDiscard } from '../../../choose.ts';
import { drain } from '../../../power.ts';

export const wraithChoir = character(
  'wraith-choir',
  {
    name: { ja: '怨霊の合唱', 'zh-Hant': '冤魂合唱', en: 'Wraith Choir' },
    row: 'back',
    rarity: 'epic',
    cost: 5,
    attack: 5,
    health: 3,
    vars: { n: 1, most: 6 },
    art: { icon: 'ghost' },
  },
  {
    a: {
      text: {
        ja: '召喚された時、自分の捨て札にある撃破されたことのあるキャラクター1枚につき、相手は神力を{n}失う（最大{most}）。',
        'zh-Hant': '被召喚時，己方棄牌堆中每有一張曾死亡的角色，對手失去{n}點神力（最多{most}點）。',
        en: 'When summoned, the opponent loses {n} power for each character in your discard pile that has died, at most {most}.',
      },
      does: onSummoned((g, self, { n, most }) => {
        const dead = inDiscard(g, self, (_def, card) => card.deaths > 0).length;
        drain(g, self, Math.min(most, n * dead));
      }),
    },
  },
);
