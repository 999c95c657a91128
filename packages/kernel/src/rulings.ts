import { BadInput } from './errors.ts';
import type { Game, RulingValues, Setup } from './game.ts';
import type { State } from './state.ts';

/** The rulings of a match: the game's defaults with the house rules of this set-up laid over them. */
export function rulingsOf<S extends State>(game: Game<S>, setup: Pick<Setup, 'rulings'>): RulingValues {
  const values: Record<string, number | boolean | string> = {};
  for (const [name, ruling] of Object.entries(game.rulings)) values[name] = ruling.default;
  for (const [name, value] of Object.entries(setup.rulings ?? {})) {
    const ruling = game.rulings[name];
    if (ruling === undefined) throw new BadInput(`${game.id} has no ruling called "${name}"`);
    if (!ruling.values.includes(value))
      throw new BadInput(`ruling "${name}" takes ${ruling.values.join(', ')}, not ${JSON.stringify(value)}`);
    values[name] = value;
  }
  return values;
}
