import { onKill } from '../../../abilities.ts';
import { character } from '../../../card.ts';
import { REAP } from '../../../keywords.ts';
import { drain } from '../../../power.ts';
import type { ShCard } from '../../../state.ts';

export const soulHunter = character(
  'soul-hunter',
  {
    name: { ja: '魂狩り', 'zh-Hant': '獵魂者', en: 'Soul Hunter' },
    row: 'middle',
    rarity: 'epic',
    cost: 5,
    attack: 4,
    health: 6,
    vars: { reap: 1, m: 1, most: 5 },
    art: { icon: 'reaper-scythe' },
  },
  {
    a: REAP,
    b: {
      text: {
        ja: '攻撃でキャラクターを撃破した時、そのキャラクターの撃破回数1回につき、相手は神力を{m}失う（最大{most}）。',
        'zh-Hant': '以攻擊擊殺角色時，該角色每死亡過1次，對手失去{m}點神力（最多{most}點）。',
        en: 'When its attack kills a character, the opponent loses {m} power for each time that character has died, at most {most}.',
      },
      does: onKill((g, self, { m, most }, { target }) => {
        drain(g, self, Math.min(most, m * (g.s.cards[target as number] as ShCard).deaths));
      }),
    },
  },
);
