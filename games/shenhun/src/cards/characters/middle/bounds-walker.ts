import { NO_CARD } from '@taisen/kernel';
import { aura } from '../../../abilities.ts';
import { character } from '../../../card.ts';
import { BREAKER } from '../../../keywords.ts';
import { more } from '../../../scope.ts';
import { extensionOf } from '../../../state.ts';

export const boundsWalker = character(
  'bounds-walker',
  {
    name: { ja: '界を渡る者', 'zh-Hant': '界行者', en: 'Walker of Bounds' },
    row: 'middle',
    rarity: 'epic',
    cost: 4,
    attack: 4,
    health: 4,
    vars: { n: 2 },
    art: { icon: 'walking-boot' },
  },
  {
    a: BREAKER,
    b: {
      text: {
        ja: '自分の神域が相手の場にある間、攻撃力+{n}。',
        'zh-Hant': '己方神域在對手場地時，攻擊力+{n}。',
        en: "While your domain is on the opponent's field, this has +{n} attack.",
      },
      does: aura(
        more('attack', (g, self, card) => card.id === self.id && extensionOf(g, self.controller) !== NO_CARD, 'n'),
      ),
    },
  },
);
