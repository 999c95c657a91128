/** The script of the game worker's thread. */
import { parentPort, workerData } from 'node:worker_threads';
import type { Port } from './batched-port.ts';
import { startGameWorker, type WorkerSetup } from './game-worker.ts';

startGameWorker(parentPort as Port, workerData as WorkerSetup);
