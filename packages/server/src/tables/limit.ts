/** The limit of unfinished tables a person. Counting and opening is one transaction, one at a time for each person. */
import { Refused } from '@taisen/kernel';

/** Runs a statement in a transaction. */
export type Query = (text: string, values: readonly unknown[]) => Promise<{ readonly rows: readonly unknown[] }>;

const LOCK = `select pg_advisory_xact_lock(hashtextextended('tables of ' || $1::text, 0))`;
/** Those that a person has opened, also for bots, and those at which the person has a seat. */
const COUNT = `
  select count(*)::int as count from tables
  where state <> 'over' and (creator = $1 or id in (select table_id from seats where person = $1))`;

export interface TableLimit {
  readonly person: string;
  readonly most: number;
}

/** Runs what has the same key, such as a person, one after the other: waiting for a lock would use up the connections. */
export class Turns {
  private readonly last = new Map<string, Promise<unknown>>();

  async take<T>(key: string, task: () => Promise<T>): Promise<T> {
    const before = this.last.get(key) ?? Promise.resolve();
    // A failure is handled by its own caller, and does not concern the next task.
    const turn = before.then(task, task);
    this.last.set(key, turn);
    try {
      return await turn;
    } finally {
      if (this.last.get(key) === turn) this.last.delete(key);
    }
  }
}

/** Refuses if a person is at too many tables. Until the end of the transaction, nobody else can open one for them. */
export async function checkTableLimit(query: Query, { person, most }: TableLimit): Promise<void> {
  await query(LOCK, [person]);
  const { count } = (await query(COUNT, [person])).rows[0] as { count: number };
  if (count >= most) throw new Refused(`you are at ${count} tables: finish one first`, null);
}
