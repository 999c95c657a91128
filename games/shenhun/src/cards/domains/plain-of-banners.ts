import { auraOnOpponentField, auraOnOwnField } from '../../abilities.ts';
import { domain } from '../../card.ts';
import { less, mineIn, more, theirsIn } from '../../scope.ts';
import { FRONT } from '../../state.ts';

export const plainOfBanners = domain(
  'plain-of-banners',
  {
    name: { ja: '旌旗の原', 'zh-Hant': '旌旗原', en: 'Plain of Banners' },
    rarity: 'common',
    cost: 2,
    durability: 5,
    vars: { n: 1 },
    art: { icon: 'tower-flag' },
  },
  {
    a: {
      text: {
        ja: '自分の場：自分の前衛の攻撃力+{n}。',
        'zh-Hant': '己方場地：己方前衛攻擊力+{n}。',
        en: 'Your field: your front characters have +{n} attack.',
      },
      does: auraOnOwnField(more('attack', mineIn(FRONT), 'n')),
    },
    b: {
      text: {
        ja: '相手の場：相手の前衛の攻撃力-{n}。',
        'zh-Hant': '對手場地：對手前衛攻擊力-{n}。',
        en: "Opponent's field: opposing front characters have −{n} attack.",
      },
      does: auraOnOpponentField(less('attack', theirsIn(FRONT), 'n')),
    },
  },
);
