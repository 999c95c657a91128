/** A person's own decks. A deck that breaks a rule is stored too, and its problems are reported. */
import { randomBytes } from 'node:crypto';
import { GAMES, gameNamed } from '@taisen/games';
import { BadInput, Refused, rulingsOf } from '@taisen/kernel';
import {
  type DeckAnswer,
  type DeviceDeck,
  deckAnswer,
  deckCode,
  deckFromCode,
  deckList,
  deckSync,
  newDeck,
  syncedDecks,
} from '@taisen/protocol';
import type { FastifyInstance } from 'fastify';
import type * as v from 'valibot';
import { cardCount, ownDeck, syncDecks } from '../people/decks.ts';
import type { Parts } from '../server.ts';
import { NotFound } from '../tables/store.ts';
import { personOf } from './people.ts';

type NewDeck = v.InferOutput<typeof newDeck>;
type WithId = { readonly id: string };
interface Deck {
  readonly id: string;
  readonly game: string;
  readonly name: string;
  readonly cards: readonly string[];
}

export function deckRoutes(app: FastifyInstance, parts: Parts): void {
  const { db, options } = parts;
  const one = { 200: deckAnswer };

  app.get('/api/decks', { schema: { summary: 'My decks', response: { 200: deckList } } }, async (request) => {
    const { id } = await personOf(parts, request);
    const decks = await db
      .selectFrom('decks')
      .select(['id', 'game', 'name', cardCount.as('count')])
      .where('person', '=', id)
      .where('removed', 'is', null)
      .orderBy('changed', 'desc')
      .execute();
    return { decks };
  });

  app.get('/api/decks/:id', { schema: { summary: 'A deck of mine', response: one } }, async (request) => {
    const { id: person } = await personOf(parts, request);
    const deck = await ownDeck(db, person, (request.params as WithId).id);
    if (deck === undefined) throw new NotFound('you have no such deck');
    return responseFor(deck);
  });

  app.post('/api/decks', { schema: { summary: 'Store a deck', body: newDeck, response: one } }, async (request) => {
    const { id: person } = await personOf(parts, request);
    const count = db
      .selectFrom('decks')
      .where('person', '=', person)
      .where('removed', 'is', null)
      .select((of) => of.fn.countAll<number>().as('n'));
    if ((await count.executeTakeFirstOrThrow()).n >= options.limits.decks)
      throw new Refused(`you have ${options.limits.decks} decks, which is the limit`, null);
    const deck: Deck = { id: randomBytes(9).toString('base64url'), ...validated(request.body as NewDeck) };
    await db
      .insertInto('decks')
      .values({ ...deck, person, cards: JSON.stringify(deck.cards) })
      .execute();
    return responseFor(deck);
  });

  app.put('/api/decks/:id', { schema: { summary: 'Change a deck', body: newDeck, response: one } }, async (request) => {
    const { id: person } = await personOf(parts, request);
    const { id } = request.params as WithId;
    const { game, name, cards } = validated(request.body as NewDeck);
    const changed = await db
      .updateTable('decks')
      .set({ game, name, cards: JSON.stringify(cards), changed: new Date() })
      .where('id', '=', id)
      .where('person', '=', person)
      .where('removed', 'is', null)
      .returningAll()
      .executeTakeFirst();
    if (changed === undefined) throw new NotFound('you have no such deck');
    return responseFor(changed);
  });

  app.delete('/api/decks/:id', { schema: { summary: 'Delete a deck' } }, async (request) => {
    const { id: person } = await personOf(parts, request);
    const { id } = request.params as WithId;
    const deleted = db
      .updateTable('decks')
      .set({ removed: new Date(), changed: new Date() })
      .where('id', '=', id)
      .where('person', '=', person)
      .where('removed', 'is', null)
      .returning('id');
    if ((await deleted.executeTakeFirst()) === undefined) throw new NotFound('you have no such deck');
    return { deleted: true };
  });

  app.post(
    '/api/decks/sync',
    { schema: { summary: 'Merge the decks of a device with mine', body: deckSync, response: { 200: syncedDecks } } },
    async (request) => {
      const { id: person } = await personOf(parts, request);
      const { decks } = request.body as v.InferOutput<typeof deckSync>;
      return { decks: await syncDecks(db, person, decks.filter(isKnown), options.limits.decks) };
    },
  );

  app.post(
    '/api/decks/check',
    { schema: { summary: 'Check a deck without storing it', body: newDeck, response: one } },
    async (request) => responseFor({ id: 'check', ...validated(request.body as NewDeck) }),
  );
}

/** Decks with cards that this server does not have stay on their device. */
function isKnown({ game: id, cards, removed }: DeviceDeck): boolean {
  const game = GAMES.get(id);
  if (game === undefined) return false;
  return removed === true || cards.every((card) => game.cards.some((known) => known.id === card));
}

/** A deck of existing cards, from a list or a code. */
function validated({ game: id, name, cards, code }: NewDeck): Omit<Deck, 'id'> {
  const game = gameNamed(id);
  if ((cards === undefined) === (code === undefined)) throw new BadInput('give a deck either as cards or as a code');
  const list = cards ?? deckFromCode(game, code ?? '');
  const unknown = list.find((card) => !game.cards.some((known) => known.id === card));
  if (unknown !== undefined) throw new BadInput(`${id} has no card "${unknown}"`);
  return { game: id, name, cards: list };
}

function responseFor({ id, game: gameId, name, cards }: Deck): DeckAnswer {
  const game = gameNamed(gameId);
  const problems = game
    .checkDeck(cards, rulingsOf(game, {}))
    .map(({ rule, message }) => ({ rule, message: { ...message } }));
  return { id, game: gameId, name, cards: [...cards], code: deckCode(game, cards), problems };
}
