import { auraOnOpponentField, auraOnOwnField } from '../../abilities.ts';
import { domain } from '../../card.ts';
import { grants, less, myMain, theirMain } from '../../scope.ts';

export const arenaOfOaths = domain(
  'arena-of-oaths',
  {
    name: { ja: '誓約の闘技場', 'zh-Hant': '誓約鬥場', en: 'Arena of Oaths' },
    rarity: 'epic',
    cost: 3,
    durability: 6,
    vars: { n: 2 },
    art: { icon: 'arena' },
  },
  {
    a: {
      text: {
        ja: '自分の場：自分の主戦者は反撃を持つ。',
        'zh-Hant': '己方場地：己方主戰者具有反擊。',
        en: 'Your field: your main fighter has Counter.',
      },
      does: auraOnOwnField(grants('counter', myMain)),
    },
    b: {
      text: {
        ja: '相手の場：相手の主戦者の攻撃力-{n}。',
        'zh-Hant': '對手場地：對手主戰者攻擊力-{n}。',
        en: "Opponent's field: the opposing main fighter has −{n} attack.",
      },
      does: auraOnOpponentField(less('attack', theirMain, 'n')),
    },
  },
);
