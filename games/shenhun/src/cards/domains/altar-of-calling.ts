import { onOpponentField, onOwnField, whenever } from '../../abilities.ts';
import { domain } from '../../card.ts';
import { dealDamage } from '../../effect-damage.ts';
import { thisTurn } from '../../effects.ts';

export const altarOfCalling = domain(
  'altar-of-calling',
  {
    name: { ja: '召霊の壇', 'zh-Hant': '召靈壇', en: 'Altar of Calling' },
    rarity: 'rare',
    cost: 3,
    durability: 5,
    vars: { n: 1, m: 2 },
    art: { icon: 'star-altar' },
  },
  {
    a: {
      text: {
        ja: '自分の場：自分がキャラクターを召喚するたび、このターン中、その攻撃力+{n}。',
        'zh-Hant': '己方場地：己方每次召喚角色，該角色本回合攻擊力+{n}。',
        en: 'Your field: whenever you summon a character, it has +{n} attack this turn.',
      },
      does: onOwnField(
        whenever(
          'summoned',
          (_g, self, event) => event.seat === self.controller,
          (g, self, { n }, { card }) => {
            thisTurn(g, self, 'a', 'attack', card as number, n);
          },
        ),
      ),
    },
    b: {
      text: {
        ja: '相手の場：相手がキャラクターを召喚するたび、そのキャラクターに{m}ダメージ。',
        'zh-Hant': '對手場地：對手每次召喚角色，對該角色造成{m}點傷害。',
        en: "Opponent's field: whenever the opponent summons a character, deal {m} damage to it.",
      },
      does: onOpponentField(
        whenever(
          'summoned',
          (_g, self, event) => event.seat !== self.controller,
          (g, self, { m }, { card }) => {
            dealDamage(g, self, card as number, m);
          },
        ),
      ),
    },
  },
);
