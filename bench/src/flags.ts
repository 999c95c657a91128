import { parseArgs } from 'node:util';
import type { Plan } from './measure.ts';

export interface Flags {
  readonly plan: Plan;
  /** Which parts to measure. */
  readonly rules: boolean;
  readonly server: boolean;
  readonly search: boolean;
  /** These take long and are measured only if they are named. */
  readonly servers: boolean;
  readonly growth: boolean;
  /** Entries in the database, in millions, for the growth. */
  readonly millions: readonly number[];
  /** The number of tables of the load at saturation, and of the paced load. */
  readonly loads: readonly [number, number];
  /** The length of a load in seconds, and the number of loads of each server. */
  readonly seconds: number;
  readonly turns: number;
  /** The JSON file for the figures, if any. */
  readonly json: string | null;
}

export const USAGE = `usage: npm run bench -- [--only rules|search|server|servers|growth] [--rounds N] [--seconds N] [--tables N,N] [--load N] [--turns N] [--json FILE]
  --only PART   measure only the rules, the search of bots, or the server; or one and two servers on one database; or a
                server whose database has more and more finished matches
  --millions N,N  entries of finished matches for the growth (default 0,1,10)
  --rounds N    rounds, in each of which every contender plays a slice (default 30)
  --seconds N   length of a slice (default 0.3)
  --tables N,N  tables of the server's load: at saturation, and deciding every 500 ms (default 500,1000)
  --load N      seconds of a load (default 15)
  --turns N     loads of each server (default 3)
  --json FILE   write the figures to a file as well`;

const PARTS = ['rules', 'search', 'server', 'servers', 'growth'];

/** Invalid command line flags. */
export class BadFlags extends Error {}

export function flagsOf(args: readonly string[]): Flags {
  const { rounds, seconds, json, only, tables, load, turns, millions } = parse(args);
  const plan = { rounds: whole('--rounds', rounds), seconds: positive('--seconds', seconds) };
  if (only !== undefined && !PARTS.includes(only))
    throw new BadFlags(`--only takes ${PARTS.join(', ')}, not "${only}"`);
  const [saturated, paced = saturated] = tables.split(',');
  return {
    plan,
    rules: only === undefined || only === 'rules',
    search: only === undefined || only === 'search',
    server: only === undefined || only === 'server',
    servers: only === 'servers',
    growth: only === 'growth',
    millions: millions.split(',').map((text) => (text === '0' ? 0 : positive('--millions', text))),
    loads: [positive('--tables', saturated ?? ''), positive('--tables', paced ?? '')],
    seconds: positive('--load', load),
    turns: whole('--turns', turns),
    json: json ?? null,
  };
}

function parse(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      options: {
        rounds: { type: 'string', default: '30' },
        seconds: { type: 'string', default: '0.3' },
        only: { type: 'string' },
        tables: { type: 'string', default: '500,1000' },
        load: { type: 'string', default: '15' },
        turns: { type: 'string', default: '3' },
        json: { type: 'string' },
        millions: { type: 'string', default: '0,1,10' },
      },
    }).values;
  } catch (error) {
    throw new BadFlags((error as Error).message);
  }
}

function whole(flag: string, text: string): number {
  const value = positive(flag, text);
  if (!Number.isInteger(value)) throw new BadFlags(`${flag} takes a whole number, not "${text}"`);
  return value;
}

function positive(flag: string, text: string): number {
  const value = Number(text);
  if (!(value > 0 && value < Number.POSITIVE_INFINITY))
    throw new BadFlags(`${flag} takes a number above 0, not "${text}"`);
  return value;
}
