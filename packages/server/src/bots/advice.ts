/** Advice for a player: the strongest bot's search, and its estimates of the player's options. */
import { BOT_ENGINE } from '@taisen/bots';
import { engineOf, type SavedMatch, type Seat } from '@taisen/kernel';
import type { Advice } from '@taisen/table';
import { gameOf, type OfModule } from './game.ts';

export interface AdviceTask extends OfModule {
  readonly match: SavedMatch;
  readonly seat: Seat;
}

export async function adviceFor(task: AdviceTask): Promise<Advice[]> {
  const game = await gameOf(task);
  const engine = engineOf(game);
  return (engine.bots ?? BOT_ENGINE).advise(engine.load(game, task.match), task.seat);
}
