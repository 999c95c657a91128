import { readFileSync } from 'node:fs';
import { BadInput } from '@taisen/kernel';
import { parseReplay } from '@taisen/protocol';
import { replayTable } from '@taisen/table';
import { read } from '../options.ts';
import { rulesFor } from '../rules.ts';

export const usage = 'verify FILE [--server URL]   checks the shuffle of a finished match and replays it';

/**
 * Verifies a server's replay file (`/api/replays/ID`): the shuffle matches its commitment, and the moves are possible.
 */
export async function verify(args: readonly string[]): Promise<void> {
  const { words, flags } = read(args, ['server']);
  if (words[0] === undefined) throw new BadInput('name the file of a replay');
  let text: string;
  try {
    text = readFileSync(words[0], 'utf8');
  } catch (error) {
    throw new BadInput(`${words[0]} cannot be read: ${(error as Error).message}`);
  }
  const file = parseReplay(text);
  const { match, seq, result } = await replayTable(await rulesFor(file.table, flags['server']), file);
  console.log(`table ${file.table.id}, ${file.table.game}, ruleset ${file.table.ruleset}`);
  console.log(`the secret is the one of the commitment ${file.table.commitment}`);
  console.log(`the secret, both nonces and the table's id give the seed ${match.setup.seed}`);
  console.log(`${seq} entries and ${match.history.length} decisions lead to ${JSON.stringify(result)}`);
}
