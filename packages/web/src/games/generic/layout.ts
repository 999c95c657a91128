/** Lays out the zones of any game: rows of places in front, piles at the edges, shared zones in the middle. */
import type { Game, View, Words, ZoneKind } from '@taisen/kernel';
import type { Layout, Room, ZoneSpec } from '../../table/layout.ts';

/** A zone without a fixed number of places gets the room of this many cards. */
const OPEN_ROW = 2;
/** Cards of piles and back lines are this much smaller; `--small` in table.css. */
const SMALL = 0.62;
/** Width and height of a side on a phone and on a desk, in pixels: lines are made for both. */
const SIDES = [
  [380, 230],
  [840, 240],
] as const;
/** Usual names of the number that decides a game. */
const LIFE = /^(life|lp|hp|health|points|score|wins)$/;

const isRow = ({ places, active, sees }: ZoneKind): boolean =>
  places !== undefined || active === true || sees === 'owner';

/** `opening` is the table as it looks at the first decision. */
export function layoutFor(game: Game, opening: View): Layout {
  const own = game.zones.filter(({ name, shared }) => name !== 'hand' && shared !== true);
  const lying = own.filter(isRow).sort((a, b) => Number(b.active === true) - Number(a.active === true));
  const piles = own.filter((zone) => !isRow(zone));
  const left = piles.filter(({ sees }) => sees === 'all').map(pile);
  const right = piles.filter(({ sees }) => sees !== 'all').map(pile);
  const { lines, room } = linesFor(lying, Math.max(left.length, right.length));
  const [front = [], ...back] = lines;
  return {
    rows: [front.map(row), ...back.map((zones) => zones.map(smallRow))],
    left,
    right,
    middle: game.zones
      .filter(({ shared }) => shared === true)
      .map((zone) => ({ ...(isRow(zone) ? smallRow(zone) : pile(zone)), shared: true as const })),
    facts: factsFor(game, opening),
    phases: phasesOf(game),
    where: placeFor(lying),
    wishes: wishesFor(game),
    room,
  };
}

const row = ({ name }: ZoneKind): ZoneSpec => ({ zone: name, as: 'row' });
const smallRow = ({ name }: ZoneKind): ZoneSpec => ({ zone: name, as: 'row', small: true });
const pile = ({ name }: ZoneKind): ZoneSpec => ({ zone: name, as: 'pile' });

interface Lines {
  readonly lines: readonly (readonly ZoneKind[])[];
  readonly room: Room;
}

/** One line, or two with smaller cards in the second: whichever leaves the cards larger. */
function linesFor(zones: readonly ZoneKind[], edge: number): Lines {
  const ways = [inOneLine(zones, edge)];
  for (let at = 1; at < zones.length; at++) ways.push(inTwoLines(zones.slice(0, at), zones.slice(at), edge));
  return ways.reduce((best, way) => (cardSize(way.room) > cardSize(best.room) ? way : best));
}

/** Both edges are as wide as the wider of them. */
const inOneLine = (zones: readonly ZoneKind[], edge: number): Lines => ({
  lines: [zones],
  room: { cols: widthOf(zones) + 2 * edge * SMALL + 0.4, back: 1, lines: 1.04 },
});
const inTwoLines = (front: readonly ZoneKind[], back: readonly ZoneKind[], edge: number): Lines => ({
  lines: [front, back],
  room: { cols: widthOf(front) + 0.2, back: widthOf(back) + 2 * edge },
});

const widthOf = (zones: readonly ZoneKind[]): number => zones.reduce((sum, { places = OPEN_ROW }) => sum + places, 0);

/** How wide a card can be, as table.css works it out: on a phone times on a desk. */
const cardSize = ({ cols, back, lines = 1 + SMALL }: Room): number =>
  SIDES.reduce(
    (product, [width, height]) =>
      product * Math.min(((height / lines) * 63) / 88, width / cols, width / (back * SMALL)),
    1,
  );

/** Numbers that there is one of for each player, where the game has a name for them (`table.<key>`). */
function factsFor(game: Game, opening: View): Layout['facts'] {
  const pairs = (view: View) => view.facts as Readonly<Record<string, unknown>>;
  const keys = Object.entries(pairs(opening)).flatMap(([key, value]) =>
    isPair(value) && game.words[`table.${key}`] !== undefined ? [key] : [],
  );
  const life = keys.find((key) => LIFE.test(key)) ?? keys[0];
  return (view, seat) =>
    keys.flatMap((key) => {
      const [value, begin] = [pairs(view)[key], pairs(opening)[key]];
      if (!isPair(value) || !isPair(begin)) return [];
      if (key !== life) return [{ key, value: value[seat] }];
      return [{ key, value: value[seat], life: true as const, ...(begin[seat] > 0 ? { of: begin[seat] } : {}) }];
    });
}

const isPair = (value: unknown): value is readonly [number, number] =>
  Array.isArray(value) && value.length === 2 && value.every((each) => typeof each === 'number');

const PHASE = 'phase.';

/** Phases are those that the game has a name for: `phase.main` for the fact `phase: 'main'`. */
const phasesOf = ({ words }: Game): Layout['phases'] =>
  Object.entries(words)
    .filter(([key]) => key.startsWith(PHASE))
    .map(([key, name]): readonly [readonly string[], Words] => [[key.slice(PHASE.length)], name]);

/**
 * An option with a number and a card means a place of the player's row, if there is only one such row. The kernel's own
 * `resolve` has a place in a list.
 */
function placeFor(rows: readonly ZoneKind[]): Layout['where'] {
  const [only, ...others] = rows.filter(({ places }) => places !== undefined);
  if (only === undefined || others.length > 0) return () => () => null;
  return (seat) =>
    ({ do: verb, card, at }) =>
      verb === 'resolve' || card === undefined || at === undefined ? null : { zone: `${only.name}:${seat}`, at };
}

/** Anything that is done with a card may have been wanted; the rules say why it cannot be done. */
function wishesFor({ words, zones }: Game): Layout['wishes'] {
  const verbs = Object.entries(words).flatMap(([key, text]) => {
    const [kind, verb, ...rest] = key.split('.');
    return kind === 'option' && verb !== undefined && rest.length === 0 && text.en.includes('{card}') ? [verb] : [];
  });
  return Object.fromEntries(zones.map(({ name }) => [name, verbs]));
}
