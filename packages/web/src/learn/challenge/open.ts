/** Opens a table at a challenge. The bot only answers within the turn. */
import type { Game } from '@taisen/kernel';
import { challengeLog, challengeMatch } from '@taisen/positions';
import type { Say } from '../../language.ts';
import { openTable } from '../../local/device.ts';
import { levelNamed, STEADY } from '../../local/levels.ts';
import type { ChallengeTable, LocalSeat } from '../../local/spec.ts';
import { LEARN } from '../../words/learn.ts';

/** Returns the address of the table. */
export async function openChallenge(game: Game, table: Omit<ChallengeTable, 'turn'>, say: Say): Promise<string> {
  const { challenge } = table;
  const log = challengeLog(game, challenge);
  const you: LocalSeat = { kind: 'person', name: '' };
  const bot: LocalSeat = { kind: 'bot', level: STEADY, name: say(levelNamed(STEADY)) };
  const id = await openTable({
    game: game.id,
    decks: log.setup.decks,
    rulings: {},
    seats: challenge.seat === 0 ? [you, bot] : [bot, you],
    origin: { log, at: log.answers.length },
    task: LEARN.winNow,
    challenge: { ...table, turn: challengeMatch(game, challenge).state.turn },
  });
  return `/table/local/${id}`;
}

/** For so many tries. */
export const starsFor = (tries: number): number => Math.max(1, 4 - tries);

export const sayStars = (stars: number): string => '★'.repeat(stars) + '☆'.repeat(3 - stars);
