/** What a connection may see and do depends on the current seats of its table, not on those when it was opened. */
import { rmSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { type MessageOf, parseServerMessage, randomHex, type ServerMessage, type TableInfo } from '@taisen/protocol';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type WebSocket from 'ws';
import { type EmbeddedPostgres, startPostgres } from '../src/storage/postgres.ts';
import { Client } from './support/client.ts';
import { bundle, type ServerProcess, startProcess, temporaryFolder, unbundle } from './support/process.ts';
import './support/output.ts';

const data = temporaryFolder();
let postgres: EmbeddedPostgres;
let servers: [ServerProcess, ServerProcess];
let firstUrl: string;
let secondUrl: string;
beforeAll(async () => {
  bundle();
  postgres = await startPostgres(data);
  const env = { DATABASE_URL: postgres.url, SECRET: 'the same secret for both of the servers', LIMIT_CONNECTIONS: '4' };
  servers = [await startProcess(env), await startProcess(env)];
  [firstUrl, secondUrl] = servers.map(({ url }) => url) as [string, string];
});
afterAll(async () => {
  for (const server of servers) {
    expect(await server.signal('SIGTERM')).toBe(0);
    expect(server.output()).toBe(`Taisen is at ${server.url}\n`);
  }
  await postgres.stop();
  unbundle();
  rmSync(data, { recursive: true, force: true });
});

/** Records the messages of a connection, and the code with which it is closed. */
class Recorder {
  readonly received: ServerMessage[] = [];
  readonly socket: WebSocket;
  closed: number | null = null;

  constructor(socket: WebSocket) {
    this.socket = socket;
    socket.on('message', (text) => this.received.push(parseServerMessage(String(text))));
    socket.on('close', (code) => {
      this.closed = code;
    });
    socket.on('error', () => {});
  }

  of<Type extends ServerMessage['type']>(type: Type): MessageOf<Type>[] {
    return this.received.filter((message): message is MessageOf<Type> => message.type === type);
  }

  async welcomed(times = 1): Promise<MessageOf<'welcome'>> {
    await until(() => this.of('welcome').length >= times);
    return this.of('welcome').at(-1) as MessageOf<'welcome'>;
  }

  async waits(): Promise<MessageOf<'waiting'>> {
    await until(() => this.of('waiting').length > 0);
    return this.of('waiting').at(-1) as MessageOf<'waiting'>;
  }

  async ended(): Promise<number> {
    await until(() => this.closed !== null);
    return this.closed as number;
  }

  send(message: object): void {
    this.socket.send(JSON.stringify(message));
  }
}

async function until(holds: () => boolean): Promise<void> {
  for (const end = Date.now() + 20_000; !holds(); await sleep(5)) if (Date.now() > end) throw new Error('timed out');
}

const connect = (client: Client, table: string) => new Recorder(client.socket(table));
const guest = (url = firstUrl) => Client.guest(url);
const at = (client: Client, url: string) => new Client(url, client.token);
/** Quick match with this time, so that only people of the same test are paired. */
const quick = async (client: Client, bank: number) => {
  const wanted = { game: 'linkavel', clock: { bank, decision: null } };
  return (await client.post<{ table: TableInfo }>('/api/quick-match', wanted)).table.id;
};
let bank = 60_000;
const leave = (client: Client, table: string) => client.post(`/api/tables/${table}/leave`);

/** A new table: Ada has a seat, Mallory has reserved the other one and is connected. Bo has no seat. */
async function withReservedSeat(): Promise<{
  ada: Client;
  mallory: Client;
  bo: Client;
  id: string;
  connection: Recorder;
}> {
  const [ada, mallory, bo] = [await guest(), await guest(), await guest()];
  const id = await quick(ada, ++bank);
  await ada.sit(id);
  expect(await quick(mallory, bank)).toBe(id);
  const connection = connect(mallory, id);
  expect(await connection.waits()).toMatchObject({ viewer: 1 });
  return { ada, mallory, bo, id, connection };
}

/** Checks that Bo plays from seat 1, and that the connection of its former player neither plays nor sees its hand. */
async function expectSeatOfBo(id: string, bo: Client, connection: Recorder): Promise<void> {
  const player = connect(bo, id);
  expect(await player.welcomed()).toMatchObject({ viewer: 1 });
  if (connection.closed === null && connection.socket.readyState === connection.socket.OPEN)
    connection.send({ do: 'concede', id: 1 });
  await sleep(100);
  for (const { viewer } of connection.of('welcome')) expect(viewer).toBe(2);
  expect(connection.of('done')).toEqual([]);
  expect(player.of('step').filter(({ entry }) => entry.do === 'concede')).toEqual([]);
  player.send({ do: 'concede', id: 1 });
  await until(() => player.of('done').length === 1);
  player.socket.close();
}

test('leaving a seat closes its connections, and only the next player has the seat', async () => {
  const { mallory, bo, id, connection } = await withReservedSeat();
  await leave(mallory, id);
  expect(await connection.ended()).toBe(4403);
  await bo.sit(id);
  await expectSeatOfBo(id, bo, connection);
});

test('the same if the next player sits down at once', async () => {
  const { mallory, bo, id, connection } = await withReservedSeat();
  await leave(mallory, id);
  await bo.sit(id);
  await expectSeatOfBo(id, bo, connection);
});

test('leaving a seat at another server closes its connections here', async () => {
  const { mallory, bo, id, connection } = await withReservedSeat();
  await leave(at(mallory, secondUrl), id);
  await at(bo, secondUrl).sit(id);
  await expectSeatOfBo(id, bo, connection);
  expect(await connection.ended()).toBe(4403);
});

test('a seat that has expired belongs to the next player', async () => {
  const { bo, id, connection } = await withReservedSeat();
  const db = new pg.Client({ connectionString: postgres.url });
  await db.connect();
  await db.query(`delete from seats where table_id = $1 and seat = 1`, [id]);
  await db.query(`update tables set version = version + 1 where id = $1`, [id]);
  await db.end();
  await bo.sit(id);
  await expectSeatOfBo(id, bo, connection);
});

test('a spectator who sits down plays on the open connection', async () => {
  const [ada, bo] = [await guest(), await guest()];
  const { id } = await ada.open({ game: 'linkavel', private: true });
  const connections = [connect(ada, id), connect(bo, id), connect(at(bo, secondUrl), id)] as const;
  expect((await Promise.all(connections.map((connection) => connection.waits()))).map(({ viewer }) => viewer)).toEqual([
    0, 2, 2,
  ]);
  await ada.sit(id);
  await bo.sit(id);
  expect(
    (await Promise.all(connections.map((connection) => connection.welcomed()))).map(({ viewer }) => viewer),
  ).toEqual([0, 1, 1]);
  for (const { socket } of connections) socket.close();
});

test('a person who leaves and takes the other seat plays from that seat', async () => {
  const { ada, mallory, bo, id, connection } = await withReservedSeat();
  await leave(mallory, id);
  const second = connect(mallory, id);
  expect((await second.waits()).viewer).toBe(2);
  expect(await quick(bo, bank)).toBe(id);
  await leave(ada, id);
  await mallory.sit(id);
  await bo.sit(id);
  expect((await second.welcomed()).viewer).toBe(0);
  expect(await connection.ended()).toBe(4403);
  second.socket.close();
});

test('connections to a table that is deleted are closed', async () => {
  const [ada, bo] = [await guest(), await guest()];
  const { id } = await ada.open({ game: 'linkavel', private: true });
  const connections = [connect(ada, id), connect(bo, id), connect(at(bo, secondUrl), id)];
  for (const connection of connections) await connection.waits();
  await leave(ada, id);
  for (const connection of connections) expect([4403, 4404]).toContain(await connection.ended());
});

test('a player without a seat at the rematch is a spectator there', async () => {
  const [ada, bo, cy] = [await guest(), await guest(), await guest()];
  const { id } = await ada.open({ game: 'linkavel' });
  for (const client of [ada, bo]) await client.sit(id);
  const [one, two] = [connect(ada, id), connect(bo, id)];
  await Promise.all([one.welcomed(), two.welcomed()]);
  two.send({ do: 'concede', id: 1 });
  await until(() => two.of('done').length === 1);
  // Without nonces the table waits, so Bo can leave, and Cy takes the seat.
  for (const connection of [one, two]) connection.send({ do: 'offer-rematch', id: 2 });
  await until(() => [one, two].every((connection) => connection.of('rematch').length > 0));
  const next = one.of('rematch')[0]?.table as string;
  await leave(bo, next);
  await cy.sit(next);
  await ada.sit(next);
  for (const connection of [one, two]) connection.send({ do: 'offer-rematch', id: 3, nonce: randomHex() });
  await Promise.all([one.welcomed(2), two.welcomed(2)]);
  expect([one, two].map((connection) => connection.of('welcome').at(-1)?.viewer)).toEqual([0, 2]);
  expect(two.of('welcome').at(-1)?.table.id).toBe(next);
  two.send({ do: 'concede', id: 4 });
  await until(() => two.of('error').length === 1);
  expect(two.of('error')[0]).toMatchObject({ code: 'not-yours' });
  for (const { socket } of [one, two]) socket.close();
});

test('a guest who creates an account plays on, on the open connections and in the rematch', async () => {
  const [ada, kei] = [await guest(), await guest()];
  const { id } = await kei.open({ game: 'linkavel' });
  const connections = [connect(kei, id), connect(at(kei, secondUrl), id)] as const;
  for (const connection of connections) expect((await connection.waits()).viewer).toBe(0);
  const account = { username: 'kei_goes_on', password: 'long enough' };
  const kept = new Client(firstUrl, (await kei.post<{ token: string }>('/api/me/keep', account)).token);
  await sleep(100);
  await kept.sit(id);
  await ada.sit(id);
  const other = connect(ada, id);
  expect((await connections[0].welcomed()).viewer).toBe(0);
  // At the other server the connection may have been closed, and has to be opened with the new token.
  const second = connections[1].closed === null ? connections[1] : connect(at(kept, secondUrl), id);
  expect((await second.welcomed()).viewer).toBe(0);
  await other.welcomed();
  for (const connection of [other, connections[0]]) connection.send({ do: 'concede', id: 1 });
  await until(() => [other, connections[0]].some((connection) => connection.of('done').length > 0));
  for (const connection of [other, connections[0]]) connection.send({ do: 'offer-rematch', id: 2, nonce: randomHex() });
  expect((await connections[0].welcomed(2)).viewer).toBe(0);
  const next = other.of('rematch')[0]?.table as string;
  expect(await kept.get(`/api/tables/${next}`)).toMatchObject({ seat: 0 });
  for (const { socket } of [...connections, second, other]) socket.close();
});

test('a guest who signs in to the account of the other seat of a waiting table keeps one seat', async () => {
  const first = await guest();
  const account = { username: 'twice_here', password: 'long enough' };
  const kept = new Client(firstUrl, (await first.post<{ token: string }>('/api/me/keep', account)).token);
  const other = await guest();
  const { id } = await kept.open({ game: 'linkavel', private: true });
  await other.sit(id);
  const connection = connect(other, id);
  expect((await connection.waits()).viewer).toBe(1);
  await other.post('/api/auth/sign-in/username', account);
  const { table, seat } = await kept.get<{ table: TableInfo; seat: number }>(`/api/tables/${id}`);
  expect(seat).toBe(0);
  expect(table.seats[1]).toBe(null);
  connection.socket.close();
});

test('signing out closes the connections of the session on all servers, but not those of other sessions', async () => {
  const first = await guest();
  const account = { username: 'signs_out', password: 'long enough' };
  const phone = new Client(firstUrl, (await first.post<{ token: string }>('/api/me/keep', account)).token);
  const desk = new Client(firstUrl, (await phone.post<{ token: string }>('/api/auth/sign-in/username', account)).token);
  const bo = await guest();
  const { id } = await phone.open({ game: 'linkavel' });
  const waiting = (await desk.open({ game: 'linkavel', private: true })).id;
  await phone.sit(id);
  await bo.sit(id);
  const ended = [connect(phone, id), connect(at(phone, secondUrl), id), connect(phone, waiting)];
  const open = [connect(desk, id), connect(at(desk, secondUrl), id), connect(desk, waiting)];
  for (const connection of [...ended, ...open]) await until(() => connection.received.length > 0);
  expect(await phone.request('POST', '/api/auth/sign-out', {})).toMatchObject({ status: 200 });
  for (const connection of ended) expect(await connection.ended()).toBe(4401);
  await sleep(50);
  for (const connection of open) expect(connection.closed).toBe(null);
  for (const { socket } of open) socket.close();
});

test('a client that reconnects as another viewer is sent the whole state, not the steps since', async () => {
  const [ada, bo] = [await guest(), await guest()];
  const { id } = await ada.open({ game: 'linkavel' });
  for (const client of [ada, bo]) await client.sit(id);
  const { viewer, seq } = await connect(ada, id).welcomed();
  expect(viewer).toBe(0);
  const again = new Recorder(ada.socket(id, seq, viewer));
  again.socket.once('open', () => again.send({ do: 'why-not', id: 1, option: { do: 'nothing' } }));
  await until(() => again.of('why-not').length > 0);
  expect(again.of('welcome')).toEqual([]);
  expect(await ada.request('POST', '/api/auth/sign-out', {})).toMatchObject({ status: 200 });
  const other = new Recorder(ada.socket(id, seq, viewer));
  expect(await other.welcomed()).toMatchObject({ viewer: 2 });
  for (const { socket } of [again, other]) socket.close();
});

test('messages on a connection whose session has ended are ignored, even if the client does not close it', async () => {
  const [ada, bo] = [await guest(), await guest()];
  const { id } = await ada.open({ game: 'linkavel' });
  for (const client of [ada, bo]) await client.sit(id);
  const [silent, other] = [connect(ada, id), connect(bo, id)];
  for (const connection of [silent, other]) await connection.welcomed();
  silent.socket.pause();
  expect(await ada.request('POST', '/api/auth/sign-out', {})).toMatchObject({ status: 200 });
  await until(() => other.of('step').some(({ entry }) => entry.do === 'left'));
  silent.send({ do: 'concede', id: 1 });
  await sleep(200);
  expect(other.of('step').filter(({ entry }) => entry.do === 'concede')).toEqual([]);
  silent.socket.terminate();
  other.socket.close();
});

test('the number of connections is limited for players, and for spectators of a table', async () => {
  const [ada, mallory] = [await guest(), await guest()];
  const { id } = await ada.open({ game: 'linkavel', private: true });
  await mallory.sit(id);
  const connections = Array.from({ length: 40 }, () => connect(mallory, id));
  await until(() => connections.every((connection) => connection.received.length > 0 || connection.closed !== null));
  const open = () => connections.filter(({ closed }) => closed === null);
  expect(open().length).toBeLessThanOrEqual(20);
  expect(open().length).toBeGreaterThan(0);
  await leave(mallory, id);
  await until(() => open().length === 0);
  const spectators = Array.from({ length: 10 }, () => connect(mallory, id));
  await until(() => spectators.every((connection) => connection.received.length > 0 || connection.closed !== null));
  expect(spectators.filter(({ closed }) => closed === null)).toHaveLength(4);
  // A player can connect even so.
  const connection = connect(ada, id);
  expect((await connection.waits()).viewer).toBe(0);
  for (const { socket } of [...spectators, connection]) socket.close();
});
