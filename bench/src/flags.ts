import { parseArgs } from 'node:util';
import type { Plan } from './measure.ts';

export interface Flags {
  readonly plan: Plan;
  /** Where the figures are written as JSON, if anywhere. */
  readonly json: string | null;
}

export const USAGE = `usage: npm run bench -- [--rounds N] [--seconds N] [--json FILE]
  --rounds N    rounds, in each of which every contender plays a slice (default 12)
  --seconds N   length of a slice (default 0.8)
  --json FILE   write the figures to a file as well`;

/** Somebody typed something that cannot be meant. */
export class BadFlags extends Error {}

export function flagsOf(args: readonly string[]): Flags {
  const { rounds, seconds, json } = parse(args);
  const plan = { rounds: positive('--rounds', rounds), seconds: positive('--seconds', seconds) };
  if (!Number.isInteger(plan.rounds)) throw new BadFlags(`--rounds takes a whole number, not "${rounds}"`);
  return { plan, json: json ?? null };
}

function parse(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      options: {
        rounds: { type: 'string', default: '12' },
        seconds: { type: 'string', default: '0.8' },
        json: { type: 'string' },
      },
    }).values;
  } catch (error) {
    throw new BadFlags((error as Error).message);
  }
}

function positive(flag: string, text: string): number {
  const value = Number(text);
  if (!(value > 0 && value < Number.POSITIVE_INFINITY))
    throw new BadFlags(`${flag} takes a number above 0, not "${text}"`);
  return value;
}
