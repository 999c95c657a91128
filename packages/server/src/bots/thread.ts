/** A thread that thinks for bots and for who asks what they would do: one match at a time. */
import { parentPort } from 'node:worker_threads';
import { type Ask, answerTo } from '@taisen/bots';
import { GAMES } from '@taisen/games';
import { type AdviceRequest, adviceTo } from './advice.ts';

parentPort?.on('message', (ask: Ask | AdviceRequest) =>
  parentPort?.postMessage('level' in ask ? answerTo(ask, GAMES) : adviceTo(ask)),
);
