import { opponent, type Seat } from '@taisen/kernel';
import { defOf } from './card.ts';
import { matching } from './charge.ts';
import { deckOf, fieldOf, type G, handOf, type MsCard, monstersOf, phaseOf } from './state.ts';
import { STATUSES, type Status } from './statuses.ts';
import { activeTokens } from './tokens.ts';
import { attackOf, hpOf } from './values.ts';

/** What a card in hand is worth; what it is charged for must be worth more, or nobody would charge. */
const IN_HAND = 300;

/** How the table looks to a seat, in life points, from what everyone may see. */
export function evaluate(g: G, seat: Seat): number {
  if (g.s.result !== null) return g.s.result.winner === null ? 0 : g.s.result.winner === seat ? 1e6 : -1e6;
  return side(g, seat) - side(g, opponent(seat));
}

function side(g: G, seat: Seat): number {
  const life = g.s.life[seat] as number;
  // The last thousands are dear.
  let worth = life + Math.min(life, 2000);
  for (const monster of monstersOf(g, seat)) worth += worthOf(g, monster);
  for (const id of handOf(g, seat)) worth += id >= 0 ? IN_HAND : 0;
  if (fieldOf(g, seat) >= 0) worth += 500;
  const phase = phaseOf(g, seat);
  if (phase >= 0) worth += 600 + 450 * (g.s.cards[phase] as MsCard).stage;
  // A token to come is worth more than one that could be used now; two kept back may pay a setsuna.
  worth += (g.s.tokens[seat] as number) * 150 + Math.min(3, activeTokens(g, seat)) * 40;
  for (const { kind, target } of g.s.effects) {
    const on = g.s.cards[target];
    if (on?.controller === seat && kind in STATUSES) worth += STATUSES[kind as Status].good ? 150 : -250;
  }
  return worth + Math.min(deckOf(g, seat).length, 5) * 10;
}

/** Attack and HP, and what its charges let it do. */
function worthOf(g: G, monster: MsCard): number {
  const strength = attackOf(g, monster) * 0.9 + hpOf(g, monster) * 0.6 + 200;
  return strength + readiness(g, monster);
}

/** A skill that can be used is worth a card and a half; one that could be used half as much. */
function readiness(g: G, monster: MsCard): number {
  const { abilities, skills } = defOf(g, monster);
  let worth = 0;
  for (const key of skills) {
    const charge = abilities[key]?.charge;
    if (charge === undefined) continue;
    const has = matching(g, monster, charge.attribute) + monster.sp;
    const full = charge.count === 1 ? 450 : 900;
    worth = Math.max(worth, has >= charge.count ? full : (full * has) / (charge.count + 0.5));
  }
  return worth;
}
