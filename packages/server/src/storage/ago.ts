import { sql } from 'kysely';

/** So many seconds before now, by the database's clock: the only one that all servers share. */
export const ago = (seconds: number) => sql<Date>`now() - make_interval(secs => ${sql.lit(seconds)})`;
