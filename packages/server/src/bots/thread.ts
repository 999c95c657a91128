/** The script of the bot pool's threads: searches for a bot's answer, or for advice. */
import { answerTask, type BotTask } from '@taisen/bots';
import type { Advice } from '@taisen/table';
import { type AdviceTask, adviceFor } from './advice.ts';
import { gameOf, type OfModule } from './game.ts';
import type { Thought } from './pool.ts';

export default async function run(task: (BotTask & OfModule) | AdviceTask): Promise<Thought | Advice[]> {
  if (!('level' in task)) return adviceFor(task);
  const game = await gameOf(task);
  const began = performance.now();
  return { option: answerTask(task, game), took: performance.now() - began };
}
