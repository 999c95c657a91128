/** Replays a finished match from its file. */
import { BadInput, deepEqual, type Game, type State } from '@taisen/kernel';
import { fairSeed, type ReplayFile } from '@taisen/protocol';
import type { Entry } from './entry.ts';
import { startedBy } from './series.ts';
import { Table } from './table.ts';

/**
 * The table after the first `until` entries, shuffled with the seed that the file proves. Throws `BadInput` if the file
 * is inconsistent: a wrong commitment to the shuffle, an answer that was not offered, or another result.
 */
export async function replayTable<S extends State>(
  game: Game<S>,
  file: ReplayFile,
  until = file.entries.length,
): Promise<Table<S>> {
  return replayFrom(game, file, await fairSeed(file), until);
}

/** As `replayTable`, for a seed that is already proven. */
export function replayFrom<S extends State>(
  game: Game<S>,
  file: ReplayFile,
  seed: string,
  until = file.entries.length,
): Table<S> {
  if (file.table.game !== game.id) throw new BadInput(`this is a match of ${file.table.game}, not of ${game.id}`);
  if (file.table.ruleset !== game.ruleset)
    throw new BadInput(`this match was played with ruleset ${file.table.ruleset}; this version has ${game.ruleset}`);
  const { rulings, series } = file.table;
  const setup = startedBy(game, { seed, decks: file.decks, rulings }, series?.starts);
  const table = Table.open(game, setup, { at: file.started, clock: file.table.clock });
  file.entries.slice(0, until).forEach((entry, at) => {
    try {
      table.apply(entry as Entry);
    } catch (error) {
      throw new BadInput(`entry ${at + 1} of the match is not possible: ${(error as Error).message}`);
    }
  });
  if (until >= file.entries.length && !deepEqual(table.result, file.result))
    throw new BadInput(
      `the result in the file is ${JSON.stringify(file.result)}, but played again the match ends with ${JSON.stringify(table.result)}`,
    );
  return table;
}
