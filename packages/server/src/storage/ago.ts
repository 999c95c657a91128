import { sql } from 'kysely';

/** A time in the past by the database's clock, which is the only one that all servers share. */
export const ago = (seconds: number) => sql<Date>`now() - make_interval(secs => ${sql.lit(seconds)})`;
