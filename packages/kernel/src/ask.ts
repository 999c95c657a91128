/** How rules ask. A question with one answer is asked too, unless everyone can see that there is no other. */
import type { Card } from './state.ts';
import type { CardId, Decision, Op, Option, Seat } from './types.ts';

export const YES: Option = { do: 'yes' };
export const NO: Option = { do: 'no' };
/** Picks no card. */
export const NONE: Option = { do: 'none' };
/** Does not respond. */
export const PASS: Option = { do: 'pass' };
/** Options that do nothing. A list that has one ends with it. */
const DECLINES: readonly Option[] = [NO, NONE, PASS];

/** The card and the clause that ask. */
export interface PromptSource {
  readonly card: CardId;
  readonly ability: string;
  readonly face?: string;
}

/** Asks one seat. `kind` names the question in the game's texts. */
export function* ask(seat: Seat, kind: string, options: readonly Option[], source?: PromptSource): Op<Option> {
  const last = options.length - 1;
  const declines = DECLINES.includes(options[last] as Option);
  const [answer] = yield [
    declines ? { seat, kind, options, pass: last, ...source } : { seat, kind, options, ...source },
  ];
  return answer as Option;
}

/** A decision whose last option does nothing. */
export const optionalDecision = (seat: Seat, kind: string, options: readonly Option[]): Decision => ({
  seat,
  kind,
  options,
  pass: options.length - 1,
});

/** Asks several seats at once; none sees another's answer before giving its own. */
export function* askAll(decisions: readonly Decision[]): Op<readonly Option[]> {
  return yield decisions;
}

/** "You may …". Asked even if it would do nothing, so that the question reveals nothing. */
export function* may(seat: Seat, self: Card, ability: string, face?: string): Op<boolean> {
  const asking = face === undefined ? { card: self.id, ability } : { card: self.id, ability, face };
  return (yield* ask(seat, 'may', [YES, NO], asking)) === YES;
}

export interface PickOptions {
  readonly asking?: PromptSource;
  /** The player may pick nothing. */
  readonly optional?: boolean;
  /** The candidates are hidden from the opponent: the seat is always asked, and may pick none. */
  readonly hidden?: boolean;
}

/** Picks one card, or -1 when there is none or the player picks none. */
export function* pick(seat: Seat, kind: string, cards: readonly CardId[], how: PickOptions = {}): Op<CardId> {
  const free = how.optional === true || how.hidden === true;
  if (!free && cards.length < 2) return cards[0] ?? -1;
  if (cards.length === 0 && how.hidden !== true) return -1;
  const options: Option[] = cards.map((card) => ({ do: 'pick', card }));
  if (free) options.push(NONE);
  return (yield* ask(seat, kind, options, how.asking)).card ?? -1;
}

/** Picks up to `count` cards, one after the other; as many as there are unless the picking is optional. */
export function* pickSome(
  seat: Seat,
  kind: string,
  cards: readonly CardId[],
  count: number,
  how: PickOptions = {},
): Op<CardId[]> {
  const left = cards.slice();
  const picked: CardId[] = [];
  while (picked.length < count) {
    if (left.length === 0 && how.hidden !== true) break;
    const card = yield* pick(seat, kind, left, how);
    if (card === -1) break;
    picked.push(card);
    left.splice(left.indexOf(card), 1);
  }
  return picked;
}
