/** People's own decks. */
import { Refused } from '@taisen/kernel';
import { MOST_CARDS } from '@taisen/protocol';
import { sql } from 'kysely';
import type { Database } from '../storage/schema.ts';

/** The size of a stored deck, counted by the database. */
export const cardCount = sql<number>`jsonb_array_length(cards)`;

/** A deck of this person, or undefined. Decks from before there was a size limit are not loaded. */
export async function ownDeck(db: Database, person: string, id: string) {
  const found = await db
    .selectFrom('decks')
    .select(['id', 'game', 'name', cardCount.as('count')])
    .select((of) => of.case().when(cardCount, '<=', MOST_CARDS).then(of.ref('cards')).end().as('cards'))
    .where('id', '=', id)
    .where('person', '=', person)
    .executeTakeFirst();
  if (found === undefined) return undefined;
  const { cards, count, ...deck } = found;
  if (cards === null) throw new Refused(`this deck has ${count} cards, but at most ${MOST_CARDS} are allowed`, null);
  return { ...deck, cards };
}
