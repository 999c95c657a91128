import { onSummoned } from '../../../abilities.ts';
import { character, defOf } from '../../../card.ts';
import { choose, inDiscard } from '../../../choose.ts';
import { mayPay } from '../../../power.ts';
import { countCharacters, type ShCard } from '../../../state.ts';
import { MOST_CHARACTERS, summonFor } from '../../../summon.ts';

export const swarmEmpress = character(
  'swarm-empress',
  {
    name: { ja: '群れの女帝', 'zh-Hant': '蜂群女皇', en: 'Swarm Empress' },
    row: 'middle',
    rarity: 'legendary',
    deity: 'myriad-mother',
    cost: 5,
    attack: 3,
    health: 6,
    vars: { k: 2, n: 2 },
    art: { icon: 'bee' },
  },
  {
    a: {
      text: {
        ja: '召喚された時、捨て札から基本コスト{n}以下のキャラクターを{k}枚まで、基本コストだけを支払って召喚してもよい。',
        'zh-Hant': '被召喚時，可從棄牌堆召喚最多{k}張基礎消耗{n}以下的角色，各只支付其基礎消耗。',
        en: 'When summoned, you may summon up to {k} characters of base cost {n} or less from your discard pile for their base costs.',
      },
      does: onSummoned(function* (g, self, { k, n }) {
        const seat = self.controller;
        for (let called = 0; called < k && countCharacters(g, seat) < MOST_CHARACTERS; called++) {
          const small = inDiscard(
            g,
            self,
            ({ type, cost }) => type === 'character' && cost <= n && mayPay(g, seat, cost) === true,
          );
          const id = yield* choose(self, 'a', small, true);
          if (id < 0) return;
          // Deaths do not count here: the empress pays what is printed.
          summonFor(g, seat, g.s.cards[id] as ShCard, defOf(g, id).cost);
        }
      }),
    },
  },
);
