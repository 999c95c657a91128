/** The match that a table begins with: a new one, or a continuation of another one. */
import { BadInput, engineOf, type Game, type Match, type State } from '@taisen/kernel';
import type { Origin, TableSpec } from './spec.ts';

export function beginMatch(game: Game, { decks, rulings, origin }: TableSpec, seed: string): Match {
  if (origin !== undefined) return from(game, origin);
  const { start } = engineOf(game);
  return start(game, { seed, decks, ...(Object.keys(rulings).length > 0 ? { rulings } : {}) }, { record: true });
}

function from(game: Game<State>, origin: Origin): Match {
  const { load, replay } = engineOf(game);
  if ('saved' in origin) return load(game, origin.saved, { record: true });
  const { log, at } = origin;
  if (at > log.answers.length) throw new BadInput(`this match has ${log.answers.length} answers, not ${at}`);
  return replay(game, { ...log, answers: log.answers.slice(0, at), result: null }, { record: true });
}
