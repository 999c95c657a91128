/** The servers on this database. Each writes a heartbeat every second, and counts as gone after some seconds without. */
import { sql } from 'kysely';
import { ago } from './ago.ts';
import { monotonic, type SharedClock } from './clock.ts';
import type { Database } from './schema.ts';

const BEAT = 1000;
/** Milliseconds without an answer of the database after which it counts as gone or frozen. */
const SILENT = 2 * BEAT;
/** Seconds without a heartbeat after which a server counts as gone. */
export const GONE_AFTER = 5;
const DAY = 24 * 3600;

export class Servers {
  readonly id: string;
  private readonly db: Database;
  private readonly clock: SharedClock;
  private readonly failed: (error: unknown) => void;
  /** The database was silent between these moments: nobody could connect, and no answer was stored. */
  private readonly wasSilent: (from: number, until: number) => void;
  /** When it has answered last, and what waits until it does again. */
  private answered = monotonic();
  private readonly waiting: (() => void)[] = [];
  private timer: NodeJS.Timeout | null = null;
  private beating: Promise<void> = Promise.resolve();
  /** How many other servers are alive. */
  others = 0;
  /** Whether one of them is of an older build, and has no channel of its own. */
  hasOlder = false;
  private unreliableUntil = 0;

  constructor(
    db: Database,
    id: string,
    clock: SharedClock,
    failed: (error: unknown) => void,
    wasSilent: (from: number, until: number) => void,
  ) {
    this.wasSilent = wasSilent;
    this.db = db;
    this.clock = clock;
    this.id = id;
    this.failed = failed;
  }

  async open(): Promise<void> {
    await this.beat();
    this.timer = setInterval(() => {
      this.beating = this.beat().catch((error) => {
        this.databaseLost();
        this.failed(error);
      });
    }, BEAT);
  }

  /** The database was unavailable: no server could write heartbeats, and the unlogged table may have been emptied. */
  databaseLost(): void {
    this.unreliableUntil = monotonic() + GONE_AFTER * 1000;
  }

  private heard(): void {
    const [before, now] = [this.answered, monotonic()];
    this.answered = now;
    if (now - before > SILENT) this.wasSilent(before + BEAT, now);
    for (const then of this.waiting.splice(0)) then();
  }

  /** Calls `then` now, or once the database answers again and what it has cost is given back. */
  whenHeard(then: () => void): void {
    if (monotonic() - this.answered > SILENT) this.waiting.push(then);
    else then();
  }

  /** Whether a server without a recent heartbeat is really gone. */
  get isReliable(): boolean {
    return monotonic() > this.unreliableUntil;
  }

  /** After a failure of the database, others may not have been able to say that they are alive. */
  get mayHaveOthers(): boolean {
    return this.others > 0 || !this.isReliable;
  }

  private async beat(): Promise<void> {
    const { id } = this;
    await this.db
      .insertInto('servers')
      .values({ id, seen: sql`now()`, addressed: true })
      .onConflict((conflict) => conflict.column('id').doUpdateSet({ seen: sql`now()` }))
      .execute();
    const began = monotonic();
    const { others, older, time } = await this.db
      .selectFrom('servers')
      .where('id', '<>', id)
      .where('seen', '>', alive)
      .select((of) => [of.fn.countAll<number>().as('others'), OLDER.as('older'), TIME.as('time')])
      .executeTakeFirstOrThrow();
    this.clock.measured(time, began, monotonic());
    this.heard();
    this.others = others;
    this.hasOlder = older > 0;
  }

  /** Removes this server, so that others take over its tables at once. */
  async close(): Promise<void> {
    if (this.timer !== null) clearInterval(this.timer);
    // A heartbeat on its way would add this server again, or find the pool closed.
    await this.beating;
    await this.db.deleteFrom('servers').where('id', '=', this.id).execute();
    await this.db.deleteFrom('servers').where('seen', '<', ago(DAY)).execute();
  }
}

const OLDER = sql<number>`count(*) filter (where addressed is null)`;
/** The database's clock, in milliseconds. */
const TIME = sql<number>`extract(epoch from clock_timestamp())::float8 * 1000`;
/** A server with a heartbeat after this time is alive. */
export const alive = ago(GONE_AFTER);
