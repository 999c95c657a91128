/**
 * What is to be seen of a step, in order, made from its events. Pure: nothing here knows the screen. `before` is played
 * on the table as it was, then the new state appears, and `after` is played on that.
 */
import { type Result, type Seat, type SeenEvent, SPECTATOR, type View, type Viewer } from '@taisen/kernel';
import { attackUnderWay } from '../attack.ts';
import { cardsOf } from '../cards.ts';
import { type Events, specOf, type ValueChange, valueChangeOf } from '../value-changes.ts';

/** Both players' cards that take part in a scene. */
export type Units = readonly [readonly string[], readonly string[]];

export interface Scene {
  /** The event, e.g. `live`. */
  readonly type: string;
  readonly seat: Seat | null;
  readonly units: Units;
  /** By seat: what the event says of the player, e.g. the rank of the unit. */
  readonly says: readonly [string | null, string | null];
}

export type Cue =
  /** The attacker winds up, dashes to its target, and stops at the contact. */
  | { readonly cue: 'strike'; readonly card: number; readonly target: number | null; readonly seat: Seat }
  /** An attack was declared, and is not resolved yet. */
  | { readonly cue: 'declare'; readonly card: number; readonly target: number | null; readonly seat: Seat }
  /** A card is shown large, with lines to those whom it concerns. */
  | {
      readonly cue: 'card';
      readonly card: string;
      readonly id: number;
      readonly seat: Seat;
      readonly own: boolean;
      readonly targets: readonly number[];
      readonly seats: readonly Seat[];
    }
  /** A card on the table does something: it comes forward. */
  | { readonly cue: 'act'; readonly card: number }
  | { readonly cue: 'scene'; readonly scene: Scene }
  /** Losses and gains, and the cards that fall by them. */
  | { readonly cue: 'impact'; readonly changes: readonly ValueChange[]; readonly falls: readonly number[] }
  /** Cards go into another one. */
  | { readonly cue: 'gather'; readonly cards: readonly number[]; readonly into: number }
  | { readonly cue: 'shuffle'; readonly zone: string }
  | { readonly cue: 'turn'; readonly seat: Seat }
  | { readonly cue: 'phase'; readonly phase: string }
  | { readonly cue: 'finish'; readonly winner: Seat | null };

export interface Cues {
  readonly before: readonly Cue[];
  readonly after: readonly Cue[];
}

export interface Step {
  readonly from: View;
  readonly to: View;
  /** All events before the step, and those of the step. */
  readonly past: readonly SeenEvent[];
  readonly fresh: readonly SeenEvent[];
  /** The results before and after, which the table knows if a player gives up. */
  readonly ended: readonly [Result | null, Result | null];
  readonly viewer: Viewer;
  /** Phases whose beginning is announced. */
  readonly announced?: readonly string[];
}

export function cuesOf(game: Events, step: Step): Cues {
  return { before: cuesBefore(game, step), after: cuesAfter(game, step) };
}

function cuesBefore(game: Events, { from, past, fresh, viewer }: Step): Cue[] {
  const cues: Cue[] = [];
  const own = (seat: Seat | undefined) => seat === viewer || viewer === SPECTATOR;
  let declared = attackUnderWay(past);
  fresh.forEach((event, i) => {
    const { type, card, seat } = event;
    const { shows } = specOf(game, type);
    const rest = fresh.slice(i + 1);
    if (shows === 'attack') {
      declared = null;
      const isOver = attackUnderWay(fresh.slice(i)) !== event;
      cues.push(...attackOf(event, isOver ? 'strike' : 'declare'));
    } else if (declared !== null && lands(game, declared, event)) {
      cues.push(...attackOf(declared, 'strike'));
      declared = null;
    }
    if (card === undefined || seat === undefined) return;
    if (card.card !== undefined && (shows === 'cast' || (shows === 'play' && !own(seat))))
      cues.push({
        cue: 'card',
        card: card.card,
        id: card.id,
        seat,
        own: own(seat),
        ...concerned(game, from, card.id, rest),
      });
    if (shows === 'act') cues.push({ cue: 'act', card: card.id });
  });
  return [...cues, ...scenesOf(game, from, fresh)];
}

function attackOf({ card, target, seat }: SeenEvent, cue: 'strike' | 'declare'): Cue[] {
  return card === undefined || seat === undefined ? [] : [{ cue, card: card.id, target: target?.id ?? null, seat }];
}

/** Whether an event is the blow of an attack that was declared in an earlier step. */
function lands(game: Events, { card, target, seat }: SeenEvent, event: SeenEvent): boolean {
  if (specOf(game, event.type).loses === undefined) return false;
  return target === undefined
    ? event.seat !== undefined && event.seat !== seat && event.card?.id === card?.id
    : event.card?.id === target.id;
}

/** No more lines than these: with all cards of a table they would be a web. */
const MOST_TARGETS = 4;

/** The cards on the table and the players that a used card does something to. */
function concerned(game: Events, from: View, self: number, rest: readonly SeenEvent[]) {
  const lying = cardsOf(from);
  const targets = new Set<number>();
  const seats = new Set<Seat>();
  for (const event of rest) {
    const { type, card, target } = event;
    const spec = specOf(game, type);
    // The next action has begun.
    if (spec.shows === 'attack' || spec.shows === 'play' || spec.shows === 'cast' || type === 'turn-start') break;
    const change = valueChangeOf(game, event);
    if (change?.seat !== undefined && event.how !== 'cost') seats.add(change.seat);
    const isSelf = card === undefined || card.id === self;
    if (!isSelf && spec.loses !== 'player' && type !== 'moved' && lying.has(card.id)) targets.add(card.id);
    if (isSelf && target !== undefined && lying.has(target.id) && target.id !== self) targets.add(target.id);
  }
  return { targets: [...targets].slice(0, MOST_TARGETS), seats: [...seats] };
}

/** Events of one kind that follow each other are one scene. */
function scenesOf(game: Events, from: View, fresh: readonly SeenEvent[]): Cue[] {
  const scenes: Scene[] = [];
  fresh.forEach(({ type, seat, how }, i) => {
    if (specOf(game, type).shows !== 'scene') return;
    const last = scenes.at(-1);
    const says = [...(last?.type === type ? last.says : [null, null])] as [string | null, string | null];
    if (seat !== undefined && how !== undefined) says[seat] = how;
    const scene: Scene = { type, seat: seat ?? null, units: unitsAt(from, fresh, i), says };
    if (last?.type === type) scenes[scenes.length - 1] = scene;
    else scenes.push(scene);
  });
  return scenes.map((scene) => ({ cue: 'scene', scene }));
}

/** The cards in both players' rows before an event of a step: those of the view, and those that moved since. */
function unitsAt(from: View, fresh: readonly SeenEvent[], end: number): Units {
  const zones = new Map<number, string>();
  const faces = new Map<number, string>();
  for (const [id, { card, zone }] of cardsOf(from)) {
    zones.set(id, zone);
    if (card.card !== undefined) faces.set(id, card.card);
  }
  // A card that is turned over later in the step takes part with its face.
  for (const { card } of fresh) if (card?.card !== undefined) faces.set(card.id, card.card);
  for (const { type, card, to } of fresh.slice(0, end))
    if (type === 'moved' && card !== undefined && to !== undefined) zones.set(card.id, to);
  const unit = (seat: Seat) =>
    [...zones].flatMap(([id, zone]) => {
      const face = faces.get(id);
      return face !== undefined && zone.endsWith(`:${seat}`) && !zone.startsWith('hand') ? [face] : [];
    });
  return [unit(0), unit(1)];
}

function cuesAfter(game: Events, { from, to, fresh, ended, announced = [] }: Step): Cue[] {
  const cues: Cue[] = [];
  const changes = fresh.flatMap((event) => {
    const change = valueChangeOf(game, event);
    return change === null || event.how === 'cost' ? [] : [change];
  });
  const lying = cardsOf(from);
  const falls = fresh.flatMap(({ type, card }) =>
    specOf(game, type).shows === 'fall' && card !== undefined && lying.has(card.id) ? [card.id] : [],
  );
  if (changes.length + falls.length > 0) cues.push({ cue: 'impact', changes, falls });
  cues.push(...gathered(game, fresh));
  for (const zone of new Set(
    fresh.flatMap(({ type, to: at }) => (type === 'shuffled' && at !== undefined ? [at] : [])),
  ))
    cues.push({ cue: 'shuffle', zone });
  if (ended[0] === null && ended[1] !== null) return [...cues, { cue: 'finish', winner: ended[1].winner }];
  const turn = fresh.findLast(({ type }) => type === 'turn-start');
  const phase = phaseOf(to);
  if (turn?.seat !== undefined) cues.push({ cue: 'turn', seat: turn.seat });
  else if (phase !== phaseOf(from) && announced.includes(phase)) cues.push({ cue: 'phase', phase });
  return cues;
}

const phaseOf = ({ facts }: View): string => String((facts as { phase?: unknown }).phase ?? '');

/** Cards that were paid for a card which came to the table. */
function gathered(game: Events, fresh: readonly SeenEvent[]): Cue[] {
  const cues: Cue[] = [];
  let paid: number[] = [];
  for (const { type, card, how, from } of fresh) {
    if (card === undefined) continue;
    if (how === 'cost' && from !== undefined) paid.push(card.id);
    else if (specOf(game, type).shows === 'play' && paid.length > 0) {
      cues.push({ cue: 'gather', cards: paid, into: card.id });
      paid = [];
    }
  }
  return cues;
}
