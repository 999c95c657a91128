/** Everything that a person plays or has played on this server, as one list. */
import { gameNamed } from '@taisen/games';
import type { DeckList } from '@taisen/kernel';
import { type OwnGame, ownGames } from '@taisen/protocol';
import type { FastifyInstance } from 'fastify';
import type { Parts } from '../server.ts';
import { AskedSeats } from '../tables/asked-seats.ts';
import { withSeats } from '../tables/lists.ts';
import { infoOf, seatOf } from '../tables/store.ts';
import { personOf } from './people.ts';

/** Of each kind. A person may be at far fewer tables at a time. */
const MAX_UNFINISHED = 50;
const MAX_FINISHED = 200;

export function ownGameRoutes(app: FastifyInstance, parts: Parts): void {
  const { db } = parts;
  const asked = new AskedSeats(parts);

  app.get(
    '/api/me/games',
    { schema: { summary: 'My matches: running, waiting and finished', response: { 200: ownGames } } },
    async (request) => {
      const { id } = await personOf(parts, request);
      const mine = db.selectFrom('seats').select('table_id').where('person', '=', id);
      const tables = db.selectFrom('tables').selectAll().where('id', 'in', mine);
      const [unfinished, finished, decks, names] = await Promise.all([
        tables.where('state', '<>', 'over').orderBy('created', 'desc').limit(MAX_UNFINISHED).execute(),
        tables.where('state', '=', 'over').orderBy('ended', 'desc').limit(MAX_FINISHED).execute(),
        db
          .selectFrom('seats')
          .select(['table_id', 'deck'])
          .where('person', '=', id)
          .where('deck', 'is not', null)
          .execute(),
        db.selectFrom('decks').select(['game', 'name', 'cards']).where('person', '=', id).execute(),
      ]);
      const deckAt = new Map(decks.map(({ table_id, deck }) => [table_id, deck]));
      const games = await withSeats(db, [...unfinished, ...finished]);
      const running = games.flatMap(({ row }) => (row.state === 'playing' ? row.id : []));
      const turns = await asked.of(running);
      return {
        games: games.map((stored): OwnGame => {
          const { row } = stored;
          const seat = seatOf(stored, id);
          const deck = deckAt.get(row.id) ?? null;
          return {
            table: infoOf(stored),
            seat,
            yourTurn: seat !== null && ((turns.get(row.id) ?? 0) & (1 << seat)) !== 0,
            touched: row.ended ?? row.started ?? row.created.getTime(),
            deck: deck === null ? null : nameOf(row.game, deck, names),
            result: row.result,
          };
        }),
      };
    },
  );
}

interface NamedDeck {
  readonly game: string;
  readonly name: string;
  readonly cards: DeckList;
}

/** A ready-made deck, one of the person's own, or neither. */
function nameOf(game: string, deck: DeckList, own: readonly NamedDeck[]): OwnGame['deck'] {
  const key = keyOf(deck);
  const ready = gameNamed(game).decks.find(({ cards }) => keyOf(cards) === key);
  if (ready !== undefined) return { ready: ready.id };
  const found = own.find((each) => each.game === game && keyOf(each.cards) === key);
  return found === undefined ? null : { name: found.name };
}

const keyOf = (deck: DeckList): string => deck.toSorted().join();
