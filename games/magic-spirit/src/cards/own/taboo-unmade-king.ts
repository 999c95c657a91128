import { atTurnStart, basic } from '../../abilities.ts';
import { monster } from '../../card.ts';
import { hurtPlayer } from '../../life.ts';
import { hit, part } from '../../parts/index.ts';
import { percent } from '../../percent.ts';

/** A body far above its cost, that eats its own player: a quarter of the life that is left, every turn. */
export const tabooUnmadeKing = monster(
  'taboo-unmade-king',
  ['禁忌：壊れた王', '禁忌：崩毀之王', 'Taboo: The Unmade King'],
  ['dark', 5, 3200, 4200],
  'throne-king',
  { categories: ['dweller', 'giant'], taboo: true },
  {
    start: atTurnStart(
      part(
        { rate: 25 },
        [
          '自分のライフの{rate}%を失う（端数切り捨て）。',
          '失去自己{rate}%的生命（捨去小數）。',
          'Lose {rate}% of your life, rounded down.',
        ],
        (g, self, v) => {
          hurtPlayer(g, self.controller, percent(g.s.life[self.controller] as number, v.rate), 'effect', self.id);
        },
      ),
    ),
    basic: basic('dark', ['崩れる王笏', '崩壞的王笏', 'Crumbling Sceptre'], hit(1500)),
  },
);
