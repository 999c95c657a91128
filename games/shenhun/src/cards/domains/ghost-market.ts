import { auraOnOpponentField, onOwnField, whenever } from '../../abilities.ts';
import { domain } from '../../card.ts';
import { draw } from '../../draw.ts';
import { theirs } from '../../scope.ts';
import type { ShCard } from '../../state.ts';

export const ghostMarket = domain(
  'ghost-market',
  {
    name: { ja: '鬼の市', 'zh-Hant': '鬼市', en: 'Ghost Market' },
    rarity: 'rare',
    cost: 3,
    durability: 5,
    vars: { n: 2 },
    art: { icon: 'paper-lantern' },
  },
  {
    a: {
      text: {
        ja: '自分の場：撃破されたことのあるキャラクターを自分が召喚するたび、カードを{n}枚引く。',
        'zh-Hant': '己方場地：己方每次召喚曾死亡的角色，抽{n}張牌。',
        en: 'Your field: whenever you summon a character that has died, draw {n}.',
      },
      does: onOwnField(
        whenever(
          'summoned',
          (g, self, event) => event.seat === self.controller && (g.s.cards[event.card as number] as ShCard).deaths > 0,
          (g, self, { n }) => {
            draw(g, self.controller, n);
          },
        ),
      ),
    },
    b: {
      text: {
        ja: '相手の場：撃破されたことのある相手のキャラクターは、召喚されたターンに攻撃できない。',
        'zh-Hant': '對手場地：對手曾死亡的角色在被召喚的回合不能攻擊。',
        en: "Opponent's field: opposing characters that have died cannot attack in the turn they are summoned.",
      },
      does: auraOnOpponentField({
        attacks: (g, self, card, attacks) =>
          theirs(g, self, card) && card.deaths > 0 && card.came === g.s.turn ? 0 : attacks,
      }),
    },
  },
);
