import { auraOnOpponentField, onOwnField, whenever } from '../../abilities.ts';
import { defOf, domain } from '../../card.ts';
import { drain } from '../../power.ts';
import { more, ownedByThem } from '../../scope.ts';

export const starTerrace = domain(
  'star-terrace',
  {
    name: { ja: '観星の台', 'zh-Hant': '觀星臺', en: 'Star-Gazing Terrace' },
    rarity: 'rare',
    cost: 2,
    durability: 5,
    vars: { n: 1, m: 2 },
    art: { icon: 'telescope' },
  },
  {
    a: {
      text: {
        ja: '自分の場：自分の特殊型神蹟が発動するたび、相手は神力を{n}失う。',
        'zh-Hant': '己方場地：己方特殊型神蹟發動時，對手失去{n}點神力。',
        en: 'Your field: whenever one of your special miracles fires, the opponent loses {n} power.',
      },
      does: onOwnField(
        whenever(
          'fired',
          (_g, self, event) => event.seat === self.controller,
          (g, self, { n }) => {
            drain(g, self, n);
          },
        ),
      ),
    },
    b: {
      text: {
        ja: '相手の場：相手の特殊型神蹟のコストは{m}多い。',
        'zh-Hant': '對手場地：對手特殊型神蹟消耗增加{m}。',
        en: "Opponent's field: the opponent's special miracles cost {m} more.",
      },
      does: auraOnOpponentField(
        more('cost', (g, self, card) => ownedByThem(g, self, card) && defOf(g, card).type === 'special', 'm'),
      ),
    },
  },
);
