/**
 * The load: many tables of two programs each that play at random, and the time from a decision to the other seat's
 * screen. It knows nothing of the server that it drives.
 */
import type { Seat } from '@taisen/kernel';

/** What a table tells the load. */
export interface TableEvents {
  /** A seat's screen shows decision number `number`. */
  readonly seen: (seat: Seat, number: number) => void;
  /** A seat is to decide the next. */
  readonly asked: (seat: Seat) => void;
  readonly over: () => void;
}

export interface OpenTable {
  /** Another game of the same two, at the same screens. Both are there when it is done, and the first is asked. */
  readonly again: () => Promise<void>;
  /** Sends any legal decision of this seat. */
  readonly decide: (seat: Seat) => void;
  readonly close: () => void;
}

/**
 * A new table for two who are there already. Of either server it takes three requests (make it, seat one, seat the
 * other) and two WebSockets. A table of Taisen is on disk by then; a match of boardgame.io is in memory.
 *
 * When a game of some sixty decisions is over, the two play again, over the WebSockets that are open, each server in
 * its own way. Of Taisen both ask for a rematch, with their numbers for the shuffle, and are sent the next match. Of
 * boardgame.io's lobby one asks to play again, both join the match that it names, and both have it synced.
 *
 * What is not to be answered is read only for its number: the load takes the place of many machines, and on this one
 * what it costs is missing at the server.
 */
export type Opener = (events: TableEvents) => Promise<OpenTable>;

export interface LoadPlan {
  readonly tables: number;
  /** Milliseconds between two decisions at a table; 0 is as fast as it goes. */
  readonly pace: number;
  readonly seconds: number;
}

export interface LoadFigures {
  readonly decisionsPerSecond: number;
  readonly p50: number;
  readonly p99: number;
  readonly games: number;
}

/**
 * Nothing counts for so many seconds, because of compilers and caches, nor before as many games have ended as there are
 * tables: until then nearly nobody has begun another one, which costs a server more than going on.
 */
const WARM_UP = 4;
/** Seconds: who has not played so many games by then never will. */
const LONGEST_WARM_UP = 120;
/** Tables opened at a time. */
const OPENERS = 8;

/** `onCounting` is told when counting begins and when it ends. */
export async function drive(
  open: Opener,
  { tables, pace, seconds }: LoadPlan,
  onCounting: (counting: boolean) => void,
): Promise<LoadFigures> {
  const latencies: number[] = [];
  let counting = false;
  let games = 0;
  let stopped = false;
  let failure: unknown = null;
  const running = new Set<OpenTable>();
  /** What waits for the last table to be open; null once it is. */
  let early: (() => void)[] | null = [];

  const play = async (): Promise<void> => {
    // Whoever decides again at once may do so before the other's screen shows the last decision.
    const sent = new Map<number, { readonly at: number; readonly by: Seat }>();
    let number = 0;
    let slot: number | null = null;
    const table = await open({
      seen: (seat, shown) => {
        number = Math.max(number, shown);
        const decision = sent.get(shown);
        if (decision === undefined || seat === decision.by) return;
        sent.delete(shown);
        if (counting) latencies.push(performance.now() - decision.at);
      },
      asked: (seat) => {
        const decide = () => {
          if (stopped) return;
          sent.set(number + 1, { at: performance.now(), by: seat });
          table.decide(seat);
        };
        const inTime = () => {
          if (pace === 0) return decide();
          const now = performance.now();
          // Not all of them at the same moment.
          slot = slot === null ? now + Math.random() * pace : Math.max(slot + pace, now);
          setTimeout(decide, slot - now);
        };
        if (early === null) inTime();
        else early.push(inTime);
      },
      over: () => {
        games++;
        if (stopped) return;
        const begin = () => {
          sent.clear();
          number = 0;
        };
        table.again().then(begin, (error) => {
          failure = error;
        });
      },
    });
    running.add(table);
  };

  for (let opened = 0; opened < tables; opened += OPENERS)
    await Promise.all(Array.from({ length: Math.min(OPENERS, tables - opened) }, play));
  const waiting = early;
  early = null;
  for (const begin of waiting) begin();
  await sleep(WARM_UP);
  for (let waited = WARM_UP; games < tables; waited++) {
    if (waited > LONGEST_WARM_UP) throw new Error(`only ${games} games have ended at ${tables} tables`);
    await sleep(1);
  }
  counting = true;
  onCounting(true);
  const from = performance.now();
  await sleep(seconds);
  counting = false;
  onCounting(false);
  const spent = (performance.now() - from) / 1000;
  stopped = true;
  for (const table of running) table.close();
  if (failure !== null) throw failure;
  latencies.sort((a, b) => a - b);
  const at = (part: number) => latencies[Math.floor(latencies.length * part)] ?? Number.NaN;
  return { decisionsPerSecond: latencies.length / spent, p50: at(0.5), p99: at(0.99), games };
}

const sleep = (seconds: number) => new Promise((resolve) => setTimeout(resolve, seconds * 1000));
