import { auraOnOpponentField, auraOnOwnField } from '../../abilities.ts';
import { domain } from '../../card.ts';
import { less, mineIn, more, theirsIn } from '../../scope.ts';
import { BACK } from '../../state.ts';

export const eagleCliff = domain(
  'eagle-cliff',
  {
    name: { ja: '鷹の断崖', 'zh-Hant': '鷹崖', en: 'Eagle Cliff' },
    rarity: 'common',
    cost: 2,
    durability: 5,
    vars: { n: 1 },
    art: { icon: 'eagle-head' },
  },
  {
    a: {
      text: {
        ja: '自分の場：自分の後衛の攻撃力+{n}。',
        'zh-Hant': '己方場地：己方後衛攻擊力+{n}。',
        en: 'Your field: your back characters have +{n} attack.',
      },
      does: auraOnOwnField(more('attack', mineIn(BACK), 'n')),
    },
    b: {
      text: {
        ja: '相手の場：相手の後衛の攻撃力-{n}。',
        'zh-Hant': '對手場地：對手後衛攻擊力-{n}。',
        en: "Opponent's field: opposing back characters have −{n} attack.",
      },
      does: auraOnOpponentField(less('attack', theirsIn(BACK), 'n')),
    },
  },
);
