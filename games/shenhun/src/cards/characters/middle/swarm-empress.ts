import { onSummoned } from '../../../abilities.ts';
import { character } from '../../../card.ts';
import { choose, inDiscard } from '../../../choose.ts';
import { countCharacters, type ShCard } from '../../../state.ts';
import { enterField, MOST_CHARACTERS } from '../../../summon.ts';

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
    vars: { n: 2 },
    art: { icon: 'bee' },
  },
  {
    a: {
      text: {
        ja: '召喚された時、捨て札から基本コスト{n}以下のキャラクター1枚を神力を払わずに召喚してもよい。',
        'zh-Hant': '被召喚時，可從棄牌堆免費召喚一張基礎消耗{n}以下的角色。',
        en: 'When summoned, you may summon a character of base cost {n} or less from your discard pile without paying.',
      },
      does: onSummoned(function* (g, self, { n }) {
        if (countCharacters(g, self.controller) >= MOST_CHARACTERS) return;
        const id = yield* choose(
          self,
          'a',
          inDiscard(g, self, (def) => def.type === 'character' && def.cost <= n),
          true,
        );
        if (id >= 0) enterField(g, self.controller, g.s.cards[id] as ShCard, 'free');
      }),
    },
  },
);
