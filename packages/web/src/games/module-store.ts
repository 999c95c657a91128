/** Modules that are kept on this device: those of its local games. Not in the browser's cache, which plain http lacks. */
import { type DBSchema, type IDBPDatabase, openDB } from 'idb';

interface Modules extends DBSchema {
  /** The code, by its hash. */
  modules: { key: string; value: string };
}

let opened: Promise<IDBPDatabase<Modules>> | undefined;
const database = () => {
  opened ??= openDB<Modules>('taisen-modules', 1, { upgrade: (db) => void db.createObjectStore('modules') });
  return opened;
};

export const keptModule = async (hash: string): Promise<string | undefined> => (await database()).get('modules', hash);

export async function keepModule(hash: string, code: string): Promise<void> {
  await (await database()).put('modules', code, hash);
}
