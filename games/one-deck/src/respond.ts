/** OD-6: answers and how they resolve. */
import { move, type Op, type Option, opponent, PASS, resolve, runOf, type Seat, zoneOf } from '@taisen/kernel';
import { type OdCardDef, SPELL_COST } from './card.ts';
import {
  type Attack,
  DECK,
  type G,
  GRAVEYARD,
  HAND,
  handOf,
  type Link,
  type OdCard,
  type OdState,
  TRAPS,
  trapZones,
} from './state.ts';
import { addUsesOf, use } from './use.ts';

/**
 * Whether a player could have an answer for all that everyone sees: set traps; for the turn player a hand and the
 * cost of a spell; for the other, in the battle phase, a hand that might hold what is used from it. Whoever could
 * is asked, whatever the cards are, so that being asked tells nothing.
 */
export function couldAnswer(g: G, seat: Seat): boolean {
  const { s } = g;
  for (const id of trapZones(g, seat)) if (id >= 0) return true;
  if (handOf(g, seat).length === 0) return false;
  if (s.active === seat) return g.rulings['spellAnswers'] === true && (s.cost[seat] as number) >= SPELL_COST;
  return s.phase === 'battle' && someHidden(g);
}

/** Whether a card that is used from the hand is anywhere that not everyone sees: in a hand, the deck, face down. */
function someHidden(g: G): boolean {
  const { cards } = g.game;
  for (const card of g.s.cards) {
    if (!(cards[card.def] as OdCardDef).fromHand) continue;
    const kind = card.zone >> 1;
    if (kind === HAND || kind === DECK || kind === TRAPS) return true;
  }
  return false;
}

/** OD-6.1: one player's chance to answer. */
// biome-ignore lint/suspicious/noConfusingVoidType: a step returns its generator or nothing
export function respond(g: G): Op | void {
  const { s } = g;
  if (s.passes === 2) s.step = 'resolve';
  else if (couldAnswer(g, s.asked)) return answer(g, s.asked);
  else pass(g.s);
}

function pass(s: OdState): void {
  s.passes++;
  s.asked = opponent(s.asked);
}

function* answer(g: G, seat: Seat): Op {
  const { s } = g;
  // What is answered: the last card, or the attack.
  const card = s.chain.length > 0 ? (s.chain.at(-1) as Link).card : (s.attack as Attack).card;
  const answers = yield [{ seat, kind: 'respond', options: answerOptions(g, seat), card }];
  const choice = answers[0] as Option;
  if (choice.card === undefined) pass(s);
  else use(g, seat, choice);
}

function answerOptions(g: G, seat: Seat): Option[] {
  const options: Option[] = [];
  addUsesOf(g, seat, trapZones(g, seat), options);
  addUsesOf(g, seat, handOf(g, seat), options);
  options.push(PASS);
  return options;
}

/** OD-6.2: the last one first; when all have resolved, the attack strikes or the phase goes on. */
// biome-ignore lint/suspicious/noConfusingVoidType: a step returns its generator or nothing
export function resolveChain(g: G): Op | void {
  const { s } = g;
  const link = s.chain.at(-1);
  if (link !== undefined) return resolveLink(g, link);
  s.step = s.attack === null ? s.phase : 'strike';
}

function* resolveLink(g: G, link: Link): Op {
  const { card: id, ability, seat, target } = link;
  const card = g.s.cards[id] as OdCard;
  const event = { type: 'used', card: id, seat, ...(target >= 0 ? { target } : {}) };
  yield* resolve(g, card, ability, runOf(g, card, ability, event));
  g.s.chain.pop();
  // OD-1.5: to the graveyard of the player who used it.
  move(g, id, zoneOf(GRAVEYARD, seat));
}
