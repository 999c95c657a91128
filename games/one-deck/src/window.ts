/** OD-6.1: the players are asked for answers in turn, until both have passed in a row. */
import { opponent, type Seat } from '@taisen/kernel';
import { type OdCardDef, SPELL_COST } from './card.ts';
import { DECK, type G, HAND, handOf, hasTraps, TRAPS } from './state.ts';

/**
 * Whether a player could have an answer, judged by public facts: set traps; for the turn player a hand and the cost of
 * a spell; for the opponent, in the battle phase, a hand that might contain a card used from the hand. Such a player is
 * always asked, so that the decision reveals nothing.
 */
export function couldAnswer(g: G, seat: Seat): boolean {
  const { s } = g;
  if (hasTraps(g, seat)) return true;
  if (handOf(g, seat).length === 0) return false;
  if (s.active === seat) return (s.cost[seat] as number) >= SPELL_COST && g.rulings.spellAnswers;
  return s.phase === 'battle' && mayBeHidden(g);
}

/** Whether a card that is used from the hand may be hidden in a hand, in the deck or face down. */
function mayBeHidden(g: G): boolean {
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

/** Opens a window for answers to an attack or a used card. */
export function openWindow(g: G, first: Seat): void {
  g.s.asked = first;
  g.s.passes = 0;
  askNext(g);
}

/** The asked player passes. */
export function pass(g: G): void {
  g.s.passes++;
  g.s.asked = opponent(g.s.asked);
  askNext(g);
}

/** A player who could not have an answer passes without a decision. When both have passed, the chain resolves. */
function askNext(g: G): void {
  const { s } = g;
  while (s.passes < 2 && !couldAnswer(g, s.asked)) {
    s.passes++;
    s.asked = opponent(s.asked);
  }
  s.step = s.passes < 2 ? 'respond' : afterAnswers(g);
}

/** OD-6.2: first the chain resolves, then the attack; otherwise the phase continues. */
export function afterAnswers({ s }: G): string {
  if (s.chain.length > 0) return 'resolve';
  return s.attack === null ? s.phase : 'strike';
}
