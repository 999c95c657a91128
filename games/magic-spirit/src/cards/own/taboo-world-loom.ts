import { atTurnEnd } from '../../abilities.ts';
import { monster } from '../../card.ts';
import { attach, canCarry } from '../../charge.ts';
import { part, perCharge } from '../../parts/index.ts';
import { deckOf, monstersOf } from '../../state.ts';

/** Every thread of the deck becomes a charge. */
export const tabooWorldLoom = monster(
  'taboo-world-loom',
  ['禁忌：世界織機', '禁忌：世界織機', 'Taboo: The World Loom'],
  ['none', 7, 2600, 3300],
  'yarn',
  { categories: ['machine', 'weaver'], taboo: true },
  {
    always: perCharge(400),
    end: atTurnEnd(
      part(
        {},
        [
          '味方モンスターそれぞれに、デッキの一番上のカードを1枚ずつチャージする。',
          '依序將牌組頂的1張卡充能到每隻我方怪獸上。',
          'Charge the top card of your deck on each of your monsters, one after the other.',
        ],
        (g, self) => {
          for (const card of monstersOf(g, self.controller)) {
            const top = deckOf(g, self.controller).at(-1);
            if (top !== undefined && canCarry(g, card)) attach(g, self.controller, top, card);
          }
        },
      ),
    ),
  },
);
