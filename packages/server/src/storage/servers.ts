/** Which servers are alive on this database: each says so every second, and is gone when it has not for a while. */

import { sql } from 'kysely';
import { ago } from './ago.ts';
import type { Database } from './schema.ts';

const BEAT = 1000;
/** Seconds of silence after which a server counts as gone. */
export const GONE_AFTER = 5;
const DAY = 24 * 3600;

export class Servers {
  readonly id: string;
  private readonly db: Database;
  private readonly failed: (error: unknown) => void;
  private timer: NodeJS.Timeout | null = null;
  /** How many others there are. */
  others = 0;
  private doubtful = 0;

  constructor(db: Database, id: string, failed: (error: unknown) => void) {
    this.db = db;
    this.id = id;
    this.failed = failed;
  }

  async open(): Promise<void> {
    await this.beat();
    this.timer = setInterval(() => {
      this.beat().catch((error) => {
        this.doubt();
        this.failed(error);
      });
    }, BEAT);
  }

  /** The database was away: nobody could say that they are there, and who did may be forgotten. */
  doubt(): void {
    this.doubtful = Date.now() + GONE_AFTER * 1000;
  }

  /** Whether a server that has been silent is gone. */
  get isSure(): boolean {
    return Date.now() > this.doubtful;
  }

  private async beat(): Promise<void> {
    const { id } = this;
    await this.db
      .insertInto('servers')
      .values({ id, seen: sql`now()` })
      .onConflict((conflict) => conflict.column('id').doUpdateSet({ seen: sql`now()` }))
      .execute();
    const { others } = await this.db
      .selectFrom('servers')
      .where('id', '<>', id)
      .where('seen', '>', alive)
      .select((of) => of.fn.countAll<number>().as('others'))
      .executeTakeFirstOrThrow();
    this.others = others;
  }

  /** Says good-bye, so that others take over at once. */
  async close(): Promise<void> {
    if (this.timer !== null) clearInterval(this.timer);
    await this.db.deleteFrom('servers').where('id', '=', this.id).execute();
    await this.db.deleteFrom('servers').where('seen', '<', ago(DAY)).execute();
  }
}

/** A server seen since then is there. */
export const alive = ago(GONE_AFTER);
