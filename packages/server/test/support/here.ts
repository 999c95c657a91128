/** A server in the process of the test, all of it in one thread: its games can be others, and no bundle is needed. */
import { MessageChannel } from 'node:worker_threads';
import { optionsFrom } from '../../src/options.ts';
import type { StartRoom } from '../../src/room/door.ts';
import { openRoom } from '../../src/room/room.ts';
import { type RunningServer, startServer } from '../../src/server.ts';
import { NO_LIMITS } from './process.ts';

const roomHere: StartRoom = (setup) => {
  const { port1, port2 } = new MessageChannel();
  openRoom(port1, setup);
  return port2;
};

export const startHere = (data: string): Promise<RunningServer> =>
  startServer(
    optionsFrom({ ...NO_LIMITS, DATA: data, PORT: '0', LOG_LEVEL: 'silent' }),
    { room: roomHere, thinker: new URL('../../src/bots/thinker.ts', import.meta.url) },
    (why) => {
      throw new Error(why);
    },
  );
