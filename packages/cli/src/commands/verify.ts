import { readFileSync } from 'node:fs';
import { BadInput, engineOf, parseLog } from '@taisen/kernel';
import { parseReplay } from '@taisen/protocol';
import { replayTable } from '@taisen/table';
import { read } from '../options.ts';
import { rulesFor } from '../rules.ts';

export const usage = 'verify FILE [--server URL]   checks the shuffle of a finished match and replays it';

/**
 * Verifies a server's replay file (`/api/replays/ID`): the shuffle matches its commitment, and the moves are possible.
 * Of a match that was played on one device, only the moves can be verified.
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
  if (isLog(text)) return verifyLog(text, flags['server']);
  const file = parseReplay(text);
  const { match, seq, result } = await replayTable(await rulesFor(file.table, flags['server']), file);
  console.log(`table ${file.table.id}, ${file.table.game}, ruleset ${file.table.ruleset}`);
  console.log(`the secret is the one of the commitment ${file.table.commitment}`);
  console.log(`the secret, both nonces and the table's id give the seed ${match.setup.seed}`);
  console.log(`${seq} entries and ${match.history.length} decisions lead to ${JSON.stringify(result)}`);
}

/** The export of a match that was played without a server has no `table`. */
function isLog(text: string): boolean {
  try {
    return (JSON.parse(text) as { table?: unknown } | null)?.table === undefined;
  } catch {
    // What is not JSON is reported by the parser of replays.
    return false;
  }
}

async function verifyLog(text: string, server: string | undefined): Promise<void> {
  const log = parseLog(text);
  const game = await rulesFor(log, server);
  const match = engineOf(game).replay(game, log, {});
  console.log(`a match on one device, ${log.game}, ruleset ${log.ruleset}`);
  console.log('no server has committed to its shuffle, so there is nothing to compare it with');
  console.log(`${match.history.length} decisions are possible and lead to ${JSON.stringify(log.result)}`);
}
