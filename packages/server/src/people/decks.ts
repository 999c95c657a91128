/** People's own decks. */
import { Refused } from '@taisen/kernel';
import { type DeviceDeck, MOST_CARDS } from '@taisen/protocol';
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
    .where('removed', 'is', null)
    .executeTakeFirst();
  if (found === undefined) return undefined;
  const { cards, count, ...deck } = found;
  if (cards === null) throw new Refused(`this deck has ${count} cards, but at most ${MOST_CARDS} are allowed`, null);
  return { ...deck, cards };
}

/** Milliseconds. The clock of a device that is ahead must not win forever. */
const MAX_AHEAD = 60_000;
/** Removed decks are remembered for as long as a device may stay away. */
const REMEMBERED = '180 days';

/**
 * Merges the decks of a device with those of the account: the later change of each deck wins. Returns all decks of the
 * account, and those that have been removed.
 */
export const syncDecks = (
  db: Database,
  person: string,
  decks: readonly DeviceDeck[],
  most: number,
): Promise<DeviceDeck[]> =>
  db.transaction().execute(async (trx) => {
    // One device of a person after the other.
    await sql`select pg_advisory_xact_lock(hashtext(${`decks ${person}`}))`.execute(trx);
    for (const { id, game, name, cards, rulings, changed, removed } of decks) {
      const at = new Date(Math.min(changed, Date.now() + MAX_AHEAD));
      const values = {
        ...{ game, name, cards: JSON.stringify(removed === true ? [] : cards), rulings: JSON.stringify(rulings) },
        ...{ changed: at, removed: removed === true ? new Date() : null },
      };
      await trx
        .insertInto('decks')
        .values({ id, person, ...values })
        .onConflict((conflict) =>
          conflict
            .column('id')
            .doUpdateSet(values)
            // The id of another person's deck changes nothing.
            .where('decks.person', '=', person)
            .where('decks.changed', '<', at),
        )
        .execute();
    }
    const mine = () => trx.selectFrom('decks').where('person', '=', person);
    const { n } = await mine()
      .where('removed', 'is', null)
      .select((of) => of.fn.countAll<number>().as('n'))
      .executeTakeFirstOrThrow();
    if (n > most) throw new Refused(`you have ${n} decks, but at most ${most} are allowed`, null);
    const rows = await mine()
      .select(['id', 'game', 'name', 'cards', 'rulings', 'changed', 'removed'])
      .where((is) => is.or([is('removed', 'is', null), is('removed', '>', sql<Date>`now() - ${REMEMBERED}::interval`)]))
      .where(cardCount, '<=', MOST_CARDS)
      .orderBy('changed')
      .execute();
    return rows.map(({ changed, removed, cards, rulings, ...deck }) => ({
      ...deck,
      cards: [...cards],
      rulings: { ...rulings },
      changed: changed.getTime(),
      ...(removed === null ? {} : { removed: true }),
    }));
  });
