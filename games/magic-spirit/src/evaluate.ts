/** How the table looks to a seat, in points of life, from what everyone may see. */
import { NO_CARD, opponent, type Seat } from '@taisen/kernel';
import { counterTo, dealtBy, directStrike, goesOn } from './battle.ts';
import { defOf } from './card.ts';
import { matching } from './charge.ts';
import { percent } from './percent.ts';
import { deckOf, fieldOf, type G, handOf, type MsCard, monstersOf, phaseOf } from './state.ts';
import { STATUSES, type Status } from './statuses.ts';
import { activeTokens, MOST_TOKENS } from './tokens.ts';
import { attackOf, hpOf, piercingOf } from './values.ts';

/** A card in hand; what it is charged for must be worth more, or nobody would charge. Too many are of little use. */
const IN_HAND = 300;
const MANY = 6;
const BEYOND = 100;
const TOKEN = 150;
const ACTIVE = 50;
/** Tokens kept back for a setsuna. */
const KEPT = 3;

/** So much worth makes a win e times as likely as a loss. */
const ODDS = 2000;

export function evaluate(g: G, seat: Seat): number {
  const { active } = g.s;
  const worth = side(g, seat) - side(g, opponent(seat)) + (active === seat ? 1 : -1) * attackUnderWay(g);
  // The opponent will draw and get a token in any case: passing the turn must not look like a loss.
  return (active === seat ? worth - turnOf(g, opponent(seat)) : worth) / ODDS;
}

/** What the start of a turn brings. */
function turnOf(g: G, seat: Seat): number {
  const { tokens, rested } = g.s;
  const woken = Math.min(KEPT, (tokens[seat] as number) + 1) - Math.min(KEPT, activeTokens(g, seat));
  const draw = deckOf(g, seat).length > 0 ? inHand(handOf(g, seat).length + 1) - inHand(handOf(g, seat).length) : 0;
  return draw + ((tokens[seat] as number) < MOST_TOKENS ? TOKEN : 0) + (rested[seat] === 0 ? 0 : woken * ACTIVE);
}

const inHand = (count: number): number => Math.min(count, MANY) * IN_HAND + Math.max(0, count - MANY) * BEYOND;

function side(g: G, seat: Seat): number {
  const life = g.s.life[seat] as number;
  // The last thousands are dear.
  let worth = life + Math.min(life, 2000) + inHand(handOf(g, seat).length);
  for (const monster of monstersOf(g, seat)) worth += worthOf(g, monster);
  if (fieldOf(g, seat) !== NO_CARD) worth += 600;
  const phase = phaseOf(g, seat);
  // The last stage takes the card away and has to show in what it did.
  if (phase !== NO_CARD) worth += 700 + 450 * (g.s.cards[phase] as MsCard).stage;
  worth += (g.s.tokens[seat] as number) * TOKEN + Math.min(KEPT, activeTokens(g, seat)) * ACTIVE;
  for (const { kind, target } of g.s.effects) {
    if (kind in STATUSES && g.s.cards[target]?.controller === seat) worth += STATUSES[kind as Status].good ? 150 : -250;
  }
  return worth;
}

/** Attack and HP, and what its charges let it do. */
const worthOf = (g: G, monster: MsCard): number =>
  200 + attackOf(g, monster) * 0.9 + hpOf(g, monster) * 0.6 + readiness(g, monster);

/** A skill that can be used is worth more than the cards it took; half of its charges less than half. */
function readiness(g: G, monster: MsCard): number {
  const { abilities, skills } = defOf(g, monster);
  let worth = 0;
  for (const key of skills) {
    const charge = abilities[key]?.charge;
    if (charge === undefined) continue;
    const has = matching(g, monster, charge.attribute) + monster.sp;
    const full = charge.count === 1 ? 450 : 1000;
    worth = Math.max(worth, has >= charge.count ? full : (full * has) / 2.5);
  }
  return worth;
}

/** An attack that is declared and has not struck yet: what it will bring its player. */
function attackUnderWay(g: G): number {
  const { cards, attacker: id, target: at } = g.s;
  if (id === NO_CARD || !goesOn(g)) return 0;
  const attacker = cards[id] as MsCard;
  if (at === NO_CARD) return directStrike(g, attacker);
  const target = cards[at] as MsCard;
  const dealt = dealtBy(g, attacker, target);
  const excess = dealt - hpOf(g, target);
  const won = excess >= 0 ? worthOf(g, target) + percent(excess, piercingOf(g, attacker)) : dealt * 0.6;
  const counter = counterTo(g, attacker, target);
  return won - (counter >= hpOf(g, attacker) ? worthOf(g, attacker) : counter * 0.6);
}
