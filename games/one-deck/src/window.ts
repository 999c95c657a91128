/** OD-6.1: who is asked for an answer, in turn, until both have passed in a row. */
import { opponent, type Seat } from '@taisen/kernel';
import { type OdCardDef, SPELL_COST } from './card.ts';
import { DECK, type G, HAND, handOf, hasTraps, TRAPS } from './state.ts';

/**
 * Whether a player could have an answer for all that everyone sees: set traps; for the turn player a hand and the
 * cost of a spell; for the other, in the battle phase, a hand that might hold what is used from it. Whoever could
 * is asked, whatever the cards are, so that being asked tells nothing.
 */
export function couldAnswer(g: G, seat: Seat): boolean {
  const { s } = g;
  if (hasTraps(g, seat)) return true;
  if (handOf(g, seat).length === 0) return false;
  if (s.active === seat) return (s.cost[seat] as number) >= SPELL_COST && g.rulings.spellAnswers;
  return s.phase === 'battle' && someHidden(g);
}

/** Whether a card that is used from the hand is anywhere that not everyone sees: in a hand, the deck, face down. */
function someHidden(g: G): boolean {
  const defs = g.game.cards;
  const { cards } = g.s;
  for (let i = 0; i < cards.length; i++) {
    const { def, zone } = cards[i] as G['s']['cards'][number];
    if (!(defs[def] as OdCardDef).fromHand) continue;
    const kind = zone >> 1;
    if (kind === HAND || kind === DECK || kind === TRAPS) return true;
  }
  return false;
}

/** Something was declared or used: the chance to answer it, this player first. */
export function openWindow(g: G, first: Seat): void {
  g.s.asked = first;
  g.s.passes = 0;
  findAsked(g);
}

/** The player asked lets the chance go by. */
export function pass(g: G): void {
  g.s.passes++;
  g.s.asked = opponent(g.s.asked);
  findAsked(g);
}

/** Whoever could not have an answer passes unasked; when both have passed, the chain resolves. */
function findAsked(g: G): void {
  const { s } = g;
  while (s.passes < 2 && !couldAnswer(g, s.asked)) {
    s.passes++;
    s.asked = opponent(s.asked);
  }
  s.step = s.passes < 2 ? 'respond' : afterAnswers(g);
}

/** OD-6.2: the chain resolves; then the attack strikes, or the phase goes on. */
export function afterAnswers({ s }: G): string {
  if (s.chain.length > 0) return 'resolve';
  return s.attack === null ? s.phase : 'strike';
}
