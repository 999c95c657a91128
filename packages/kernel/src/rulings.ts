import { BadInput } from './errors.ts';
import type { Game, Ruling, RulingValues, Setup, TypesOf } from './game.ts';
import type { State } from './state.ts';

const defaults = new WeakMap<object, RulingValues>();

function defaultsOf<S extends State>(game: Game<S>): RulingValues {
  let values = defaults.get(game);
  if (values === undefined) {
    values = Object.fromEntries(Object.entries<Ruling>(game.rulings).map(([name, ruling]) => [name, ruling.default]));
    defaults.set(game, values);
  }
  return values;
}

/** The rulings of rated matches that are not the defaults. Empty in a game that is fair by its author's rules. */
export const ratedRulings = <S extends State>(game: Game<S>): RulingValues =>
  Object.fromEntries(
    Object.entries<Ruling>(game.rulings).flatMap(([name, { rated }]) => (rated === undefined ? [] : [[name, rated]])),
  );

/** The rulings of a match: the game's defaults with the house rules of this set-up laid over them. */
export function rulingsOf<S extends State>(game: Game<S>, setup: Pick<Setup, 'rulings'>): TypesOf<S>['rulings'] {
  if (setup.rulings === undefined) return defaultsOf(game);
  const values: Record<string, number | boolean | string> = { ...defaultsOf(game) };
  for (const [name, value] of Object.entries(setup.rulings)) {
    const ruling = (game.rulings as Readonly<Record<string, Ruling>>)[name];
    if (ruling === undefined) throw new BadInput(`${game.id} has no ruling called "${name}"`);
    if (!ruling.values.includes(value))
      throw new BadInput(`ruling "${name}" takes ${ruling.values.join(', ')}, not ${JSON.stringify(value)}`);
    values[name] = value;
  }
  return values;
}
