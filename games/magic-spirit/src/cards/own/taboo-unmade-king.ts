import { atTurnStart, basic } from '../../abilities.ts';
import { monster } from '../../card.ts';
import { damagePlayer } from '../../life.ts';
import { damage, damageOwner, part, sequence } from '../../parts/index.ts';
import { percent } from '../../percent.ts';

/** Very strong for its cost, but takes a quarter of its player's life every turn. */
export const tabooUnmadeKing = monster(
  'taboo-unmade-king',
  {
    name: { ja: '禁忌：壊れた王', 'zh-Hant': '禁忌：崩毀之王', en: 'Taboo: The Unmade King' },
    attribute: 'dark',
    cost: 5,
    attack: 3200,
    hp: 4200,
    categories: ['dweller', 'giant'],
    taboo: true,
    art: { icon: 'throne-king' },
  },
  {
    start: atTurnStart(
      part(
        { rate: 25 },
        {
          ja: '自分のライフの{rate}%を失う（端数切り捨て）。',
          'zh-Hant': '失去自己{rate}%的生命（捨去小數）。',
          en: 'Lose {rate}% of your life, rounded down.',
        },
        (g, self, v) => {
          damagePlayer(g, self.controller, percent(g.s.life[self.controller] as number, v.rate), 'effect', self.id);
        },
      ),
    ),
    basic: basic(
      'dark',
      { ja: '崩れる王笏', 'zh-Hant': '崩壞的王笏', en: 'Crumbling Sceptre' },
      sequence(damage(1500), damageOwner(300)),
    ),
  },
);
