import { aura, whenever, whileMainStands } from '../../abilities.ts';
import { myth } from '../../card.ts';
import { drain } from '../../power.ts';
import { less, ownedByMe } from '../../scope.ts';
import type { ShCard } from '../../state.ts';

export const soulFerrier = myth(
  'soul-ferrier',
  {
    name: { ja: '渡魂の使', 'zh-Hant': '渡魂使', en: 'Ferryman of Souls' },
    vars: { n: 1, m: 2 },
    art: { icon: 'soul-vessel' },
  },
  {
    a: {
      text: {
        ja: '自分のキャラクターの召喚コストを計算する時、撃破回数を{n}回少なく数える。',
        'zh-Hant': '計算己方角色的召喚消耗時，死亡次數少算{n}次。',
        en: 'When you pay for a character, count {n} fewer death.',
      },
      does: aura(less('deaths', ownedByMe, 'n')),
    },
    b: {
      text: {
        ja: '撃破されたことのあるキャラクターを自分が召喚するたび、相手は神力を{m}失う。',
        'zh-Hant': '己方每次召喚曾死亡的角色，對手失去{m}點神力。',
        en: 'Whenever you summon a character that has died, the opponent loses {m} power.',
      },
      does: whileMainStands(
        whenever(
          'summoned',
          (g, self, event) => event.seat === self.controller && (g.s.cards[event.card as number] as ShCard).deaths > 0,
          (g, self, { m }) => {
            drain(g, self, m);
          },
        ),
      ),
    },
  },
);
