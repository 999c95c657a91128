/** The script of the bot pool's threads: searches for a bot's answer, or for advice. */
import { answerRequest, type BotTask } from '@taisen/bots';
import { GAMES } from '@taisen/games';
import type { Advice } from '@taisen/table';
import { type AdviceTask, adviceFor } from './advice.ts';

export default function run(task: BotTask | AdviceTask): number | Advice[] {
  if (!('level' in task)) return adviceFor(task);
  const reply = answerRequest({ ...task, id: 0 }, GAMES);
  if ('error' in reply) throw new Error(reply.error);
  return reply.option;
}
