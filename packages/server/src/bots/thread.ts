/** The script of the bot pool's threads: searches for a bot's answer, or for advice. */
import { parentPort } from 'node:worker_threads';
import { answerRequest, type BotRequest } from '@taisen/bots';
import { GAMES } from '@taisen/games';
import { type AdviceRequest, adviceTo } from './advice.ts';

parentPort?.on('message', (ask: BotRequest | AdviceRequest) =>
  parentPort?.postMessage('level' in ask ? answerRequest(ask, GAMES) : adviceTo(ask)),
);
