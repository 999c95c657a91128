/** OD-6: answers and how they resolve. */
import { type Action, move, type Op, type Option, PASS, resolve, runOf, type Seat, zoneOf } from '@taisen/kernel';
import { type Attack, type G, GRAVEYARD, type Link, type OdCard, type OdState } from './state.ts';
import { addHandUses, addTrapUses, use } from './use.ts';
import { pass } from './window.ts';

/** OD-6.1: one player's chance to answer the last card, or the attack. */
export const respond: Action<OdState> = {
  ask: (g) => {
    const { asked: seat, chain, attack } = g.s;
    const card = chain.length > 0 ? (chain[chain.length - 1] as Link).card : (attack as Attack).card;
    return [{ seat, kind: 'respond', options: answerOptions(g, seat), card }];
  },
  act: (g, answers) => {
    const choice = answers[0] as Option;
    if (choice.card === undefined) pass(g);
    else use(g, g.s.asked, choice);
  },
};

function answerOptions(g: G, seat: Seat): Option[] {
  const options: Option[] = [];
  addTrapUses(g, seat, options);
  addHandUses(g, seat, options);
  options.push(PASS);
  return options;
}

/** OD-6.2: the last one first; when all have resolved, the attack strikes or the phase goes on. */
// biome-ignore lint/suspicious/noConfusingVoidType: a step returns its generator or nothing
export function resolveChain(g: G): Op | void {
  const { s } = g;
  const { length } = s.chain;
  if (length > 0) return resolveLink(g, s.chain[length - 1] as Link);
  s.step = s.attack === null ? s.phase : 'strike';
}

function* resolveLink(g: G, link: Link): Op {
  const { card: id, ability, seat, target } = link;
  const card = g.s.cards[id] as OdCard;
  const event = target < 0 ? { type: 'used', card: id, seat } : { type: 'used', card: id, seat, target };
  yield* resolve(g, card, ability, runOf(g, card, ability, event));
  g.s.chain.pop();
  // OD-1.5: to the graveyard of the player who used it.
  move(g, id, zoneOf(GRAVEYARD, seat));
}
