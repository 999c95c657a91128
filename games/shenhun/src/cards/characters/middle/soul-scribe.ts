import { onSummoned } from '../../../abilities.ts';
import { character } from '../../../card.ts';
import { choose, inDiscard } from '../../../choose.ts';
import { toHand } from '../../../leave.ts';

export const soulScribe = character(
  'soul-scribe',
  {
    name: { ja: '録魂の官', 'zh-Hant': '錄魂官', en: 'Soul Scribe' },
    row: 'middle',
    rarity: 'rare',
    cost: 3,
    attack: 2,
    health: 4,
    vars: { n: 3 },
    art: { icon: 'scroll-quill' },
  },
  {
    a: {
      text: {
        ja: '召喚された時、捨て札から基本コスト{n}以下のキャラクター1枚を手札に戻してもよい。',
        'zh-Hant': '被召喚時，可將棄牌堆中一張基礎消耗{n}以下的角色卡收回手牌。',
        en: 'When summoned, you may return a character of base cost {n} or less from your discard pile to your hand.',
      },
      does: onSummoned(function* (g, self, { n }) {
        const id = yield* choose(
          self,
          'a',
          inDiscard(g, self, (def) => def.type === 'character' && def.cost <= n),
          true,
        );
        if (id >= 0) toHand(g, id);
      }),
    },
  },
);
