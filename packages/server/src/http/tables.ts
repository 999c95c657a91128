/** Routes to open tables, take and leave seats, and find an opponent. */
import { gameNamed } from '@taisen/games';
import {
  BadInput,
  type DeckList,
  type Game,
  Refused,
  type RulingValues,
  ratedRulings,
  rulingsOf,
  type State,
} from '@taisen/kernel';
import {
  type DeckChoice,
  type NewTable,
  newTable,
  type QuickMatch,
  quickMatch,
  type Reveal,
  randomHex,
  reveal,
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
import { Matchmaker } from '../tables/matchmaker.ts';
import { infoOf, type SeatClaim, type StoredTable, seatOf } from '../tables/store.ts';
import { personOf } from './people.ts';
import { byAddress, sharedLimit } from './shared-limit.ts';

type WithId = { readonly id: string };

export function tableRoutes(app: FastifyInstance, parts: Parts): void {
  const { db, store, sessions, notify, begun } = parts;
  const response = { 200: tableAnswer };
  const matchmaker = new Matchmaker(db, store);
  const { tables: most, openings } = parts.options.limits;
  const opening = {
    onRequest: sharedLimit(parts.pool, 'opening-address', openings * 10, byAddress),
    preHandler: sharedLimit(
      parts.pool,
      'opening-person',
      openings,
      async (request) => (await sessions.personFrom(request.headers))?.id ?? null,
    ),
  };

  const responseFor = (stored: StoredTable, person: Person | null) => ({
    table: infoOf(stored),
    seat: seatOf(stored, person?.id ?? null),
  });
  const onSeated = (stored: StoredTable, person: Person) => {
    if (stored.row.state === 'playing') begun(stored);
    else notify(tableNotice(stored.row.id));
    return responseFor(stored, person);
  };

  /** If the database became unavailable, the change may still have been made: waiting connections read the table again. */
  const notifyIfUnsure = <T>(table: string, change: Promise<T>): Promise<T> =>
    change.catch((error) => {
      if (isUnavailable(error)) notify(tableNotice(table));
      throw error;
    });

  app.get('/api/tables', { schema: { summary: 'Open tables', response: { 200: tableList } } }, async () => ({
    tables: await parts.reads.list((source) => listTables(source.db, 'open')),
  }));

  app.get('/api/tables/:id', { schema: { summary: 'A table', response } }, async (request) =>
    responseFor(await store.find((request.params as WithId).id), await sessions.personFrom(request.headers)),
  );

  app.post(
    '/api/tables',
    { ...opening, schema: { summary: 'Open a table; then sit down at it', body: newTable, response } },
    async (request) => {
      const person = await personOf(parts, request);
      const wanted = request.body as NewTable;
      mustHaveAccount(person, wanted.rated);
      // Nobody chooses the opponent of a rated match.
      if (wanted.rated && wanted.private) throw new BadInput('rated matches are not private');
      const { bestOf } = wanted;
      if (wanted.rated && bestOf !== undefined) throw new BadInput('rated matches are played one by one');
      const series = bestOf === undefined ? {} : { series: { bestOf, wins: [0, 0] as [number, number] } };
      const spec = { ...validated(wanted), ...(await seatsFor(wanted, person)), creator: person.id, ...series };
      return onSeated(await store.openWithin({ person: person.id, most }, spec), person);
    },
  );

  async function seatsFor(wanted: NewTable, person: Person) {
    const { against, show: level, game } = wanted;
    const practice = against !== 'person';
    if (practice && wanted.rated) throw new BadInput('matches against a bot are not rated');
    const first =
      level === undefined ? { person: person.id, info: await infoFor(person, game, false) } : bot(game, level);
    const second = against === 'person' ? null : bot(game, against.bot);
    if (level !== undefined && second === null) throw new BadInput('to show two bots, name the other one too');
    return { practice, seats: [first, second] as const };
  }

  app.post(
    '/api/quick-match',
    { ...opening, schema: { summary: 'A seat at a matching open table, or at a new one', body: quickMatch, response } },
    async (request) => {
      const person = await personOf(parts, request);
      const wanted = request.body as QuickMatch;
      mustHaveAccount(person, wanted.rated);
      const info = await infoFor(person, wanted.game, wanted.rated);
      const spec = validated({ ...wanted, private: false });
      const { instead = null } = wanted;
      const stored = await matchmaker.seat(spec, { person: person.id, info }, most, instead);
      if (instead !== null && stored.row.id !== instead) notify(tableNotice(instead));
      return onSeated(stored, person);
    },
  );

  app.post(
    '/api/tables/:id/sit',
    { schema: { summary: 'Sit down, with a deck and your part of the shuffle', body: sitDown, response } },
    async (request) => {
      const person = await personOf(parts, request);
      const { id } = request.params as WithId;
      const { deck, ...committed } = request.body as SitDown;
      const stored = await store.findToSit(id);
      const { row, seats } = stored;
      // The table may have been opened by a server with another version.
      const game = await parts.rules.of(row);
      // A seat of a rematch has the deck of the match before.
      const previous = seats.find((seat) => seat?.person === person.id)?.deck ?? null;
      const cards = deck === undefined && previous !== null ? previous : await deckFor(game, deck, person);
      const problem = game.checkDeck(cards, rulingsOf(game, { rulings: row.rulings }))[0];
      if (problem !== undefined) throw new Refused(problem.message.en, problem.rule);
      mustHaveAccount(person, row.rated);
      // Nobody chooses the opponent: quick match reserves the seat, or the rematch.
      if (row.rated && !seats.some((seat) => seat?.person === person.id)) await mustBeReserved(parts, id, person);
      const info = await infoFor(person, row.game, row.rated);
      const claim = { person: person.id, info, deck: cards, ...committed };
      return onSeated(await notifyIfUnsure(id, store.sit(stored, claim)), person);
    },
  );

  app.post(
    '/api/tables/:id/reveal',
    { schema: { summary: 'Reveal the nonce that you have committed to', body: reveal, response } },
    async (request) => {
      const person = await personOf(parts, request);
      const { id } = request.params as WithId;
      const { nonce } = request.body as Reveal;
      return onSeated(await notifyIfUnsure(id, store.reveal(id, person.id, nonce)), person);
    },
  );

  app.post('/api/tables/:id/leave', { schema: { summary: 'Leave before the match begins' } }, async (request) => {
    const { id } = request.params as WithId;
    await notifyIfUnsure(id, leaveTable(db, id, (await personOf(parts, request)).id));
    notify(tableNotice(id));
    return { left: true };
  });

  async function infoFor(person: Person, game: string, rated: boolean): Promise<SeatInfo> {
    const name = person.name.slice(0, 60);
    const info: SeatInfo = person.guest ? { kind: 'guest', name } : { kind: 'person', name, person: person.id };
    const known = person.program === undefined ? info : { ...info, program: true };
    if (!rated) return known;
    const { value, deviation } = await ratingOf(db, person.id, game);
    return { ...known, rating: { value, deviation } };
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

/** A guest costs nothing, so one person could win against any number of them. */
function mustHaveAccount({ guest, program }: Person, rated: boolean): void {
  if (rated && program !== undefined) throw new Refused('programs play no rated matches', null);
  if (rated && guest) throw new Refused('rated matches need an account', null);
}

/** The table may have been read from the cache: another server may have reserved the seat since. */
async function mustBeReserved({ store }: Parts, id: string, person: Person): Promise<void> {
  const { seats } = await store.find(id);
  if (!seats.some((seat) => seat?.person === person.id))
    throw new Refused('seats of rated matches are given by quick match', null);
}

/** A seat for a bot, with a random one of the ready decks. */
function bot(game: string, level: string): SeatClaim {
  if (!LEVELS.includes(level)) throw new BadInput(`there is no bot "${level}", only ${LEVELS.join(', ')}`);
  const { decks } = gameNamed(game);
  const deck = decks[Math.floor(Math.random() * decks.length)]?.cards ?? [];
  return { person: null, info: { kind: 'bot', name: level, level }, deck, nonce: randomHex() };
}

function validated({ game: id, rulings, clock, rated, private: hidden }: Omit<NewTable, 'against'>) {
  const game = gameNamed(id);
  // Own properties only: every object has a toString.
  const unknown = Object.keys(rulings).find((name) => !Object.hasOwn(game.rulings, name));
  if (unknown !== undefined) throw new BadInput(`${id} has no ruling called "${unknown}"`);
  const fair = ratedRulings(game);
  const chosen = rated ? { ...fair, ...rulings } : rulings;
  const values: RulingValues = rulingsOf(game, { rulings: chosen });
  const rules: RulingValues = rulingsOf(game, { rulings: fair });
  const other = rated ? Object.keys(rules).find((name) => rules[name] !== values[name]) : undefined;
  if (other !== undefined) throw new BadInput(`in rated matches the ruling "${other}" is ${rules[other]}`);
  return { game: id, rulings: rated ? fair : rulings, clock, rated, private: hidden };
}
