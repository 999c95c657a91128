/**
 * The load: many tables with two programs each that play at random. Measures the time from a decision until the other
 * seat receives it. Independent of the server.
 */
import type { Seat } from '@taisen/kernel';

export interface TableEvents {
  /** A seat has received decision number `number`. */
  readonly seen: (seat: Seat, number: number) => void;
  /** A seat has the next decision. */
  readonly asked: (seat: Seat) => void;
  readonly over: () => void;
}

export interface OpenTable {
  /** Starts another game of the same two seats. Resolves when both have it, and the first decision is open. */
  readonly again: () => Promise<void>;
  /** Sends a random legal decision of this seat. */
  readonly decide: (seat: Seat) => void;
  readonly close: () => void;
}

/**
 * Opens a table for two existing accounts. On both servers that takes three requests (open it, seat one, seat the other)
 * and two WebSockets. A table of Taisen is on disk then; a match of boardgame.io is in memory.
 *
 * After a game of about sixty decisions, both play again over the same WebSockets. On Taisen both offer a rematch with
 * their nonces and are sent the next match. On boardgame.io one asks the lobby to play again, both join the match that it
 * returns, and both sync it.
 *
 * Of messages that need no answer only the number is parsed, since the load shares the machine with the server.
 */
export type Opener = (events: TableEvents) => Promise<OpenTable>;

export interface LoadPlan {
  readonly tables: number;
  /** Milliseconds between two decisions at a table; 0 for as fast as possible. */
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
 * Seconds before counting, for compilers and caches. Counting also waits until as many games have ended as there are
 * tables, since starting the next game costs a server more than continuing one.
 */
const WARM_UP = 4;
/** In seconds. A busy machine may need long for the warm-up, but in this time some game ends. Fails otherwise. */
const LONGEST_STANDSTILL = 60;
/** The number of tables to open at a time. */
const OPENERS = 8;

/** `onCounting` is called when counting begins and when it ends. */
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
  /** Actions to run when the last table is open; null after that. */
  let early: (() => void)[] | null = [];

  const play = async (): Promise<void> => {
    // A seat may decide again before the other one has received its last decision.
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
          // Spread over time.
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
  for (let [before, since] = [games, performance.now()]; games < tables; await sleep(1)) {
    if (failure !== null) throw failure;
    if (games > before) [before, since] = [games, performance.now()];
    else if (performance.now() - since > LONGEST_STANDSTILL * 1000)
      throw new Error(`only ${games} games have ended at ${tables} tables, and none in the last minute`);
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
