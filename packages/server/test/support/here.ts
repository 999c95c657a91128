/** A server in the process of the test: its games can be others, and no bundle is needed. */
import { optionsFrom } from '../../src/options.ts';
import { type RunningServer, startServer } from '../../src/server.ts';
import { NO_LIMITS } from './process.ts';

export const startHere = (data: string): Promise<RunningServer> =>
  startServer(
    optionsFrom({ ...NO_LIMITS, DATA: data, PORT: '0', LOG_LEVEL: 'silent' }),
    new URL('../../src/bots/thinker.ts', import.meta.url),
    (why) => {
      throw new Error(why);
    },
  );
