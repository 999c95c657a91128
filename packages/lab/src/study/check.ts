/** A changed game must pass the checks that every game passes before its games are counted. */
import { BadInput, type Game, type State } from '@taisen/kernel';
import { CheckFailed, newCounts } from '@taisen/testkit/checks';
import { playRandomGame } from '@taisen/testkit/random';

const GAMES = 5;

/** Random games with every check on: saved and loaded, taken back, without leaks, and with an end. */
export function checkPatched<S extends State>(game: Game<S>, games = GAMES): void {
  for (let seed = 1; seed <= games; seed++) {
    try {
      playRandomGame(game, seed, newCounts());
    } catch (error) {
      if (error instanceof BadInput) throw error;
      const kind = error instanceof CheckFailed ? 'fails a check' : 'breaks the rules';
      throw new BadInput(`the changed game ${kind} in random game ${seed}: ${(error as Error).message}`);
    }
  }
}
