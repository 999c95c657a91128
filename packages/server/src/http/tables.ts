/** Opening tables, sitting down, finding somebody to play with. */
import { gameNamed } from '@taisen/games';
import { BadInput, type DeckList, type Game, Refused, rulingsOf, type State } from '@taisen/kernel';
import {
  type DeckChoice,
  type NewTable,
  newTable,
  type QuickMatch,
  quickMatch,
  randomHex,
  type SeatInfo,
  type SitDown,
  sitDown,
  tableAnswer,
  tableList,
} from '@taisen/protocol';
import type { FastifyInstance } from 'fastify';
import { LEVELS } from '../bots/levels.ts';
import type { Person } from '../people/auth.ts';
import { ownDeck } from '../people/decks.ts';
import { tableNotice } from '../people/notices.ts';
import { ratingOf } from '../people/ratings.ts';
import type { Parts } from '../server.ts';
import { isUnavailable } from '../storage/unavailable.ts';
import { leaveTable } from '../tables/leave.ts';
import { listTables } from '../tables/lists.ts';
import { Matchmaker } from '../tables/quick.ts';
import { infoOf, type SeatClaim, type StoredTable, seatOf } from '../tables/store.ts';
import { personOf } from './people.ts';

type WithId = { readonly id: string };

export function tableRoutes(app: FastifyInstance, parts: Parts): void {
  const { db, store, sessions, notify, begun } = parts;
  const answer = { 200: tableAnswer };
  const quick = new Matchmaker(db, store);

  const shown = (stored: StoredTable, person: Person | null) => ({
    table: infoOf(stored),
    seat: seatOf(stored, person?.id ?? null),
  });
  const seated = (stored: StoredTable, person: Person) => {
    if (stored.row.state === 'playing') begun(stored);
    else notify(tableNotice(stored.row.id));
    return shown(stored, person);
  };

  /** A change whose reply was lost may have been made all the same: connections that wait read the table again. */
  const noticed = <T>(table: string, change: Promise<T>): Promise<T> =>
    change.catch((error) => {
      if (isUnavailable(error)) notify(tableNotice(table));
      throw error;
    });

  app.get('/api/tables', { schema: { summary: 'Open tables', response: { 200: tableList } } }, async () => ({
    tables: await listTables(db, 'open'),
  }));

  app.get('/api/tables/:id', { schema: { summary: 'A table', response: answer } }, async (request) =>
    shown(await store.find((request.params as WithId).id), await sessions.personFrom(request.headers)),
  );

  app.post(
    '/api/tables',
    { schema: { summary: 'Open a table; then sit down at it', body: newTable, response: answer } },
    async (request) => {
      const person = await personOf(parts, request);
      const wanted = request.body as NewTable;
      await limited(parts, person);
      const opening = { ...checked(wanted), ...(await seatsFor(wanted, person)), creator: person.id };
      return seated((await store.open(opening)) as StoredTable, person);
    },
  );

  async function seatsFor(wanted: NewTable, person: Person) {
    const { against, show: level, game } = wanted;
    const practice = against !== 'person';
    if (practice && wanted.rated) throw new BadInput('matches against a bot are not rated');
    const first =
      level === undefined ? { person: person.id, info: await infoFor(person, game, false) } : bot(game, level);
    const second = against === 'person' ? null : bot(game, against.bot);
    if (level !== undefined && second === null) throw new BadInput('bots play each other: name the other one too');
    return { practice, seats: [first, second] as const };
  }

  app.post(
    '/api/quick-match',
    { schema: { summary: 'A seat at an open table that fits, or a new table', body: quickMatch, response: answer } },
    async (request) => {
      const person = await personOf(parts, request);
      const wanted = request.body as QuickMatch;
      await limited(parts, person);
      const info = await infoFor(person, wanted.game, wanted.rated);
      const opening = checked({ ...wanted, private: false });
      return seated(await quick.seat(opening, { person: person.id, info }), person);
    },
  );

  app.post(
    '/api/tables/:id/sit',
    { schema: { summary: 'Sit down, with a deck and a number for the shuffle', body: sitDown, response: answer } },
    async (request) => {
      const person = await personOf(parts, request);
      const { id } = request.params as WithId;
      const { deck, nonce } = request.body as SitDown;
      const stored = await store.findToSit(id);
      const { row, seats } = stored;
      const game = gameNamed(row.game);
      const kept = seats.find((seat) => seat?.person === person.id)?.deck ?? null;
      const cards = deck === undefined && kept !== null ? kept : await deckFor(game, deck, person);
      const problem = game.checkDeck(cards, rulingsOf(game, { rulings: row.rulings }))[0];
      if (problem !== undefined) throw new Refused(problem.message.en, problem.rule);
      const info = await infoFor(person, row.game, row.rated);
      const sitter = { person: person.id, info, deck: cards, nonce };
      return seated(await noticed(id, store.sit(stored, sitter)), person);
    },
  );

  app.post('/api/tables/:id/leave', { schema: { summary: 'Leave before the match begins' } }, async (request) => {
    const { id } = request.params as WithId;
    await noticed(id, leaveTable(db, id, (await personOf(parts, request)).id));
    notify(tableNotice(id));
    return { left: true };
  });

  async function infoFor(person: Person, game: string, rated: boolean): Promise<SeatInfo> {
    const info: SeatInfo = { kind: person.guest ? 'guest' : 'person', name: person.name.slice(0, 60) };
    if (!rated) return info;
    const { value, deviation } = await ratingOf(db, person.id, game);
    return { ...info, rating: { value, deviation } };
  }

  async function deckFor(game: Game<State>, choice: DeckChoice | undefined, person: Person): Promise<DeckList> {
    if (choice === undefined) return game.decks[0]?.cards ?? [];
    if ('cards' in choice) return choice.cards;
    if ('ready' in choice) {
      const ready = game.decks.find(({ id }) => id === choice.ready);
      if (ready === undefined) throw new BadInput(`${game.id} has no ready deck "${choice.ready}"`);
      return ready.cards;
    }
    const found = await ownDeck(db, person.id, choice.own);
    if (found?.game !== game.id) throw new BadInput(`you have no deck "${choice.own}" of ${game.id}`);
    return found.cards;
  }
}

/** A bot sits at once; any of the ready decks is its. */
function bot(game: string, level: string): SeatClaim {
  if (!LEVELS.includes(level)) throw new BadInput(`there is no bot "${level}"; there is ${LEVELS.join(', ')}`);
  const { decks } = gameNamed(game);
  const deck = decks[Math.floor(Math.random() * decks.length)]?.cards ?? [];
  return { person: null, info: { kind: 'bot', name: level, level }, deck, nonce: randomHex() };
}

/** What a table is opened with, once it makes sense. */
function checked({ game: id, rulings, clock, rated, private: hidden }: Omit<NewTable, 'against'>) {
  const game = gameNamed(id);
  // Such as toString, which every object has.
  const unknown = Object.keys(rulings).find((name) => !Object.hasOwn(game.rulings, name));
  if (unknown !== undefined) throw new BadInput(`${id} has no ruling called "${unknown}"`);
  const values = rulingsOf(game, { rulings });
  const usual = rulingsOf(game, {});
  if (rated && Object.keys(usual).some((name) => usual[name] !== values[name]))
    throw new BadInput('rated matches are played without house rules');
  return { game: id, rulings, clock, rated, private: hidden };
}

async function limited({ store, options }: Parts, person: Person): Promise<void> {
  const count = await store.countOf(person.id);
  if (count >= options.limits.tables) throw new Refused(`you are at ${count} tables: finish one first`, null);
}
