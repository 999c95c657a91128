/**
 * Finds the option that a player means. A decision lists all options, and every click rules some out until one is left.
 * Pure: it depends on the options and the clicks only, not on the game or the screen.
 */
import type { OptionView } from '@taisen/kernel';

/** A place on the table: a zone, or one place of its row. */
export interface Place {
  readonly zone: string;
  readonly at?: number;
}

/** Where an option puts its card, if that is shown as a place. Defined in the layout of the game. */
export type Where = (option: OptionView) => Place | null;

/** What was clicked on the table: a card, a place, or a place with the card that lies there. */
export interface SelectTarget {
  readonly card?: number;
  readonly place?: Place;
}

/** The role of a chosen card in the option. */
export type Role = 'subject' | 'target' | 'cards';
export type Pick = { readonly card: number; readonly role: Role } | { readonly place: Place };

export interface Choice {
  readonly options: readonly OptionView[];
  readonly where: Where;
}

export interface Selection {
  /** The options that are left, by number. */
  readonly left: readonly number[];
  /** Cards that can be clicked next. */
  readonly cards: ReadonlyMap<number, Role>;
  readonly places: readonly Place[];
  /** Options that are offered as buttons, since no click on the table can tell them apart. */
  readonly buttons: readonly number[];
  /** The option that confirming would choose. */
  readonly ready: number | null;
  /** Only the place is still open. */
  readonly sole: boolean;
  /** The cards of the ready option, or of the clicks so far. */
  readonly chosen: ReadonlySet<number>;
  readonly place: Place | null;
}

/** The card of an option; without one, its target. */
export const subjectOf = ({ card, target }: OptionView): number | undefined => card ?? target;
const targetOf = ({ card, target }: OptionView): number | undefined => (card === undefined ? undefined : target);

export const samePlace = (wanted: Place | null, place: Place): boolean =>
  wanted !== null && wanted.zone === place.zone && (wanted.at === undefined || wanted.at === place.at);

/** The verb that begins a battle, in all games with one. */
const BATTLE = 'battle';

interface Taken {
  readonly subject: number | null;
  readonly target: number | null;
  readonly cards: readonly number[];
  readonly place: Place | null;
}

function takenBy(picks: readonly Pick[]): Taken {
  const of = (role: Role) => picks.flatMap((pick) => ('card' in pick && pick.role === role ? [pick.card] : []));
  const place = picks.findLast((pick) => 'place' in pick);
  return {
    subject: of('subject')[0] ?? null,
    target: of('target')[0] ?? null,
    cards: of('cards'),
    place: place !== undefined && 'place' in place ? place.place : null,
  };
}

const allows = (option: OptionView, where: Where, { subject, target, cards, place }: Taken): boolean =>
  (subject === null || subjectOf(option) === subject) &&
  (target === null || targetOf(option) === target) &&
  cards.every((card) => option.cards?.includes(card) === true) &&
  (place === null || samePlace(where(option), place));

export function selectionOf({ options, where }: Choice, picks: readonly Pick[]): Selection {
  const taken = takenBy(picks);
  const left = options.flatMap((option, i) => (allows(option, where, taken) ? [i] : []));
  const rest = left.map((i) => options[i] as OptionView);
  const groups = grouped(options, where, left, (option) => isComplete(option, rest, taken));
  const begun = picks.length > 0;
  const ready = begun && groups.length === 1 ? (groups[0] as readonly number[]) : null;
  const option = ready === null ? undefined : options[ready[0] as number];
  return {
    left,
    cards: nextCards(rest, taken),
    places:
      taken.place === null
        ? placesOf(
            rest.filter((each) => reached(each, taken)),
            where,
          )
        : [],
    buttons: begun && groups.length === 1 ? [] : groups.map(([first]) => first as number),
    ready: ready === null ? null : (ready[0] as number),
    sole: ready !== null && ready.length === left.length,
    chosen: new Set(option === undefined ? chosenBy(taken) : namedBy(option)),
    place: taken.place,
  };
}

const chosenBy = ({ subject, target, cards }: Taken): readonly number[] =>
  [subject, target, ...cards].filter((card) => card !== null);
const namedBy = ({ card, target, cards }: OptionView): readonly number[] =>
  [card, target, ...(cards ?? [])].filter((id) => id !== undefined);

/** Whether its subject is chosen, or it has none. */
const reached = (option: OptionView, { subject }: Taken): boolean =>
  subject !== null || subjectOf(option) === undefined;

/** Whether only the place of an option is still open. What all remaining options have in common needs no click. */
function isComplete(option: OptionView, rest: readonly OptionView[], taken: Taken): boolean {
  if (!reached(option, taken)) return false;
  const target = targetOf(option);
  if (target !== undefined && target !== taken.target && rest.some((other) => targetOf(other) !== target)) return false;
  const cards = option.cards ?? [];
  return cards.length === taken.cards.length || rest.every((other) => sameSet(other.cards ?? [], cards));
}

const sameSet = (a: readonly number[], b: readonly number[]) => a.length === b.length && a.every((x) => b.includes(x));

/** Complete options. Those that differ only in their place are in one group. */
function grouped(
  options: readonly OptionView[],
  where: Where,
  left: readonly number[],
  complete: (option: OptionView) => boolean,
): readonly (readonly number[])[] {
  const groups = new Map<string, number[]>();
  for (const i of left) {
    const option = options[i] as OptionView;
    if (!complete(option)) continue;
    const place = where(option);
    const key = JSON.stringify(place?.at === undefined ? option : { ...option, at: null });
    groups.set(key, [...(groups.get(key) ?? []), i]);
  }
  return [...groups.values()];
}

function nextCards(rest: readonly OptionView[], taken: Taken): ReadonlyMap<number, Role> {
  const next = new Map<number, Role>();
  const add = (id: number | undefined, role: Role) => {
    if (id !== undefined && !next.has(id) && id !== taken.subject) next.set(id, role);
  };
  for (const option of rest) {
    if (taken.subject === null) add(subjectOf(option), 'subject');
    else if (taken.target === null) add(targetOf(option), 'target');
    if (reached(option, taken)) {
      for (const id of option.cards ?? []) if (!taken.cards.includes(id)) add(id, 'cards');
    }
  }
  return next;
}

function placesOf(rest: readonly OptionView[], where: Where): readonly Place[] {
  const places = new Map<string, Place>();
  for (const option of rest) {
    const place = where(option);
    if (place !== null) places.set(`${place.zone} ${place.at}`, place);
  }
  return [...places.values()];
}

/** The result of a click: more picks, a chosen option, or a refusal. */
export type Press =
  | { readonly picks: readonly Pick[] }
  | { readonly take: number }
  | { readonly refused: SelectTarget; readonly picks: readonly Pick[] };

export function press(choice: Choice, picks: readonly Pick[], target: SelectTarget): Press {
  const now = selectionOf(choice, picks);
  const { card, place } = target;
  if (card !== undefined) {
    const role = now.cards.get(card);
    // The card belongs to the ready option already, without a click: the click confirms it.
    if (role !== undefined && now.sole && now.chosen.has(card) && role === 'target') return confirm(now);
    if (role !== undefined) return { picks: [...picks, { card, role }] };
  }
  if (place !== undefined && now.places.some((each) => samePlace(each, place))) {
    // With a whole row as the place, a card in it may be meant as the next one to act.
    const exact = card === undefined || now.places.some((each) => each.at !== undefined && samePlace(each, place));
    if (exact || !selectionOf(choice, []).cards.has(card)) return { picks: [...picks, { place }] };
  }
  if (place !== undefined && now.ready !== null && now.place !== null && samePlace(now.place, place))
    return confirm(now);
  if (card !== undefined && now.chosen.has(card)) return again(now, picks, card);
  if (card !== undefined && selectionOf(choice, []).cards.has(card)) return press(choice, [], { card });
  return { refused: target, picks };
}

const confirm = ({ ready }: Selection): Press => ({ take: ready as number });

/** A click on a chosen card confirms if nothing else is open; otherwise it deselects the card. */
function again(now: Selection, picks: readonly Pick[], card: number): Press {
  if (now.sole) return confirm(now);
  const role = picks.find((pick) => 'card' in pick && pick.card === card);
  const isSubject = role === undefined || ('role' in role && role.role === 'subject');
  return { picks: isSubject ? [] : picks.filter((pick) => pick !== role) };
}

/** Dragging is clicking both. Earlier picks are dropped. */
export function drag(choice: Choice, card: number, onto: SelectTarget): Press {
  const begun = press(choice, [], { card });
  if (!('picks' in begun) || 'refused' in begun) return begun;
  const { sole, ready, cards, places } = selectionOf(choice, begun.picks);
  const { place } = onto;
  const isPlace = place !== undefined && places.some((each) => samePlace(each, place));
  const aim = isPlace && (onto.card === undefined || !cards.has(onto.card)) ? { place } : onto;
  const done = press(choice, begun.picks, aim);
  // Dropped on its own side, with only one possible option: choose it.
  return 'refused' in done && sole && ready !== null && onto.card === undefined ? { take: ready } : done;
}

export const back = (picks: readonly Pick[]): readonly Pick[] => picks.slice(0, -1);

/** Whether an option ends a turn before its battle, which could still be begun. */
export const skipsBattle = (options: readonly OptionView[], option: number): boolean => {
  const { do: verb, card, target } = options[option] ?? { do: BATTLE };
  return verb !== BATTLE && card === undefined && target === undefined && options.some((each) => each.do === BATTLE);
};

/** For an option that goes on without a card: how many cards could still attack, by the verbs of attacks. */
export function unusedAttackers(
  attacks: readonly string[] | undefined,
  options: readonly OptionView[],
  option: number,
): number {
  const { card, target } = options[option] ?? {};
  if (attacks === undefined || card !== undefined || target !== undefined) return 0;
  return new Set(options.flatMap((each) => (attacks.includes(each.do) ? [each.card] : []))).size;
}
