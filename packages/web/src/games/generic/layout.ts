/** Lays out the zones of any game: rows of places in front, piles at the edges, shared zones in the middle. */
import type { Game, View, Words, ZoneKind } from '@taisen/kernel';
import type { Layout, Room, ZoneSpec } from '../../table/layout.ts';

/** In a zone without a fixed number of places, so many cards lie beside each other before they get smaller. */
const OPEN_ROW = 4;
/** Cards of piles and back rows are this much smaller; `--small` in table.css. */
const SMALL = 0.62;
/** Usual names of the number that decides a game. */
const LIFE = /^(life|lp|hp|health|points|score|wins)$/;

const isRow = ({ places, active, sees }: ZoneKind): boolean =>
  places !== undefined || active === true || sees === 'owner';

/** `opening` is the table as it looks at the first decision. */
export function layoutFor(game: Game, opening: View): Layout {
  const own = game.zones.filter(({ name, shared }) => name !== 'hand' && shared !== true);
  const front = own.filter((zone) => isRow(zone) && zone.active === true);
  const back = own.filter((zone) => isRow(zone) && zone.active !== true);
  const piles = own.filter((zone) => !isRow(zone));
  const left = piles.filter(({ sees }) => sees === 'all').map(pile);
  const right = piles.filter(({ sees }) => sees !== 'all').map(pile);
  const rows = [front.map(row), back.map((zone) => ({ ...row(zone), small: true as const }))].filter(
    (specs) => specs.length > 0,
  );
  return {
    rows: rows.length === 0 ? [[]] : rows,
    left,
    right,
    middle: game.zones
      .filter(({ shared }) => shared === true)
      .map((zone) => ({
        ...(isRow(zone) ? { ...row(zone), small: true as const } : pile(zone)),
        shared: true as const,
      })),
    facts: factsFor(game, opening),
    phases: phasesOf(game),
    where: placeFor(front.length > 0 ? front : back),
    wishes: wishesFor(game),
    room: roomFor(rows.length, front.length > 0 ? front : back, back, Math.max(left.length, right.length)),
  };
}

const row = ({ name }: ZoneKind): ZoneSpec => ({ zone: name, as: 'row' });
const pile = ({ name }: ZoneKind): ZoneSpec => ({ zone: name, as: 'pile' });

const widthOf = (zones: readonly ZoneKind[]): number => zones.reduce((sum, { places = OPEN_ROW }) => sum + places, 0);

/** Both edges are as wide as the wider of them. */
function roomFor(lines: number, first: readonly ZoneKind[], back: readonly ZoneKind[], edge: number): Room {
  const width = Math.max(1, widthOf(first));
  if (lines < 2) return { cols: width + 2 * edge * SMALL + 0.4, back: 1, lines: 1.04 };
  return { cols: width + 0.2, back: widthOf(back) + 2 * edge };
}

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

/** An option that names a place means a place of the player's row, if there is only one such row. */
function placeFor(rows: readonly ZoneKind[]): Layout['where'] {
  const [only, ...others] = rows.filter(({ places }) => places !== undefined);
  if (only === undefined || others.length > 0) return () => () => null;
  return (seat) =>
    ({ at }) =>
      at === undefined ? null : { zone: `${only.name}:${seat}`, at };
}

/** Anything that is done with a card may have been wanted; the rules say why it cannot be done. */
function wishesFor({ words, zones }: Game): Layout['wishes'] {
  const verbs = Object.entries(words).flatMap(([key, text]) => {
    const [kind, verb, ...rest] = key.split('.');
    return kind === 'option' && verb !== undefined && rest.length === 0 && text.en.includes('{card}') ? [verb] : [];
  });
  return Object.fromEntries(zones.map(({ name }) => [name, verbs]));
}
