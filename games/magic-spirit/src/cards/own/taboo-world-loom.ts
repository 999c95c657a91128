import { atTurnEnd, basic } from '../../abilities.ts';
import { monster } from '../../card.ts';
import { attach, canCarry } from '../../charge.ts';
import { attackPerCharge, burnPerCharge, part } from '../../parts/index.ts';
import { deckOf, monstersOf } from '../../state.ts';

/** Charges its player's monsters from the deck, and gains attack for each charge. */
export const tabooWorldLoom = monster(
  'taboo-world-loom',
  {
    name: { ja: '禁忌：世界織機', 'zh-Hant': '禁忌：世界織機', en: 'Taboo: The World Loom' },
    attribute: 'none',
    cost: 7,
    attack: 2600,
    hp: 3300,
    categories: ['machine', 'weaver'],
    taboo: true,
    art: { icon: 'yarn' },
  },
  {
    always: attackPerCharge(400),
    end: atTurnEnd(
      part(
        {},
        {
          ja: '味方モンスターそれぞれに、デッキの一番上のカードを1枚ずつチャージする。',
          'zh-Hant': '依序將牌組頂的1張卡充能到每隻我方怪獸上。',
          en: 'Charge the top card of your deck on each of your monsters, one after the other.',
        },
        (g, self) => {
          for (const card of monstersOf(g, self.controller)) {
            const top = deckOf(g, self.controller).at(-1);
            if (top !== undefined && canCarry(g, card)) attach(g, self.controller, top, card);
          }
        },
      ),
    ),
    basic: basic('any', { ja: '世界を織る', 'zh-Hant': '織就世界', en: 'Weave the World' }, burnPerCharge(150)),
  },
);
