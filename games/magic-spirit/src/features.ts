/** The features of a Magic Spirit position. Life, attack and HP are in thousands. */
import { featuresOf, flag, NO_CARD, type Seat } from '@taisen/kernel';
import { attackContinues, counterTo, dealtBy, directStrike } from './battle.ts';
import { defOf } from './card.ts';
import { countingTokens, matching } from './charge.ts';
import { percent } from './percent.ts';
import { deckOf, fieldOf, type G, handOf, type MsCard, type MsState, monstersOf, phaseOf } from './state.ts';
import { STATUSES, type Status } from './statuses.ts';
import { activeTokens } from './tokens.ts';
import { attackOf, hpOf, isGuardian, piercingOf } from './values.ts';

/** Below this many thousand life, the missing life is a feature of its own. */
const LOW_LIFE = 2;
/** Active tokens up to this number are a feature of their own, because they can pay for a setsuna. */
const SETSUNA_TOKENS = 3;

function side(g: G, seat: Seat): number[] {
  const life = (g.s.life[seat] as number) / 1000;
  let [count, attack, best, hp, guards, skills, halves] = [0, 0, 0, 0, 0, 0, 0];
  for (const monster of monstersOf(g, seat)) {
    const own = attackOf(g, monster) / 1000;
    count++;
    attack += own;
    hp += hpOf(g, monster) / 1000;
    if (own > best) best = own;
    if (isGuardian(g, monster)) guards++;
    const charged = readiness(g, monster);
    if (charged === 1) skills++;
    else halves += charged;
  }
  let [good, bad] = [0, 0];
  for (const { kind, target } of g.s.effects) {
    if (!(kind in STATUSES) || g.s.cards[target]?.controller !== seat) continue;
    if (STATUSES[kind as Status].good) good++;
    else bad++;
  }
  const hand = handOf(g, seat).length;
  const phase = phaseOf(g, seat);
  const tokens = g.s.tokens[seat] as number;
  return [
    life,
    Math.max(0, LOW_LIFE - life),
    count,
    flag(count === 0),
    attack,
    best,
    hp,
    guards,
    skills,
    halves,
    good,
    bad,
    hand / 3,
    Math.min(hand, 3) / 3,
    deckOf(g, seat).length / 10,
    flag(fieldOf(g, seat) !== NO_CARD),
    flag(phase !== NO_CARD),
    phase === NO_CARD ? 0 : (g.s.cards[phase] as MsCard).stage,
    tokens / 3,
    activeTokens(g, seat) / 3,
    Math.min(SETSUNA_TOKENS, activeTokens(g, seat)) / 3,
  ];
}

/** The share of the charges of a monster's best charged skill; 1 when the skill may be used. */
function readiness(g: G, monster: MsCard): number {
  const { abilities, skills } = defOf(g, monster);
  let most = 0;
  for (const key of skills) {
    const charge = abilities[key]?.charge;
    if (charge === undefined) continue;
    const charges = matching(g, monster, charge.attribute) + countingTokens(g, monster, charge.attribute);
    most = Math.max(most, Math.min(1, charges / charge.count));
  }
  return most;
}

function table(g: G, viewer: Seat): number[] {
  const { active, turn } = g.s;
  const mine = active === viewer ? 1 : -1;
  return [mine, Math.min(turn, 20) / 10, ...attackUnderWay(g).map((count) => mine * count)];
}

/** What an attack that is declared but not resolved will do to the player, the target and the attacker. */
function attackUnderWay(g: G): number[] {
  const { cards, attacker: id, target: at } = g.s;
  if (id === NO_CARD || !attackContinues(g)) return [0, 0, 0, 0, 0];
  const attacker = cards[id] as MsCard;
  if (at === NO_CARD) return [directStrike(g, attacker) / 1000, 0, 0, 0, 0];
  const target = cards[at] as MsCard;
  const dealt = dealtBy(g, attacker, target);
  const excess = dealt - hpOf(g, target);
  const counter = counterTo(g, attacker, target);
  return [
    excess > 0 ? percent(excess, piercingOf(g, attacker)) / 1000 : 0,
    Math.min(dealt, hpOf(g, target)) / 1000,
    excess >= 0 ? 0.5 + attackOf(g, target) / 1000 : 0,
    Math.min(counter, hpOf(g, attacker)) / 1000,
    counter >= hpOf(g, attacker) ? 0.5 + attackOf(g, attacker) / 1000 : 0,
  ];
}

export const features = featuresOf<MsState>({
  side: {
    names: [
      'life',
      'lack of life',
      'monsters',
      'empty field',
      'attack',
      'best attack',
      'HP',
      'guardians',
      'skills charged',
      'skills half charged',
      'good statuses',
      'bad statuses',
      'hand',
      'first cards in hand',
      'deck',
      'field card',
      'phase card',
      'stage',
      'tokens',
      'active tokens',
      'first active tokens',
    ],
    of: side,
  },
  table: {
    names: [
      'my turn',
      'turn',
      'attack on player',
      'attack on monster',
      'attack destroys',
      'counter',
      'counter destroys',
    ],
    of: table,
  },
});
