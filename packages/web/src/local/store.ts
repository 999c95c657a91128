/** Stores tables in the browser's database, so that they survive a reload. */
import type { Result } from '@taisen/kernel';
import type { Entry } from '@taisen/table';
import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import type { Store, TableRecord } from './spec.ts';

interface Tables extends DBSchema {
  tables: { key: string; value: TableRecord };
  /** By table and number. */
  entries: { key: [string, number]; value: Entry };
}

const ofTable = (id: string, after: number) => IDBKeyRange.bound([id, after], [id, Number.POSITIVE_INFINITY], true);

export async function openStore(name = 'taisen'): Promise<Store> {
  const db = await openDB<Tables>(name, 1, {
    upgrade(made) {
      made.createObjectStore('tables', { keyPath: 'id' });
      made.createObjectStore('entries');
    },
  });
  return {
    add: async (record) => void (await db.add('tables', record)),
    get: (id) => db.get('tables', id),
    list: async () => (await db.getAll('tables')).sort((a, b) => b.touched - a.touched),
    append: (id, seq, entry) => append(db, id, seq, entry),
    read: (id, after) => db.getAll('entries', ofTable(id, after)),
    finish: (id, result) => touch(db, id, Date.now(), result),
    remove: async (id) => {
      const both = db.transaction(['tables', 'entries'], 'readwrite');
      await Promise.all([
        both.objectStore('tables').delete(id),
        both.objectStore('entries').delete(ofTable(id, Number.NEGATIVE_INFINITY)),
        both.done,
      ]);
    },
  };
}

/** Stores an entry and updates the table's time in one transaction. */
async function append(db: IDBPDatabase<Tables>, id: string, seq: number, entry: Entry): Promise<boolean> {
  const both = db.transaction(['tables', 'entries'], 'readwrite', { durability: 'strict' });
  const entries = both.objectStore('entries');
  const taken = (await entries.getKey([id, seq])) !== undefined;
  if (!taken) {
    const tables = both.objectStore('tables');
    const record = await tables.get(id);
    if (record === undefined) throw new Error(`there is no table ${id}`);
    await Promise.all([entries.add(entry, [id, seq]), tables.put({ ...record, touched: entry.at })]);
  }
  await both.done;
  return !taken;
}

async function touch(db: IDBPDatabase<Tables>, id: string, touched: number, result: Result): Promise<void> {
  const one = db.transaction('tables', 'readwrite');
  const record = await one.store.get(id);
  if (record !== undefined) await one.store.put({ ...record, touched, result });
  await one.done;
}
