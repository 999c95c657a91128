/**
 * A learned model of the chance to win, from the features that a game declares (`Game.features`) and the cards that a seat
 * knows. One hidden layer over the features; every card has a weight for each kind of zone.
 */
import type { Card, Ctx, Game, Seat, State } from '@taisen/kernel';

/** The committed form. By name instead of by index, so that a new card or feature does not shift the others. */
export interface Weights {
  readonly game: string;
  /** The command that made this file. */
  readonly made: string;
  readonly bias: number;
  /** By feature: its linear weight, then its weight for each hidden unit. */
  readonly features: Readonly<Record<string, readonly number[]>>;
  /** By hidden unit: its bias and its output weight. */
  readonly hidden: readonly (readonly [threshold: number, worth: number])[];
  /** By card: its weight in each kind of zone, in the order of `Game.zones`. */
  readonly cards: Readonly<Record<string, readonly number[]>>;
}

/**
 * The same as flat arrays. Feature `f` and unit `h` are at `f * units + h`, `kind` and `def` at `kind * defs + def`.
 */
export interface Model {
  readonly units: number;
  readonly defs: number;
  bias: number;
  readonly linear: Float64Array;
  readonly into: Float64Array;
  readonly threshold: Float64Array;
  readonly worth: Float64Array;
  readonly cards: Float64Array;
}

export function emptyModel<S extends State>(game: Game<S>, units: number): Model {
  const features = game.features?.names.length ?? 0;
  return {
    units,
    defs: game.cards.length,
    bias: 0,
    linear: new Float64Array(features),
    into: new Float64Array(features * units),
    threshold: new Float64Array(units),
    worth: new Float64Array(units),
    cards: new Float64Array(game.zones.length * game.cards.length),
  };
}

/** Features and cards without weights count as zero. */
export function modelFrom<S extends State>(game: Game<S>, weights: Weights): Model {
  const model = emptyModel(game, weights.hidden.length);
  const { units, defs } = model;
  model.bias = weights.bias;
  game.features?.names.forEach((name, f) => {
    const [linear = 0, ...into] = weights.features[name] ?? [];
    model.linear[f] = linear;
    into.forEach((weight, h) => {
      model.into[f * units + h] = weight;
    });
  });
  weights.hidden.forEach(([threshold, worth], h) => {
    model.threshold[h] = threshold;
    model.worth[h] = worth;
  });
  game.cards.forEach(({ id }, def) => {
    (weights.cards[id] ?? []).forEach((worth, kind) => {
      model.cards[kind * defs + def] = worth;
    });
  });
  return model;
}

export function weightsFrom<S extends State>(game: Game<S>, model: Model, made: string): Weights {
  const { units, defs } = model;
  const round = (value: number | undefined) => Number((value ?? 0).toFixed(3));
  const each = <T>(count: number, make: (i: number) => T): T[] => Array.from({ length: count }, (_, i) => make(i));
  const features = (game.features?.names ?? []).map((name, f) => [
    name,
    [round(model.linear[f]), ...each(units, (h) => round(model.into[f * units + h]))],
  ]);
  const worths = (def: number) => each(game.zones.length, (kind) => round(model.cards[kind * defs + def]));
  const cards = game.cards.map(({ id }, def) => [id, worths(def)] as const);
  return {
    game: game.id,
    made,
    bias: round(model.bias),
    features: Object.fromEntries(features),
    hidden: each(units, (h) => [round(model.threshold[h]), round(model.worth[h])] as const),
    cards: Object.fromEntries(cards.filter(([, worth]) => worth.some((value) => value !== 0))),
  };
}

/** The index of a card's weight in the model; -1 if the seat does not know it, or in zones without an owner. */
export function cardAt<S extends State>({ game, index }: Ctx<S>, card: Card, seat: Seat, defs: number): number {
  if (((card.known >> seat) & 1) === 0) return -1;
  const kind = game.zones[card.zone >> 1];
  return kind === undefined || kind.shared === true || index.readers[card.zone] === 0
    ? -1
    : (card.zone >> 1) * defs + card.def;
}

/** The chance to win as log odds, for the beginning of a turn: the model was trained only on those. */
export function oddsOf<S extends State>(model: Model, g: Ctx<S>, seat: Seat): number {
  const { units, linear, into, threshold, worth, cards, defs } = model;
  const counts = g.game.features?.of(g, seat) ?? [];
  let odds = model.bias;
  const sums = threshold.slice();
  for (let f = 0; f < counts.length; f++) {
    const count = counts[f] as number;
    if (count === 0) continue;
    odds += count * (linear[f] as number);
    for (let h = 0, at = f * units; h < units; h++, at++) sums[h] = (sums[h] as number) + count * (into[at] as number);
  }
  for (let h = 0; h < units; h++) if ((sums[h] as number) > 0) odds += (sums[h] as number) * (worth[h] as number);
  const all = g.s.cards;
  for (let i = 0; i < all.length; i++) {
    const card = all[i] as Card;
    const at = cardAt(g, card, seat, defs);
    if (at >= 0) odds += (card.zone & 1) === seat ? (cards[at] as number) : -(cards[at] as number);
  }
  return odds;
}

export const chance = (odds: number): number => 1 / (1 + Math.exp(-odds));
