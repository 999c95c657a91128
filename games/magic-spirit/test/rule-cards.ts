/** Cards that exist only to test a rule, so that the tests do not depend on the pool. */
import { FOREVER, type Game, opponent } from '@taisen/kernel';
import { advanced, always, basic, onDestroyed, onStage, onSummoned, use, whileStage } from '../src/abilities.ts';
import { field, type MsCardDef, magic, monster, phase, setsuna } from '../src/card.ts';
import { type MsState, magicSpirit } from '../src/index.ts';
import { damagePlayer } from '../src/life.ts';
import {
  alliesAttack,
  auraKeyword,
  damage,
  damageAllOthers,
  damageOpponent,
  destroyWeak,
  draw,
  gainLife,
  part,
  revive,
  sacrifice,
} from '../src/parts/index.ts';
import { inPlay, monstersOf } from '../src/state.ts';
import { inflict } from '../src/statuses.ts';

type FullSpec = readonly [attack: number, hp: number, cost?: number];
const named = (id: string) => ({ ja: id, 'zh-Hant': id, en: id });
const body = (
  id: string,
  [attack, hp, cost = 1]: FullSpec,
  more: Partial<Parameters<typeof monster>[1]> = {},
  clauses = {},
) => monster(id, { name: named(id), attribute: 'none', cost, attack, hp, ...more, art: { icon: 'rock' } }, clauses);

/** All other monsters have more HP while it is on the table. */
const everyHp = (n: number) =>
  always({ n }, named('All other monsters have {n} more HP.'), {
    hp: (_g, self, card, value, v) => (inPlay(card) && card !== self ? value + v.n : value),
  });

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
  body('martyr', [500, 500], {}, { destroyed: onDestroyed(damageOpponent(100)) }),
  body('greeter', [500, 500], {}, { summoned: onSummoned(damageOpponent(100)) }),
  body('nurse', [500, 500], {}, { always: everyHp(500) }),
  body('drummer', [500, 5000], {}, { always: auraKeyword('others', 'flurry') }),
  body('charmer', [500, 5000], {}, { always: auraKeyword('wolf', 'venom') }),
  body('warden', [500, 5000], {}, { always: auraKeyword('allies', 'steadfast') }),
  body('wolfling', [500, 600], { categories: ['wolf'] }),
  monster(
    'adept',
    { name: named('adept'), attribute: 'fire', cost: 2, attack: 1000, hp: 2000, art: { icon: 'rock' } },
    {
      basic: basic('fire', named('low'), damageOpponent(100)),
      advanced: advanced('fire', named('high'), damageOpponent(300)),
    },
  ),
  monster(
    'archer',
    { name: named('archer'), attribute: 'fire', cost: 2, attack: 1000, hp: 2000, art: { icon: 'rock' } },
    { basic: basic('fire', named('shot'), damage(700)) },
  ),
  monster(
    'anyone',
    { name: named('anyone'), attribute: 'fire', cost: 2, attack: 1000, hp: 2000, art: { icon: 'rock' } },
    { basic: basic('any', named('any'), damageOpponent(100)) },
  ),
  magic(
    'fire-spell',
    { name: named('fire-spell'), attribute: 'fire', cost: 1, art: { icon: 'rock' } },
    use(damageOpponent(100)),
  ),
  magic(
    'water-spell',
    { name: named('water-spell'), attribute: 'water', cost: 1, art: { icon: 'rock' } },
    use(gainLife(100)),
  ),
  magic(
    'blank-spell',
    { name: named('blank-spell'), attribute: 'none', cost: 1, art: { icon: 'rock' } },
    use(gainLife(100)),
  ),
  magic(
    'expensive-spell',
    { name: named('expensive-spell'), attribute: 'fire', cost: 4, art: { icon: 'rock' } },
    use(draw(1)),
  ),
  magic('rise', { name: named('rise'), attribute: 'fire', cost: 1, art: { icon: 'rock' } }, use(revive(9))),
  magic('give-away', { name: named('give-away'), attribute: 'fire', cost: 1, art: { icon: 'rock' } }, use(sacrifice())),
  magic(
    'tremor',
    { name: named('tremor'), attribute: 'fire', cost: 1, art: { icon: 'rock' } },
    use(damageAllOthers(500)),
  ),
  magic(
    'twin-burn',
    { name: named('twin-burn'), attribute: 'fire', cost: 1, art: { icon: 'rock' } },
    use(
      part({ n: 500 }, named('Each player takes {n}.'), function* (g, self, v) {
        for (const seat of [0, 1] as const) damagePlayer(g, seat, v.n, 'effect', self.id);
      }),
    ),
  ),
  magic(
    'burn-and-heal',
    { name: named('burn-and-heal'), attribute: 'fire', cost: 1, art: { icon: 'rock' } },
    use(
      part({ n: 500 }, named('You take {n}, then gain twice {n}.'), function* (g, self, v) {
        damagePlayer(g, self.controller, v.n, 'effect', self.id);
        g.s.life[self.controller] = (g.s.life[self.controller] as number) + 2 * v.n;
      }),
    ),
  ),
  magic(
    'soften',
    { name: named('soften'), attribute: 'fire', cost: 1, art: { icon: 'rock' } },
    use(
      part({ n: 9000 }, named('Opposing monsters lose {n} attack while they stay.'), function* (g, self, v, key) {
        for (const card of monstersOf(g, opponent(self.controller)))
          inflict(g, self, key, 'weakened', card.id, FOREVER, v.n);
      }),
    ),
  ),
  setsuna(
    'quick-hit',
    { name: named('quick-hit'), attribute: 'fire', cost: 1, art: { icon: 'rock' } },
    use(damage(600)),
  ),
  setsuna(
    'quick-slay',
    { name: named('quick-slay'), attribute: 'fire', cost: 1, art: { icon: 'rock' } },
    use(destroyWeak(9000)),
  ),
  setsuna(
    'quick-cure',
    { name: named('quick-cure'), attribute: 'fire', cost: 1, art: { icon: 'rock' } },
    use(gainLife(100)),
  ),
  setsuna(
    'quick-offer',
    { name: named('quick-offer'), attribute: 'fire', cost: 1, art: { icon: 'rock' } },
    use(sacrifice()),
  ),
  setsuna(
    'quick-rise',
    { name: named('quick-rise'), attribute: 'fire', cost: 1, art: { icon: 'rock' } },
    use(revive(9)),
  ),
  field('grove', { name: named('grove'), attribute: 'fire', cost: 1, art: { icon: 'rock' } }, { always: everyHp(500) }),
  field(
    'camp',
    { name: named('camp'), attribute: 'fire', cost: 1, art: { icon: 'rock' } },
    { always: alliesAttack(200) },
  ),
  field(
    'ruin',
    { name: named('ruin'), attribute: 'water', cost: 1, art: { icon: 'rock' } },
    {
      always: always({ n: 100 }, named('All monsters have {n} more attack.'), {
        attack: (_g, _self, card, value, v) => (inPlay(card) ? value + v.n : value),
      }),
    },
  ),
  phase(
    'moon',
    { name: named('moon'), attribute: 'fire', art: { icon: 'rock' } },
    {
      s0: whileStage(0, alliesAttack(100)),
      s1: whileStage(1, alliesAttack(200)),
      s2: onStage(2, damageOpponent(300)),
      s3: onStage(3, damageOpponent(500)),
    },
  ),
  phase(
    'star',
    { name: named('star'), attribute: 'water', art: { icon: 'rock' } },
    {
      s0: onStage(0, gainLife(100)),
      s1: onStage(1, gainLife(100)),
      s2: onStage(2, gainLife(100)),
      s3: onStage(3, gainLife(100)),
    },
  ),
];

/** The game with the rule cards in addition to the pool. */
export const ruleGame: Game<MsState> = { ...magicSpirit, cards: [...magicSpirit.cards, ...RULE_CARDS] };
