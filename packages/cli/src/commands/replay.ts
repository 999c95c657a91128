import { readFileSync } from 'node:fs';
import { BadInput, engineOf, type Match, parseLog, type State, sayEvent, type Viewer } from '@taisen/kernel';
import { language, read, wholeNumber } from '../options.ts';
import { renderView } from '../render.ts';
import { rulesFor } from '../rules.ts';

export const usage =
  'replay FILE [--at DECISION] [--break DECISION] [--as 1|2|all] [--lang ja|zh-Hant|en] [--server URL]';

/**
 * Plays a log again and prints its events. `--at` stops at a decision and shows the table; `--break` stops there in the
 * debugger, before the decision is answered (docs/debugging.md).
 */
export async function replay(args: readonly string[]): Promise<void> {
  const { words, flags } = read(args, ['at', 'break', 'as', 'lang', 'server']);
  if (words[0] === undefined) throw new BadInput('name the file of a log');
  const log = parseLog(textOf(words[0]));
  const game = await rulesFor(log, flags['server']);
  const engine = engineOf(game);
  const speech = language(flags);
  const viewer = viewerNamed(flags['as'] ?? 'all');
  const at = wholeNumber(flags, 'at', log.answers.length);
  if (at > log.answers.length) throw new BadInput(`the log has ${log.answers.length} decisions, there is no ${at}`);
  const breakAt = wholeNumber(flags, 'break', -1);
  const match = engine.replay(
    game,
    { ...log, answers: log.answers.slice(0, at), result: at < log.answers.length ? null : log.result },
    { record: true },
    onDecision,
  );
  printEvents(match, at);
  if (match.result === null) console.log(renderView(game, engine.viewOf(match, viewer), speech));
  else console.log(`${match.history.length} decisions, ${match.state.turn} turns, ended by ${match.result.rule}`);

  function onDecision(running: Match<State>, decision: number): void {
    // biome-ignore lint/suspicious/noDebugger: this is what --break is for
    if (decision === breakAt) debugger;
    printEvents(running, decision);
  }

  function printEvents(running: Match<State>, decision: number): void {
    const events = running.recorder?.events[viewer] ?? [];
    for (const event of events.splice(0)) {
      if (event.type !== 'moved')
        console.log(`${String(decision).padStart(4)}  ${sayEvent(game, event, viewer, speech)}`);
    }
  }
}

function textOf(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    throw new BadInput(`${file} cannot be read: ${(error as Error).message}`);
  }
}

function viewerNamed(name: string): Viewer {
  if (name === '1') return 0;
  if (name === '2') return 1;
  if (name === 'all') return 2;
  throw new BadInput(`--as takes 1, 2 or all, not "${name}"`);
}
