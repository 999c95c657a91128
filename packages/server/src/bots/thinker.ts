/** A thread that thinks for bots: one match at a time. */
import { parentPort } from 'node:worker_threads';
import { type Ask, answerTo } from '@taisen/bots';
import { GAMES } from '@taisen/games';

parentPort?.on('message', (ask: Ask) => parentPort?.postMessage(answerTo(ask, GAMES)));
