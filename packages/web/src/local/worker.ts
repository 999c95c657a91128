/** The worker that runs this device's tables. */
import type { Game } from '@taisen/kernel';
import { randomHex } from '@taisen/protocol';
import { keep, ownModule, rulesFor } from '../games/modules.ts';
import { rulesOf } from '../games/rules.ts';
import { localBots } from './bots.ts';
import type { FromWorker, ToWorker } from './spec.ts';
import { openStore } from './store.ts';
import { type LocalConnection, LocalTables } from './tables.ts';

let pace = 1;

async function begin(): Promise<LocalTables> {
  const others = new BroadcastChannel('taisen.tables');
  const tables = new LocalTables({
    store: await openStore(),
    newest: rulesOf,
    rules: rulesFor,
    module: moduleToKeep,
    bots: localBots(() => pace),
    now: () => Date.now(),
    newId: () => randomHex(16),
    stored: (table) => others.postMessage(table),
    failed: (error) => console.error(error),
  });
  others.onmessage = ({ data }) => {
    tables.catchUp(String(data)).catch((error) => console.error(error));
  };
  return tables;
}

/** A game can begin at once. Its module arrives meanwhile, or with the next game if there is no network now. */
async function moduleToKeep(game: Game): Promise<string | undefined> {
  const hash = ownModule(game);
  if (hash !== undefined) keep(hash).catch((error) => console.warn(error));
  return hash;
}

const begun = begin();

async function carryOut(message: ToWorker, port: MessagePort | undefined): Promise<unknown> {
  const tables = await begun;
  switch (message.do) {
    case 'open':
      return tables.open(message.spec);
    case 'list':
      return tables.list();
    case 'remove':
      return tables.remove(message.table);
    case 'log':
      return tables.log(message.table);
    case 'challenge': {
      // The search is most of the bots' code, which a page without challenges need not have.
      const { findChallenge } = await import('../learn/challenge/find.ts');
      return findChallenge(await rulesOf(message.game), message.seed);
    }
    case 'pace':
      pace = message.pace;
      return null;
    case 'join':
      return join(tables, message, port as MessagePort);
  }
}

/** A port carries one viewer's messages in both directions. An empty message closes it. */
async function join(tables: LocalTables, { table, viewer, seen }: ToWorker & { do: 'join' }, port: MessagePort) {
  const joined: LocalConnection = await tables.join(table, viewer, (text) => port.postMessage(text), seen);
  port.onmessage = ({ data }) => {
    if (data !== '') return joined.receive(String(data));
    joined.leave();
    port.close();
  };
  return null;
}

self.onmessage = ({ data, ports }: MessageEvent<ToWorker>) => {
  const reply = (message: FromWorker) => self.postMessage(message);
  carryOut(data, ports[0]).then(
    (done) => reply({ id: data.id, done }),
    (error: unknown) => reply({ id: data.id, failed: error instanceof Error ? error.message : String(error) }),
  );
};
