/** OD-6: answers, and the resolution of the chain. */
import {
  type Action,
  type Decision,
  move,
  type Op,
  type Option,
  optionalDecision,
  PASS,
  resolve,
  type Seat,
  zoneOf,
} from '@taisen/kernel';
import { type Attack, type G, GRAVEYARD, type Link, type OdCard, type OdState } from './state.ts';
import { addHandUses, addTrapUses, use } from './use.ts';
import { afterAnswers, pass } from './window.ts';

/** OD-6.1: one player may answer the last card, or the attack. */
export const respond: Action<OdState> = {
  ask: (g) => {
    const { asked: seat, chain, attack } = g.s;
    const card = chain.length > 0 ? (chain[chain.length - 1] as Link).card : (attack as Attack).card;
    return [{ ...optionalDecision(seat, 'respond', answerOptions(g, seat)), card }];
  },
  act: (g, answers) => {
    const choice = answers[0] as Option;
    if (choice.card === undefined) pass(g);
    else use(g, g.s.asked, choice);
  },
};

/** Shared, because most decisions have no other option. */
const NO_ANSWER: readonly Option[] = [PASS];

function answerOptions(g: G, seat: Seat): readonly Option[] {
  const options: Option[] = [];
  addTrapUses(g, seat, options);
  addHandUses(g, seat, options);
  if (options.length === 0) return NO_ANSWER;
  options.push(PASS);
  return options;
}

/** OD-6.2: the last card resolves first. */
export const resolveChain: Action<OdState> = { ask: () => NO_DECISIONS, act: resolveLast };
const NO_DECISIONS: readonly Decision[] = [];

// biome-ignore lint/suspicious/noConfusingVoidType: returns an operation only if the card needs a decision
export function resolveLast(g: G): Op | void {
  const { chain } = g.s;
  const { card, ability, seat, target } = chain[chain.length - 1] as Link;
  const event = target < 0 ? { type: 'used', card, seat } : { type: 'used', card, seat, target };
  const op = resolve(g, g.s.cards[card] as OdCard, ability, event);
  if (op !== undefined) return leaveAfter(g, op);
  leaveChain(g);
}

function* leaveAfter(g: G, op: Op): Op {
  yield* op;
  leaveChain(g);
}

/** OD-1.5: a used card goes to the graveyard of the player who used it. */
function leaveChain(g: G): void {
  const { card, seat } = g.s.chain.pop() as Link;
  move(g, card, zoneOf(GRAVEYARD, seat));
  g.s.step = afterAnswers(g);
}
