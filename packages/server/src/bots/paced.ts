/**
 * The bots at a server's tables. When a bot's answer is given depends on public facts and chance alone: not on its
 * options, nor on how long it searched (docs/decisions/0010). So an answer that is found early waits.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import { LONGEST_SEARCH, thinkingTime } from '@taisen/bots';
import { type Dice, diceFrom, engineOf, type Seat, type View } from '@taisen/kernel';
import type { Advice, Host, Table } from '@taisen/table';
import type { Rules, RulesRef } from '../modules/rules.ts';
import type { StoredTable } from '../tables/store.ts';
import type { Place } from './fair-queue.ts';
import type { BotPool } from './pool.ts';

/** The level that searches up to a fixed time, with a margin in milliseconds for what the search takes longer. */
const SEARCHER = 'level5';
const MARGIN = { least: 150, most: 450 };
/** With less time than this on its clock, the searching level plays as the next lower one, which searches little. */
const LEAST_FOR_SEARCH = 6000;
const WITHOUT_SEARCH = 'level4';
/** The share of the time on its clock that a bot uses at most for a decision. */
const MOST_OF_CLOCK = 1 / 3;

/** Everything that the time of an answer may depend on. */
export interface PublicTime {
  readonly level: string;
  /** The turn has just begun; it is the turn of the player who decides. */
  readonly begins: boolean;
  readonly own: boolean;
  /** The milliseconds on the bot's clock; null without one. */
  readonly left: number | null;
}

/** The bot that plays, and how long after the begin of its search it answers. */
export function paceOf({ level, left, ...facts }: PublicTime, dice: Dice): { level: string; milliseconds: number } {
  const clock = left ?? Number.POSITIVE_INFINITY;
  if (level === SEARCHER && clock >= LEAST_FOR_SEARCH)
    return { level, milliseconds: LONGEST_SEARCH + MARGIN.least + dice(MARGIN.most - MARGIN.least) };
  const milliseconds = Math.min(thinkingTime({ kind: '', ...facts }, dice), clock * MOST_OF_CLOCK);
  return { level: level === SEARCHER ? WITHOUT_SEARCH : level, milliseconds };
}

export class PacedBots {
  private readonly pool: BotPool;
  private readonly rules: Rules;
  private readonly now: () => number;
  /** A factor for the time that bots take; 0: they answer at once. */
  private readonly pace: number;
  /** By table and seat: the turn of its last decision. */
  private readonly turns = new WeakMap<Host, [number, number]>();

  constructor(pool: BotPool, rules: Rules, now: () => number, pace: number) {
    this.pool = pool;
    this.rules = rules;
    this.now = now;
    this.pace = pace;
  }

  async think(stored: StoredTable, host: Host, seat: Seat): Promise<number> {
    const { table, info } = host;
    const seed = thoughtSeed(table, seat);
    const { match } = table;
    const { level, milliseconds } = paceOf(
      this.publicTime(host, seat, info.seats[seat]?.level ?? ''),
      diceFrom(seed ^ PACE),
    );
    const module = await this.rules.fileOf(stored.row);
    const { option, took } = await this.pool.think(
      { match: match.save(), seat, level, seed, module },
      placeOf(stored),
      rulesOf(stored),
    );
    const rest = milliseconds * this.pace - took;
    if (rest > 0) await sleep(rest, undefined, { ref: false });
    return option;
  }

  private publicTime(host: Host, seat: Seat, level: string): PublicTime {
    const { table } = host;
    // The view of a spectator, so that nothing hidden can have an influence.
    const { turn, active } = engineOf(table.match.game).viewOf(table.match, 2) as View;
    const turns = this.turns.get(host) ?? [-1, -1];
    const begins = turns[seat] !== turn;
    turns[seat] = turn;
    this.turns.set(host, turns);
    const { bank, decision } = table.clockOf(seat, this.now());
    const left = bank === null && decision === null ? null : (bank ?? 0) + (decision ?? 0);
    return { level, begins, own: active === seat, left };
  }

  async advise(stored: StoredTable, { table: { match } }: Host, seat: Seat): Promise<readonly Advice[]> {
    const module = await this.rules.fileOf(stored.row);
    return this.pool.advise({ match: match.save(), seat, module }, placeOf(stored), rulesOf(stored));
  }
}

const placeOf = ({ row, seats }: StoredTable): Place => ({
  opener: row.creator,
  played: seats.some((seat) => seat?.person != null),
});

const rulesOf = ({ row: { game, ruleset, module } }: StoredTable): RulesRef => ({ game, ruleset, module });

/** Separates the dice of the pace from those of the choice. */
const PACE = 0x70616365;

/** A bot's choice cannot be derived from what players see, and is the same after a restart. */
function thoughtSeed({ match, seq }: Table, seat: Seat): number {
  let h = seq * 2 + seat;
  for (let i = 0; i < 16; i++) h = Math.imul(h ^ (match.setup.seed.charCodeAt(i) ?? 0), 0x01000193);
  return h;
}
