/** The room, in a thread of its own. */
import { parentPort, workerData } from 'node:worker_threads';
import type { Port } from './hatch.ts';
import { openRoom, type RoomSetup } from './room.ts';

openRoom(parentPort as Port, workerData as RoomSetup);
