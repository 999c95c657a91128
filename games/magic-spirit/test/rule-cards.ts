/** Cards that exist to show a rule and nothing else: the pool may change, these stay. */
import { FOREVER, type Game, opponent } from '@taisen/kernel';
import { advanced, always, basic, onDestroyed, onStage, onSummoned, use, whileStage } from '../src/abilities.ts';
import { field, type MsCardDef, magic, monster, phase, setsuna } from '../src/card.ts';
import { type MsState, magicSpirit } from '../src/index.ts';
import { hurtPlayer } from '../src/life.ts';
import { alliesAttack, burn, cure, draw, hit, offer, part, quake, revive, slay } from '../src/parts/index.ts';
import { inPlay, monstersOf } from '../src/state.ts';
import { inflict } from '../src/statuses.ts';

type Body = readonly [attack: number, hp: number, cost?: number];
const named = (id: string) => [id, id, id] as const;
const body = (id: string, [attack, hp, cost = 1]: Body, more: Parameters<typeof monster>[4] = {}, clauses = {}) =>
  monster(id, named(id), ['none', cost, attack, hp], 'rock', more, clauses);

const RULE_CARDS: readonly MsCardDef[] = [
  body('dummy', [1000, 5000]),
  body('mark', [1000, 5000]),
  body('cheap', [500, 800]),
  body('giant', [2000, 5000, 2]),
  body('zero', [0, 100]),
  body('odd', [1111, 3333]),
  body('soarer', [1000, 2000], { keywords: ['soaring'] }),
  body('stubborn', [1000, 800], { keywords: ['steadfast'] }),
  body('guard', [1000, 2000], { keywords: ['guardian'] }),
  body('twice', [1000, 2000], { keywords: ['flurry'] }),
  body('martyr', [500, 500], {}, { destroyed: onDestroyed(burn(100)) }),
  body('greeter', [500, 500], {}, { summoned: onSummoned(burn(100)) }),
  body('wolfling', [500, 600], { categories: ['wolf'] }),
  monster(
    'adept',
    named('adept'),
    ['fire', 2, 1000, 2000],
    'rock',
    {},
    {
      basic: basic('fire', named('low'), burn(100)),
      advanced: advanced('fire', named('high'), burn(300)),
    },
  ),
  monster(
    'archer',
    named('archer'),
    ['fire', 2, 1000, 2000],
    'rock',
    {},
    { basic: basic('fire', named('shot'), hit(700)) },
  ),
  monster(
    'anyone',
    named('anyone'),
    ['fire', 2, 1000, 2000],
    'rock',
    {},
    { basic: basic('any', named('any'), burn(100)) },
  ),
  magic('fire-spell', named('fire-spell'), ['fire', 1], 'rock', use(burn(100))),
  magic('water-spell', named('water-spell'), ['water', 1], 'rock', use(cure(100))),
  magic('blank-spell', named('blank-spell'), ['none', 1], 'rock', use(cure(100))),
  magic('dear-spell', named('dear-spell'), ['fire', 4], 'rock', use(draw(1))),
  magic('rise', named('rise'), ['fire', 1], 'rock', use(revive(9))),
  magic('give-away', named('give-away'), ['fire', 1], 'rock', use(offer())),
  magic('tremor', named('tremor'), ['fire', 1], 'rock', use(quake(500))),
  magic(
    'twin-burn',
    named('twin-burn'),
    ['fire', 1],
    'rock',
    use(
      part({ n: 500 }, named('Each player takes {n}.'), function* (g, self, v) {
        for (const seat of [0, 1] as const) hurtPlayer(g, seat, v.n, 'effect', self.id);
      }),
    ),
  ),
  magic(
    'burn-and-heal',
    named('burn-and-heal'),
    ['fire', 1],
    'rock',
    use(
      part({ n: 500 }, named('You take {n}, then gain twice {n}.'), function* (g, self, v) {
        hurtPlayer(g, self.controller, v.n, 'effect', self.id);
        g.s.life[self.controller] = (g.s.life[self.controller] as number) + 2 * v.n;
      }),
    ),
  ),
  magic(
    'soften',
    named('soften'),
    ['fire', 1],
    'rock',
    use(
      part({ n: 9000 }, named('Opposing monsters lose {n} attack while they stay.'), function* (g, self, v, key) {
        for (const card of monstersOf(g, opponent(self.controller)))
          inflict(g, self, key, 'weakened', card.id, FOREVER, v.n);
      }),
    ),
  ),
  setsuna('quick-hit', named('quick-hit'), ['fire', 1], 'rock', use(hit(600))),
  setsuna('quick-slay', named('quick-slay'), ['fire', 1], 'rock', use(slay(9000))),
  setsuna('quick-cure', named('quick-cure'), ['fire', 1], 'rock', use(cure(100))),
  setsuna('quick-offer', named('quick-offer'), ['fire', 1], 'rock', use(offer())),
  setsuna('quick-rise', named('quick-rise'), ['fire', 1], 'rock', use(revive(9))),
  field('camp', named('camp'), ['fire', 1], 'rock', { always: alliesAttack(200) }),
  field('ruin', named('ruin'), ['water', 1], 'rock', {
    always: always({ n: 100 }, named('All monsters have {n} more attack.'), {
      attack: (_g, _self, card, value, v) => (inPlay(card) ? value + v.n : value),
    }),
  }),
  phase('moon', named('moon'), 'fire', 'rock', {
    s0: whileStage(0, alliesAttack(100)),
    s1: whileStage(1, alliesAttack(200)),
    s2: onStage(2, burn(300)),
    s3: onStage(3, burn(500)),
  }),
  phase('star', named('star'), 'water', 'rock', {
    s0: onStage(0, cure(100)),
    s1: onStage(1, cure(100)),
    s2: onStage(2, cure(100)),
    s3: onStage(3, cure(100)),
  }),
];

/** The game with the rule cards beside the pool. */
export const ruleGame: Game<MsState> = { ...magicSpirit, cards: [...magicSpirit.cards, ...RULE_CARDS] };
