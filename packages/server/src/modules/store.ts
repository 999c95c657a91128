/** Published versions of games in the database, by the hash of their code. */
import { BadInput } from '@taisen/kernel';
import type { VersionList } from '@taisen/protocol';
import { sql } from 'kysely';
import type { Database } from '../storage/schema.ts';
import type { BuiltModule } from './manifest.ts';

export class NoModule extends BadInput {}

/** Adds the modules of this build, so that every server can run matches that begin here. */
export async function publishModules(db: Database, modules: readonly BuiltModule[]): Promise<void> {
  if (modules.length === 0) return;
  await db
    .insertInto('modules')
    .values([...modules])
    .onConflict((conflict) => conflict.column('hash').doNothing())
    .execute();
}

export async function moduleCode(db: Database, hash: string): Promise<string> {
  const found = await db.selectFrom('modules').select('code').where('hash', '=', hash).executeTakeFirst();
  if (found === undefined) throw new NoModule(`this server does not have the module ${hash.slice(0, 64)}`);
  return found.code;
}

/**
 * The versions of a game, the newest first, with the number of their matches. Builds with the same rules and other words
 * are one version: the latest of them is listed.
 */
export async function versionsOf(db: Database, game: string): Promise<VersionList['versions']> {
  const { rows } = await sql<VersionList['versions'][number]>`
    select version, ruleset, hash as module, extract(epoch from first)::float8 * 1000 as published,
      (select count(*) from tables where tables.game = ${game} and tables.ruleset = newest.ruleset
        and state = 'playing')::int as playing,
      (select count(*) from tables where tables.game = ${game} and tables.ruleset = newest.ruleset
        and state = 'over')::int as over
    from (
      select distinct on (ruleset) version, ruleset, hash, min(published) over (partition by ruleset) as first
      from modules where game = ${game} order by ruleset, published desc
    ) as newest
    order by first desc, version desc`.execute(db);
  return rows;
}
