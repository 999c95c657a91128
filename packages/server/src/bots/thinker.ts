/** A thread that thinks for bots: one match at a time. */
import { parentPort } from 'node:worker_threads';
import { gameNamed } from '@taisen/games';
import { Match } from '@taisen/kernel';
import { botOf } from './levels.ts';
import type { Answer, Task } from './thinkers.ts';

parentPort?.on('message', ({ id, match: saved, seat, level, seed }: Task) => {
  let answer: Answer;
  try {
    const match = Match.load(gameNamed(saved.game), saved);
    answer = { id, option: botOf(level, seed).choose(match, seat) };
  } catch (error) {
    answer = { id, error: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
  parentPort?.postMessage(answer);
});
