import { NO_CLOCK } from '@taisen/match';
import { sql } from 'kysely';
import type { Database } from '../storage/schema.ts';
import { holdSeats } from './leave.ts';
import type { Opening, Sitter } from './store.ts';

type Wanted = Pick<Opening, 'game' | 'rulings' | 'rated' | 'clock'>;

/** Keeps the free seat of an open table that fits for somebody; null where there is none. Oldest first. */
export function findOpen(db: Database, wanted: Wanted, sitter: Sitter): Promise<string | null> {
  return db.transaction().execute(async (trx) => {
    const found = await trx
      .selectFrom('tables')
      .select('id')
      .where('state', '=', 'waiting')
      .where('private', '=', false)
      .where('practice', '=', false)
      .where('game', '=', wanted.game)
      .where('rated', '=', wanted.rated)
      .where('rulings', '=', sql<never>`${JSON.stringify(wanted.rulings)}::jsonb`)
      .where('clock', '=', sql<never>`${JSON.stringify(wanted.clock ?? NO_CLOCK)}::jsonb`)
      // Exactly one sits there, and it is somebody else.
      .where('id', 'in', (from) =>
        from
          .selectFrom('seats')
          .select('table_id')
          .groupBy('table_id')
          .having(sql<boolean>`count(*) = 1 and bool_and(nonce is not null and person <> ${sitter.person})`),
      )
      .orderBy('created')
      .limit(1)
      .forUpdate()
      .skipLocked()
      .executeTakeFirst();
    if (found === undefined) return null;
    const { seats } = await holdSeats(trx, found.id);
    if (seats.length !== 1) return null;
    const kept = { table_id: found.id, seat: seats[0]?.seat === 0 ? (1 as const) : (0 as const) };
    const row = { ...kept, person: sitter.person, info: JSON.stringify(sitter.info), deck: null, nonce: null };
    await trx.insertInto('seats').values(row).execute();
    return found.id;
  });
}
