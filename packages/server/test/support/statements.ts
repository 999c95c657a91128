/** Which partitions each statement touches that servers in this process send, told by PostgreSQL itself. */
import pg from 'pg';

export interface Sent {
  readonly text: string;
  /** The partitions that it read, locked or wrote with these values. */
  readonly partitions: ReadonlySet<number>;
  /** Those that it touches once PostgreSQL has a plan for all values; null for a statement that is planned each time. */
  readonly planned: ReadonlySet<number> | null;
}

interface Query {
  readonly text: string;
  readonly name?: string;
  readonly values?: readonly unknown[];
}

interface Plan {
  readonly 'Relation Name'?: string;
  readonly 'Actual Loops': number;
  readonly Plans?: readonly Plan[];
}

const CONCERNS = /^\s*(?=with|select|insert|update|delete).*\b(from|into|update|join)\s+"?(tables|seats|entries)\b/is;
const PARTITION = /^(?:tables|seats|entries)_(\d+)(?: |$)/;
const LOCKED = `
  select distinct relation::regclass::text || ' ' || mode as name from pg_locks
  where pid = pg_backend_pid() and locktype = 'relation'`;

export interface Watch {
  readonly sent: readonly Sent[];
  /** Statements that could not be explained: they fail when they are sent, too. */
  readonly failed: readonly unknown[];
  /** Ends the watch. */
  readonly restore: () => void;
}

/** Explains every statement in a subtransaction that is rolled back, and then sends it. */
export function watchStatements(): Watch {
  const sent: Sent[] = [];
  const failed: unknown[] = [];
  const { prototype } = pg.Client;
  const original = prototype.query as (this: pg.Client, ...args: unknown[]) => unknown;
  const inTransaction = new WeakSet<pg.Client>();
  prototype.query = function watched(this: pg.Client, first: unknown, ...rest: unknown[]) {
    const given = typeof first === 'string' ? { text: first } : (first as Query);
    const values = Array.isArray(rest[0]) ? (rest[0] as unknown[]) : (given.values ?? []);
    const { text } = given;
    if (/^begin|^start transaction/i.test(text)) inTransaction.add(this);
    if (/^commit|^rollback/i.test(text)) inTransaction.delete(this);
    if (typeof text === 'string' && CONCERNS.test(text)) {
      const run = (statement: string, parameters?: readonly unknown[]) =>
        original.call(this, statement, parameters) as Promise<pg.QueryResult>;
      const [enter, leave] = inTransaction.has(this)
        ? ['savepoint watched', 'rollback to watched']
        : ['begin', 'rollback'];
      explain(run, enter, leave, { ...given, text, values }).then(
        (found) => sent.push(found),
        (error) => failed.push(error),
      );
    }
    return original.call(this, first, ...rest);
  } as typeof prototype.query;
  return {
    sent,
    failed,
    restore: () => {
      prototype.query = original as typeof prototype.query;
    },
  };
}

/** All of it is sent at once: the statement itself comes next on the same connection. */
async function explain(
  run: (statement: string, parameters?: readonly unknown[]) => Promise<pg.QueryResult>,
  enter: string,
  leave: string,
  { text, name, values = [] }: Query,
): Promise<Sent> {
  const all = [
    run(enter),
    run(LOCKED),
    run(`explain (analyze, format json) ${text}`, values),
    run(LOCKED),
    run(leave),
  ] as const;
  const literals = values.map(literal);
  const generic =
    name === undefined
      ? null
      : ([
          run(enter),
          run('set local plan_cache_mode = force_generic_plan'),
          run(`prepare watched as ${text}`),
          run(`explain (analyze, format json) execute watched (${literals.join()})`),
          run(leave),
          run('deallocate watched'),
        ] as const);
  const results = await Promise.allSettled([...all, ...(generic ?? [])]);
  for (const result of results) if (result.status === 'rejected') throw result.reason;
  const names = async (which: Promise<pg.QueryResult>) => (await which).rows.map((row) => row.name as string);
  const before = new Set(await names(all[1]));
  const locked = (await names(all[3])).filter((relation) => !before.has(relation));
  return {
    text,
    partitions: partitionsIn(locked),
    planned: generic === null ? null : partitionsIn(read((await generic[3]).rows[0]['QUERY PLAN'][0].Plan)),
  };
}

const literal = (value: unknown): string =>
  value == null ? 'null' : pg.escapeLiteral(Array.isArray(value) ? `{${value.map(quoted).join()}}` : String(value));
const quoted = (value: unknown): string => (value === null ? 'null' : JSON.stringify(String(value)));

/** The relations that were really read: a plan names those, too, that it leaves out when it runs. */
const read = (plan: Plan): string[] => [
  ...(plan['Actual Loops'] > 0 && plan['Relation Name'] !== undefined ? [plan['Relation Name']] : []),
  ...(plan.Plans ?? []).flatMap(read),
];

const partitionsIn = (relations: readonly string[]): Set<number> =>
  new Set(relations.flatMap((relation) => PARTITION.exec(relation)?.[1] ?? []).map(Number));
