/** What everybody may see of a player: ratings, results and favourite decks. Never of a guest, or of a match that goes on. */
import { GAMES } from '@taisen/games';
import type { DeckList } from '@taisen/kernel';
import type { Profile, RatingList } from '@taisen/protocol';
import { sql } from 'kysely';
import type { Database } from '../storage/schema.ts';
import { MAX_DEVIATION } from './ratings.ts';

const MAX_LISTED = 100;
/** Points of the graph of a rating. */
const MAX_POINTS = 200;
/** Matches from which favourite decks are counted. */
const MAX_COUNTED = 500;
const MAX_DECKS = 3;

const monthOf = sql<string>`to_char(to_timestamp(at / 1000.0) at time zone 'UTC', 'YYYY-MM')`;

/** The best players of a game, of all time or of a month. Those whose profile is hidden are left out. */
export async function bestPlayers(db: Database, game: string, season: string | null): Promise<RatingList> {
  const months = await db
    .selectFrom('rated_games')
    .select(monthOf.as('month'))
    .distinct()
    .where('game', '=', game)
    .orderBy('month', 'desc')
    .limit(24)
    .execute();
  // The last rating of each player in that time, and the results.
  const { rows } = await sql<{
    person: string;
    name: string;
    value: number;
    deviation: number;
    games: number;
    won: number;
  }>`
    select person, "user".name, value, deviation, games::int, won::int from (
      select distinct on (person) person, value, deviation,
        count(*) over (partition by person) as games,
        count(*) filter (where score = 1) over (partition by person) as won
      from rated_games
      where game = ${game} and (${season}::text is null or ${monthOf} = ${season})
      order by person, at desc
    ) as last
    join "user" on "user".id = person
    where person not in (select person from hidden_profiles)
    order by deviation >= ${MAX_DEVIATION}, value desc
    limit ${MAX_LISTED}`.execute(db);
  const ratings = rows.map((row) => ({ ...row, provisional: row.deviation >= MAX_DEVIATION }));
  return { season, seasons: months.map(({ month }) => month), ratings };
}

/** The name of a person with a profile that everybody may see; null for guests and hidden profiles. */
export async function publicName(db: Database, id: string): Promise<string | null> {
  const user = await db
    .selectFrom('user')
    .select(['name', 'isAnonymous'])
    .where('id', '=', id)
    .where('id', 'not in', (from) => from.selectFrom('hidden_profiles').select('person'))
    .executeTakeFirst();
  return user === undefined || user.isAnonymous === true ? null : user.name;
}

/** Null for guests, and for a hidden profile unless the person asks for the own one. */
export async function profileOf(db: Database, id: string, asking: string | null): Promise<Profile | null> {
  const user = await db.selectFrom('user').selectAll().where('id', '=', id).executeTakeFirst();
  if (user === undefined || user.isAnonymous === true) return null;
  const mine = asking === id;
  const hidden =
    (await db.selectFrom('hidden_profiles').where('person', '=', id).selectAll().executeTakeFirst()) !== undefined;
  if (hidden && !mine) return null;
  const [ratings, history, finished] = await Promise.all([
    db.selectFrom('ratings').selectAll().where('person', '=', id).execute(),
    db
      .selectFrom('rated_games')
      .select(['game', 'at', 'value', 'deviation'])
      .where('person', '=', id)
      .orderBy('at', 'desc')
      .limit(MAX_POINTS * GAMES.size)
      .execute(),
    finishedOf(db, id),
  ]);
  return {
    id,
    name: user.name,
    since: new Date(user.createdAt).getTime(),
    ...{ hidden, mine },
    ratings: ratings.map(({ game, value, deviation, games }) => ({
      ...{ game, value, deviation, games, provisional: deviation >= MAX_DEVIATION },
      history: history
        .filter((point) => point.game === game)
        .slice(0, MAX_POINTS)
        .map(({ at, value: then, deviation: uncertain }) => ({ at, value: then, deviation: uncertain }))
        .toReversed(),
    })),
    games: [...GAMES.keys()].flatMap((game) => {
      const played = finished.filter((match) => match.game === game);
      return played.length === 0 ? [] : [{ game, ...recordOf(played), decks: favourites(game, played) }];
    }),
    against: asking === null || mine ? null : recordAgainst(finished, asking),
  };
}

interface Finished {
  readonly game: string;
  readonly winner: number | null;
  readonly seat: number;
  readonly deck: DeckList | null;
  readonly opponent: string | null;
}

/** The last finished matches against people. Matches against bots are practice. */
async function finishedOf(db: Database, person: string): Promise<readonly Finished[]> {
  const { rows } = await sql<Finished>`
    select tables.game, (tables.result ->> 'winner')::int as winner, mine.seat, mine.deck, other.person as opponent
    from seats as mine
    join tables on tables.id = mine.table_id and tables.state = 'over' and not tables.practice
    join seats as other on other.table_id = mine.table_id and other.seat <> mine.seat
    where mine.person = ${person}
    order by tables.ended desc
    limit ${MAX_COUNTED}`.execute(db);
  return rows;
}

function recordOf(played: readonly Finished[]) {
  const won = played.filter(({ winner, seat }) => winner === seat).length;
  const drawn = played.filter(({ winner }) => winner === null).length;
  return { won, drawn, lost: played.length - won - drawn };
}

function recordAgainst(finished: readonly Finished[], opponent: string) {
  const played = finished.filter((match) => match.opponent === opponent);
  return played.length === 0 ? null : recordOf(played);
}

const keyOf = (deck: DeckList): string => deck.toSorted().join();

/** Only ready-made decks: what somebody has built stays theirs. */
function favourites(game: string, played: readonly Finished[]) {
  const decks = GAMES.get(game)?.decks ?? [];
  const keys = played.map(({ deck }) => (deck === null ? '' : keyOf(deck)));
  return decks
    .map(({ id, cards }) => ({ ready: id, games: keys.filter((key) => key === keyOf(cards)).length }))
    .filter(({ games }) => games > 0)
    .toSorted((a, b) => b.games - a.games)
    .slice(0, MAX_DECKS);
}
