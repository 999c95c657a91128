import type { Result, Seat } from '@taisen/kernel';
import type { Transaction } from 'kysely';
import type { Database, Schema } from '../storage/schema.ts';
import type { StoredTable } from '../tables/store.ts';
import { afterMatch, NEWCOMER, type Rating } from './glicko.ts';

/**
 * Matches of the same two people that are rated within a day. More would let one person with two accounts move a rating
 * as far as they like.
 */
export const MAX_OF_PAIR = 3;
const DAY = 24 * 3_600_000;
/** A rating with a larger deviation is provisional: too uncertain for the list of the best players. */
export const MAX_DEVIATION = 110;

type PlayerRating = Rating & { readonly games: number };

export async function ratingOf(
  db: Database | Transaction<Schema>,
  person: string,
  game: string,
): Promise<PlayerRating> {
  const found = await db
    .selectFrom('ratings')
    .selectAll()
    .where('person', '=', person)
    .where('game', '=', game)
    .executeTakeFirst();
  return found ?? { ...NEWCOMER, games: 0 };
}

/** Writes the end of a rated match and the new ratings in one transaction, at most once. */
export const finishRated = (db: Database, stored: StoredTable, result: Result, at: number): Promise<void> =>
  db.transaction().execute(async (trx) => {
    const end = { state: 'over' as const, result: JSON.stringify(result), ended: at, owner: null, due: null };
    const ended = trx.updateTable('tables').set(end).where('id', '=', stored.row.id).where('state', '=', 'playing');
    if ((await ended.returning('id').executeTakeFirst()) !== undefined) await rateMatch(trx, stored, result, at);
  });

async function rateMatch(trx: Transaction<Schema>, { row }: StoredTable, result: Result, at: number): Promise<void> {
  // As they are now: a guest may have become an account during the match.
  const taken = await trx.selectFrom('seats').select(['seat', 'person']).where('table_id', '=', row.id).execute();
  const players = [0, 1].map((place) => taken.find(({ seat }) => seat === place)?.person ?? null);
  const [one, two] = players;
  if (!row.rated || one == null || two == null) return;
  // Locked in a fixed order, so that two matches of the same people cannot deadlock.
  for (const person of [one, two].toSorted()) {
    const newcomer = { person, game: row.game, ...NEWCOMER, games: 0 };
    await trx
      .insertInto('ratings')
      .values(newcomer)
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    await trx
      .selectFrom('ratings')
      .select('person')
      .where('person', '=', person)
      .where('game', '=', row.game)
      .forUpdate()
      .execute();
  }
  if ((await ratedOfPair(trx, one, two, row.game, at - DAY)) >= MAX_OF_PAIR) return;
  const before = [await ratingOf(trx, one, row.game), await ratingOf(trx, two, row.game)] as const;
  const after = afterMatch(before[0], before[1], scoreOf(result, 0));
  for (const seat of [0, 1] as const) {
    const { value, deviation, volatility } = after[seat];
    await trx
      .updateTable('ratings')
      .set({ value, deviation, volatility, games: before[seat].games + 1 })
      .where('person', '=', players[seat] as string)
      .where('game', '=', row.game)
      .execute();
    const person = players[seat] as string;
    const opponent = players[1 - seat] as string;
    const game = {
      table_id: row.id,
      person,
      opponent,
      game: row.game,
      at,
      score: scoreOf(result, seat),
      value,
      deviation,
    };
    await trx.insertInto('rated_games').values(game).execute();
  }
}

/** The matches of two people that were rated since a time. The rows of their ratings are locked. */
async function ratedOfPair(
  trx: Transaction<Schema>,
  one: string,
  two: string,
  game: string,
  since: number,
): Promise<number> {
  const { n } = await trx
    .selectFrom('rated_games')
    .select((of) => of.fn.countAll<number>().as('n'))
    .where('person', '=', one)
    .where('opponent', '=', two)
    .where('game', '=', game)
    .where('at', '>', since)
    .executeTakeFirstOrThrow();
  return n;
}

const scoreOf = ({ winner }: Result, seat: Seat): number => (winner === null ? 0.5 : winner === seat ? 1 : 0);
