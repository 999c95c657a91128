/** The script of the bot pool's threads: searches for a bot's answer, or for advice. */
import { answerTask, type BotTask } from '@taisen/bots';
import type { Advice } from '@taisen/table';
import { type AdviceTask, adviceFor } from './advice.ts';
import { gameOf, type OfModule } from './game.ts';

export default async function run(task: (BotTask & OfModule) | AdviceTask): Promise<number | Advice[]> {
  return 'level' in task ? answerTask(task, await gameOf(task)) : adviceFor(task);
}
