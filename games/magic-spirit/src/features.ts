/** What counts in Magic Spirit. Life, attack and HP in thousands. */
import { featuresOf, flag, NO_CARD, type Seat } from '@taisen/kernel';
import { counterTo, dealtBy, directStrike, goesOn } from './battle.ts';
import { defOf } from './card.ts';
import { matching } from './charge.ts';
import { percent } from './percent.ts';
import { deckOf, fieldOf, type G, handOf, type MsCard, type MsState, monstersOf, phaseOf } from './state.ts';
import { STATUSES, type Status } from './statuses.ts';
import { activeTokens } from './tokens.ts';
import { attackOf, hpOf, isGuardian, piercingOf } from './values.ts';

/** Little life is dear. */
const LOW = 2;
/** Tokens kept back for a setsuna. */
const KEPT = 3;

function side(g: G, seat: Seat): number[] {
  const life = (g.s.life[seat] as number) / 1000;
  let [count, attack, best, hp, guards, skills, halves] = [0, 0, 0, 0, 0, 0, 0];
  for (const monster of monstersOf(g, seat)) {
    const might = attackOf(g, monster) / 1000;
    count++;
    attack += might;
    hp += hpOf(g, monster) / 1000;
    if (might > best) best = might;
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
    Math.max(0, LOW - life),
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
    Math.min(KEPT, activeTokens(g, seat)) / 3,
  ];
}

/** How near a monster is to its dearest skill, 1 when it may be used. */
function readiness(g: G, monster: MsCard): number {
  const { abilities, skills } = defOf(g, monster);
  let most = 0;
  for (const key of skills) {
    const charge = abilities[key]?.charge;
    if (charge === undefined) continue;
    const has = matching(g, monster, charge.attribute) + monster.sp;
    most = Math.max(most, Math.min(1, has / charge.count));
  }
  return most;
}

function table(g: G, viewer: Seat): number[] {
  const { active, turn } = g.s;
  const mine = active === viewer ? 1 : -1;
  return [mine, Math.min(turn, 20) / 10, ...attackUnderWay(g).map((count) => mine * count)];
}

/** An attack that is declared and has not struck yet: what it will do to player, target and attacker. */
function attackUnderWay(g: G): number[] {
  const { cards, attacker: id, target: at } = g.s;
  if (id === NO_CARD || !goesOn(g)) return [0, 0, 0, 0, 0];
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
