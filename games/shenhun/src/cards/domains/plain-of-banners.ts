import { isExtended, onOwnField, whenever } from '../../abilities.ts';
import { domain } from '../../card.ts';
import { allies } from '../../choose.ts';
import { thisTurn } from '../../effects.ts';

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
        ja: '自分の場：自分の主戦者が移動するたび、このターン中、自分のキャラクターすべての攻撃力+{n}。',
        'zh-Hant': '己方場地：己方主戰者每次移動，己方所有角色本回合攻擊力+{n}。',
        en: 'Your field: whenever your main fighter moves, your characters have +{n} attack this turn.',
      },
      does: onOwnField(
        whenever(
          'stepped',
          (_g, self, event) => event.seat === self.controller,
          (g, self, { n }) => {
            for (const id of allies(g, self)) thisTurn(g, self, 'a', 'attack', id, n);
          },
        ),
      ),
    },
    b: {
      text: {
        ja: '相手の場：相手の主戦者は移動できない。',
        'zh-Hant': '對手場地：對手主戰者不能移動。',
        en: "Opponent's field: the opposing main fighter cannot move.",
      },
      does: {
        kind: 'continuous',
        modifiesPlayer: {
          moves: (_g, self, seat, moves) => (seat !== self.controller && isExtended(self) ? 0 : moves),
        },
      },
    },
  },
);
