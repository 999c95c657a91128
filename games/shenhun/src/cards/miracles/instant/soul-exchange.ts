import { useOn } from '../../../abilities.ts';
import { instant } from '../../../card.ts';
import { allies, enemies } from '../../../choose.ts';
import { damageOneEnemy } from '../../../effect-damage.ts';
import { destroy } from '../../../leave.ts';
import type { ShCard } from '../../../state.ts';
import { attackOf } from '../../../values.ts';

export const soulExchange = instant(
  'soul-exchange',
  {
    name: { ja: '換魂', 'zh-Hant': '換魂', en: 'Soul Exchange' },
    rarity: 'rare',
    cost: 1,
    art: { icon: 'card-exchange' },
  },
  {
    a: {
      text: {
        ja: '自分のキャラクター1体を撃破する。その攻撃力に等しいダメージを相手のキャラクター1体に与える。',
        'zh-Hant': '擊殺己方一名角色，對一名對手角色造成等同其攻擊力的傷害。',
        en: 'Kill one of your characters. Deal damage equal to its attack to an opposing character.',
      },
      does: useOn(
        (g, self) => (enemies(g, self).length > 0 ? allies(g, self) : []),
        function* (g, self, _vars, { target }) {
          const amount = attackOf(g, g.s.cards[target as number] as ShCard);
          destroy(g, [target as number], 'effect');
          yield* damageOneEnemy(g, self, 'a', amount);
        },
      ),
    },
  },
);
