import { createHash } from 'node:crypto';
import type { Bot, BotMaker } from '@taisen/bots';
import { GAMES, gameNamed } from '@taisen/games';
import { diceFrom, type Game, Match, type Seat, type State } from '@taisen/kernel';
import { randomSetup } from '@taisen/testkit/random';
import { bot, read, wholeNumber } from '../options.ts';
import { progressBar } from '../progress.ts';

export const usage = 'digest [GAME] [--games 2000] [--bot greedy] [--seed 1]';

/**
 * Hashes every decision, event and result of games with random answers, or of a bot against itself. A change that does not
 * affect the rules, or that bot, gives the same digests before and after.
 */
export function digest(args: readonly string[]): void {
  const { words, flags } = read(args, ['games', 'seed', 'bot']);
  const games = wholeNumber(flags, 'games', 2000, 1);
  const first = wholeNumber(flags, 'seed', 1);
  const maker = flags['bot'] === undefined ? null : bot(flags['bot']);
  for (const game of words[0] === undefined ? GAMES.values() : [gameNamed(words[0])]) {
    const bar = progressBar(`games of ${game.id}`, games);
    const [decisions, events] = [createHash('sha256'), createHash('sha256')];
    for (let i = 0; i < games; i++) {
      playInto(game, maker, first + i, decisions, events);
      bar(i + 1);
    }
    const [one, two] = [decisions, events].map((hash) => hash.digest('hex').slice(0, 32));
    console.log(`${game.id}: ${games} games, decisions ${one}, events ${two}`);
  }
}

type Hash = ReturnType<typeof createHash>;

function playInto(game: Game<State>, maker: BotMaker | null, seed: number, decisions: Hash, events: Hash): void {
  const dice = diceFrom(seed);
  const bots: readonly Bot[] = maker === null ? [] : [maker(seed), maker(~seed)];
  const match = Match.start(game, randomSetup(game, seed), { record: true });
  while (match.result === null) {
    for (const { seat, kind, options, card, ability, face } of match.pending)
      decisions.update(JSON.stringify([seat, kind, options, card, ability, face]));
    const waiting = match.waitingFor;
    const seat = waiting[dice(waiting.length)] as Seat;
    match.answer(seat, bots[seat]?.choose(match, seat) ?? dice(match.decisionOf(seat)?.options.length ?? 0));
  }
  decisions.update(JSON.stringify(match.result));
  events.update(JSON.stringify(match.recorder?.events));
}
