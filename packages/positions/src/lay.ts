/** Lays out a table by its spec, and starts a match there. */
import {
  type Card,
  type CardId,
  fullAbilityIndex,
  type Game,
  gameIndexOf,
  Match,
  type MatchOptions,
  NO_SOURCES,
  readersOf,
  type ScriptedRoll,
  type Seat,
  type State,
  setKnown,
} from '@taisen/kernel';
import { labelsOf } from './labels.ts';
import { find } from './pattern.ts';
import { SEATS, type Side, type TableSpec } from './spec.ts';

export interface Laid<S extends State> {
  readonly state: S;
  /** By card id. */
  readonly labels: readonly string[];
}

/** A match that begins at this table and records its events. */
export function matchAt<S extends State>(game: Game<S>, spec: TableSpec, options: MatchOptions = {}): Match<S> {
  const { state, labels } = layTable(game, spec, 'position');
  const match = startAt(game, spec, state, 'position', { record: true, ...options });
  for (const pattern of spec.first ?? []) {
    const { seat, index } = find(match, pattern, labels);
    match.answer(seat, index);
  }
  return match;
}

export function startAt<S extends State>(
  game: Game<S>,
  { rulings }: TableSpec,
  state: S,
  seed: string,
  options: MatchOptions,
): Match<S> {
  const setup = { seed, decks: [[], []] as const };
  return Match.from(game, rulings === undefined ? setup : { ...setup, rulings }, state, options);
}

export function layTable<S extends State>(game: Game<S>, spec: TableSpec, seed: string): Laid<S> {
  const s = game.blank(seed);
  // Decks come last, so that cards on the table have the plain labels and fillers the numbered ones.
  for (const decks of [false, true]) {
    for (const name of ['A', 'B'] as const) layOut(game, s, spec[name] ?? {}, SEATS[name], decks);
    layOut(game, s, spec.shared ?? {}, 0, decks);
  }
  s.step = spec.step;
  s.turn = spec.turn ?? 3;
  s.active = SEATS[spec.active ?? 'A'];
  const index = gameIndexOf(game);
  const g = {
    game,
    index,
    abilities: fullAbilityIndex(game),
    rulings: {},
    s,
    epoch: 0,
    sources: NO_SOURCES,
    recorder: null,
    onAbility: null,
  };
  const labels = labelsOf(g);
  const idOf = (label: string): CardId => {
    const id = labels.indexOf(label);
    if (id < 0) throw new Error(`there is no card "${label}" on this table`);
    return id;
  };
  assign(game.id, s, spec.state ?? {});
  for (const [label, fields] of Object.entries(spec.cards ?? {})) {
    const values = Object.entries(fields).map(([name, value]) => [
      name,
      typeof value === 'string' ? idOf(value) : value,
    ]);
    assign(label, s.cards[idOf(label)] as Card, Object.fromEntries(values));
  }
  for (const card of s.cards) setKnown(g, card, readersOf(g, card));
  if (spec.rolls !== undefined)
    s.rng.script = spec.rolls.map((roll): ScriptedRoll => (typeof roll === 'object' ? roll.map(idOf) : roll));
  return { state: s, labels };
}

/** Sets existing fields. An unknown name is an error in the spec. */
function assign(of: string, target: object, fields: Readonly<Record<string, unknown>>): void {
  for (const [name, value] of Object.entries(fields)) {
    const before: unknown = Reflect.get(target, name);
    if (typeof before !== typeof value) throw new Error(`${of} has no ${typeof value} called "${name}"`);
    Reflect.set(target, name, value);
  }
}

function layOut<S extends State>(game: Game<S>, s: S, side: Side, seat: Seat, decks: boolean): void {
  const index = gameIndexOf(game);
  for (const [name, value] of Object.entries(side)) {
    const kind = game.zones.findIndex((zone) => zone.name === name);
    if (kind >= 0 && (game.zones[kind]?.sees === 'none') !== decks) continue;
    if (kind < 0) {
      const list: unknown = Reflect.get(s, name);
      if (!Array.isArray(list)) throw new Error(`${game.id} has neither a zone nor a list called "${name}"`);
      list[seat] = value;
      continue;
    }
    const zone = kind * 2 + seat;
    const pile = s.zones[zone] as CardId[];
    const cards = value as readonly (string | null)[];
    cards.forEach((label, at) => {
      if (label === null) return;
      const def = index.defById.get(label);
      if (def === undefined) throw new Error(`${game.id} has no card called "${label}"`);
      const card = game.newCard(s.cards.length, def, seat, zone);
      s.cards.push(card as Card & S['cards'][number]);
      s.aliases.push(0, 0, 0);
      if (index.row[zone]) pile[at] = card.id;
      else pile.unshift(card.id);
    });
  }
}
