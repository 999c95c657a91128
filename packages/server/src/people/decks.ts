/** Decks that people keep. */
import { Refused } from '@taisen/kernel';
import { MOST_CARDS } from '@taisen/protocol';
import { sql } from 'kysely';
import type { Database } from '../storage/schema.ts';

/** How many cards a kept deck has, counted where it is kept. */
export const cardCount = sql<number>`jsonb_array_length(cards)`;

/** One's own deck; undefined where there is none. One from before decks had a size stays where it is. */
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
  if (cards === null) throw new Refused(`this deck has ${count} cards; at most ${MOST_CARDS}`, null);
  return { ...deck, cards };
}
