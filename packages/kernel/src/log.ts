/** The log of a match: its set-up and its answers. Everything else follows from them. */
import type { Answer } from './answer.ts';
import { BadInput } from './errors.ts';
import type { Game, Setup } from './game.ts';
import { Match, type MatchOptions } from './match.ts';
import type { State } from './state.ts';
import type { Result } from './types.ts';

export interface MatchLog {
  readonly format: 1;
  readonly game: string;
  readonly ruleset: string;
  /** The hash of the module with these rules, if it is known. */
  readonly module?: string;
  readonly setup: Setup;
  readonly answers: readonly Answer[];
  /** Null while the match goes on. */
  readonly result: Result | null;
}

export function logOf<S extends State>(match: Match<S>): MatchLog {
  const { game, setup, history, result } = match;
  return { format: 1, game: game.id, ruleset: game.ruleset, setup, answers: history.slice(), result };
}

/** Reads a log from text and checks its shape; whether its answers fit is for `replay` to find out. */
export function parseLog(text: string): MatchLog {
  let log: unknown;
  try {
    log = JSON.parse(text);
  } catch (error) {
    throw new BadInput(`this is not a log, or it was cut off: ${(error as Error).message}`);
  }
  if (!isRecord(log)) throw new BadInput('a log is a JSON object');
  if (log['format'] !== 1) throw new BadInput(`a log of format ${JSON.stringify(log['format'])} cannot be read here`);
  for (const field of ['game', 'ruleset']) {
    if (typeof log[field] !== 'string') throw new BadInput(`the log does not name its ${field}`);
  }
  if (!isSetup(log['setup'])) throw new BadInput('the log has no set-up with a seed and two decks');
  if (log['module'] !== undefined && typeof log['module'] !== 'string')
    throw new BadInput('the module of the log is not a hash');
  const answers = log['answers'];
  if (!Array.isArray(answers)) throw new BadInput('the log has no list of answers');
  answers.forEach((answer, i) => {
    if (!isAnswer(answer))
      throw new BadInput(`answer ${i} of the log is ${JSON.stringify(answer)}, not [seat, option]`);
  });
  if (log['result'] === undefined) throw new BadInput('the log does not say how the match ended, or that it did not');
  return log as unknown as MatchLog;
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isDeck = (value: unknown) => Array.isArray(value) && value.every((card) => typeof card === 'string');

const isSetup = (value: unknown): boolean =>
  isRecord(value) &&
  typeof value['seed'] === 'string' &&
  Array.isArray(value['decks']) &&
  value['decks'].length === 2 &&
  value['decks'].every(isDeck) &&
  (value['rulings'] === undefined || isRecord(value['rulings']));

const isAnswer = (value: unknown): boolean =>
  Array.isArray(value) && value.length === 2 && (value[0] === 0 || value[0] === 1) && Number.isInteger(value[1]);

/** Plays a log again. `onDecision` is called before every answer with the match as it stands. */
export function replay<S extends State>(
  game: Game<S>,
  log: MatchLog,
  options: MatchOptions = {},
  onDecision?: (match: Match<S>, at: number) => void,
): Match<S> {
  if (log.game !== game.id) throw new BadInput(`this is a log of ${log.game}, not of ${game.id}`);
  if (log.ruleset !== game.ruleset)
    throw new BadInput(`this log was played with ruleset ${log.ruleset}; this version has ${game.ruleset}`);
  const match = Match.start(game, log.setup, options);
  log.answers.forEach(([seat, index], at) => {
    onDecision?.(match, at);
    try {
      match.answer(seat, index);
    } catch (error) {
      if (!(error instanceof BadInput)) throw error;
      throw new BadInput(`answer ${at} of the log does not fit: ${error.message}`);
    }
  });
  if (log.result !== null && match.result === null)
    throw new BadInput(
      `the log stops after ${log.answers.length} answers, before the end of its match: it was cut short`,
    );
  if (log.result !== null && JSON.stringify(log.result) !== JSON.stringify(match.result))
    throw new BadInput(
      `the log says ${JSON.stringify(log.result)}, the replay ends with ${JSON.stringify(match.result)}`,
    );
  return match;
}
