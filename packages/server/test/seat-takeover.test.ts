/** Who somebody is at a table is what its seats say when it matters, not when they came. */
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
let here: string;
let there: string;
beforeAll(async () => {
  bundle();
  postgres = await startPostgres(data);
  const env = { DATABASE_URL: postgres.url, SECRET: 'the same secret for both of the servers', LIMIT_CONNECTIONS: '4' };
  servers = [await startProcess(env), await startProcess(env)];
  [here, there] = servers.map(({ url }) => url) as [string, string];
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

/** Everything that a connection is told, and how it ends. */
class Ear {
  readonly heard: ServerMessage[] = [];
  readonly socket: WebSocket;
  closed: number | null = null;

  constructor(socket: WebSocket) {
    this.socket = socket;
    socket.on('message', (text) => this.heard.push(parseServerMessage(String(text))));
    socket.on('close', (code) => {
      this.closed = code;
    });
    socket.on('error', () => {});
  }

  of<Type extends ServerMessage['type']>(type: Type): MessageOf<Type>[] {
    return this.heard.filter((message): message is MessageOf<Type> => message.type === type);
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

  say(message: object): void {
    this.socket.send(JSON.stringify(message));
  }
}

async function until(holds: () => boolean): Promise<void> {
  for (const end = Date.now() + 20_000; !holds(); await sleep(5))
    if (Date.now() > end) throw new Error('it never came');
}

const listen = (client: Client, table: string) => new Ear(client.socket(table));
const guest = (url = here) => Client.guest(url);
const at = (client: Client, url: string) => new Client(url, client.token);
/** Strangers who want the same time meet. */
const quick = async (client: Client, bank: number) => {
  const wanted = { game: 'linkavel', rated: true, clock: { bank, decision: null } };
  return (await client.post<{ table: TableInfo }>('/api/quick-match', wanted)).table.id;
};
let bank = 60_000;
const leave = (client: Client, table: string) => client.post(`/api/tables/${table}/leave`);

/** Three people at a new table: one who sits, one who was promised the other seat and has a line there. */
async function promised(): Promise<{ ada: Client; mallory: Client; bo: Client; id: string; line: Ear }> {
  const [ada, mallory, bo] = [await guest(), await guest(), await guest()];
  const id = await quick(ada, ++bank);
  await ada.sit(id);
  expect(await quick(mallory, bank)).toBe(id);
  const line = listen(mallory, id);
  expect(await line.waits()).toMatchObject({ viewer: 1 });
  return { ada, mallory, bo, id, line };
}

/** Nobody but who sits in it plays from a seat, and sees its hand. */
async function isBos(id: string, bo: Client, line: Ear): Promise<void> {
  const player = listen(bo, id);
  expect(await player.welcomed()).toMatchObject({ viewer: 1 });
  if (line.closed === null && line.socket.readyState === line.socket.OPEN) line.say({ do: 'concede', id: 1 });
  await sleep(100);
  for (const { viewer } of line.of('welcome')) expect(viewer).toBe(2);
  expect(line.of('done')).toEqual([]);
  expect(player.of('step').filter(({ entry }) => entry.do === 'concede')).toEqual([]);
  player.say({ do: 'concede', id: 1 });
  await until(() => player.of('done').length === 1);
  player.socket.close();
}

test('who gives a seat up has no line to it any more, and the next one in it is alone', async () => {
  const { mallory, bo, id, line } = await promised();
  await leave(mallory, id);
  expect(await line.ended()).toBe(4403);
  await bo.sit(id);
  await isBos(id, bo, line);
});

test('however fast the next one is', async () => {
  const { mallory, bo, id, line } = await promised();
  await leave(mallory, id);
  await bo.sit(id);
  await isBos(id, bo, line);
});

test('who gives it up at another server has no line to it here', async () => {
  const { mallory, bo, id, line } = await promised();
  await leave(at(mallory, there), id);
  await at(bo, there).sit(id);
  await isBos(id, bo, line);
  expect(await line.ended()).toBe(4403);
});

test('a seat that was taken away while its player was silent is the next one’s', async () => {
  const { bo, id, line } = await promised();
  const db = new pg.Client({ connectionString: postgres.url });
  await db.connect();
  await db.query(`delete from seats where table_id = $1 and seat = 1`, [id]);
  await db.query(`update tables set version = version + 1 where id = $1`, [id]);
  await db.end();
  await bo.sit(id);
  await isBos(id, bo, line);
});

test('who watched and sits down plays on the line that was open', async () => {
  const [ada, bo] = [await guest(), await guest()];
  const { id } = await ada.open({ game: 'linkavel', private: true });
  const lines = [listen(ada, id), listen(bo, id), listen(at(bo, there), id)] as const;
  expect((await Promise.all(lines.map((line) => line.waits()))).map(({ viewer }) => viewer)).toEqual([0, 2, 2]);
  await ada.sit(id);
  await bo.sit(id);
  expect((await Promise.all(lines.map((line) => line.welcomed()))).map(({ viewer }) => viewer)).toEqual([0, 1, 1]);
  for (const { socket } of lines) socket.close();
});

test('who leaves and sits down on the other side plays from there', async () => {
  const { ada, mallory, bo, id, line } = await promised();
  await leave(mallory, id);
  const second = listen(mallory, id);
  expect((await second.waits()).viewer).toBe(2);
  expect(await quick(bo, bank)).toBe(id);
  await leave(ada, id);
  await mallory.sit(id);
  await bo.sit(id);
  expect((await second.welcomed()).viewer).toBe(0);
  expect(await line.ended()).toBe(4403);
  second.socket.close();
});

test('a table that is gone closes every line to it', async () => {
  const [ada, bo] = [await guest(), await guest()];
  const { id } = await ada.open({ game: 'linkavel', private: true });
  const lines = [listen(ada, id), listen(bo, id), listen(at(bo, there), id)];
  for (const line of lines) await line.waits();
  await leave(ada, id);
  for (const line of lines) expect([4403, 4404]).toContain(await line.ended());
});

test('another game: whoever was not at its table when it began only watches, whatever they were before', async () => {
  const [ada, bo, cy] = [await guest(), await guest(), await guest()];
  const { id } = await ada.open({ game: 'linkavel' });
  for (const client of [ada, bo]) await client.sit(id);
  const [one, two] = [listen(ada, id), listen(bo, id)];
  await Promise.all([one.welcomed(), two.welcomed()]);
  two.say({ do: 'concede', id: 1 });
  await until(() => two.of('done').length === 1);
  // Without numbers: the table waits, and Bo gives the seat there to whoever has the link.
  for (const line of [one, two]) line.say({ do: 'offer-rematch', id: 2 });
  await until(() => [one, two].every((line) => line.of('rematch').length > 0));
  const next = one.of('rematch')[0]?.table as string;
  await leave(bo, next);
  await cy.sit(next);
  await ada.sit(next);
  for (const line of [one, two]) line.say({ do: 'offer-rematch', id: 3, nonce: randomHex() });
  await Promise.all([one.welcomed(2), two.welcomed(2)]);
  expect([one, two].map((line) => line.of('welcome').at(-1)?.viewer)).toEqual([0, 2]);
  expect(two.of('welcome').at(-1)?.table.id).toBe(next);
  two.say({ do: 'concede', id: 4 });
  await until(() => two.of('error').length === 1);
  expect(two.of('error')[0]).toMatchObject({ code: 'not-yours' });
  for (const { socket } of [one, two]) socket.close();
});

test('a guest who becomes an account goes on, on the lines that are open and in the next game', async () => {
  const [ada, kei] = [await guest(), await guest()];
  const { id } = await kei.open({ game: 'linkavel', rated: true });
  const lines = [listen(kei, id), listen(at(kei, there), id)] as const;
  for (const line of lines) expect((await line.waits()).viewer).toBe(0);
  const account = { username: 'kei_goes_on', password: 'long enough' };
  const kept = new Client(here, (await kei.post<{ token: string }>('/api/me/keep', account)).token);
  await sleep(100);
  await kept.sit(id);
  await ada.sit(id);
  const other = listen(ada, id);
  expect((await lines[0].welcomed()).viewer).toBe(0);
  // At another server it may have had to come again, as who it is now.
  const second = lines[1].closed === null ? lines[1] : listen(at(kept, there), id);
  expect((await second.welcomed()).viewer).toBe(0);
  await other.welcomed();
  for (const line of [other, lines[0]]) line.say({ do: 'concede', id: 1 });
  await until(() => [other, lines[0]].some((line) => line.of('done').length > 0));
  for (const line of [other, lines[0]]) line.say({ do: 'offer-rematch', id: 2, nonce: randomHex() });
  expect((await lines[0].welcomed(2)).viewer).toBe(0);
  const next = other.of('rematch')[0]?.table as string;
  expect(await kept.get(`/api/tables/${next}`)).toMatchObject({ seat: 0 });
  for (const { socket } of [...lines, second, other]) socket.close();
});

test('a guest who becomes an account in the middle of a rated match is rated as that account', async () => {
  const [ada, kei] = [await guest(), await guest()];
  const { id } = await kei.open({ game: 'shenhun', rated: true });
  for (const client of [kei, ada]) await client.sit(id);
  const lines = [listen(kei, id), listen(ada, id)] as const;
  for (const line of lines) await line.welcomed();
  const account = { username: 'kei_is_rated', password: 'long enough' };
  const kept = new Client(here, (await kei.post<{ token: string }>('/api/me/keep', account)).token);
  lines[0].say({ do: 'concede', id: 1 });
  await until(() => lines[0].of('done').length === 1);
  await expect
    .poll(() => kept.get<{ ratings: unknown[] }>('/api/me'))
    .toMatchObject({ ratings: [{ game: 'shenhun', games: 1 }] });
  for (const { socket } of lines) socket.close();
});

test('who signs in to an account that has the other seat of a table that waits has one seat there', async () => {
  const first = await guest();
  const account = { username: 'twice_here', password: 'long enough' };
  const kept = new Client(here, (await first.post<{ token: string }>('/api/me/keep', account)).token);
  const other = await guest();
  const { id } = await kept.open({ game: 'linkavel', private: true });
  await other.sit(id);
  const line = listen(other, id);
  expect((await line.waits()).viewer).toBe(1);
  await other.post('/api/auth/sign-in/username', account);
  const { table, seat } = await kept.get<{ table: TableInfo; seat: number }>(`/api/tables/${id}`);
  expect(seat).toBe(0);
  expect(table.seats[1]).toBe(null);
  line.socket.close();
});

test('who signs out has no line left, at any server; others of the same person stay', async () => {
  const first = await guest();
  const account = { username: 'signs_out', password: 'long enough' };
  const phone = new Client(here, (await first.post<{ token: string }>('/api/me/keep', account)).token);
  const desk = new Client(here, (await phone.post<{ token: string }>('/api/auth/sign-in/username', account)).token);
  const bo = await guest();
  const { id } = await phone.open({ game: 'linkavel' });
  const waiting = (await desk.open({ game: 'linkavel', private: true })).id;
  await phone.sit(id);
  await bo.sit(id);
  const out = [listen(phone, id), listen(at(phone, there), id), listen(phone, waiting)];
  const stays = [listen(desk, id), listen(at(desk, there), id), listen(desk, waiting)];
  for (const line of [...out, ...stays]) await until(() => line.heard.length > 0);
  expect(await phone.ask('POST', '/api/auth/sign-out', {})).toMatchObject({ status: 200 });
  for (const line of out) expect(await line.ended()).toBe(4401);
  await sleep(50);
  for (const line of stays) expect(line.closed).toBe(null);
  for (const { socket } of stays) socket.close();
});

test('who comes back as somebody else begins with everything; what they had seen was told to another', async () => {
  const [ada, bo] = [await guest(), await guest()];
  const { id } = await ada.open({ game: 'linkavel' });
  for (const client of [ada, bo]) await client.sit(id);
  const { viewer, seq } = await listen(ada, id).welcomed();
  expect(viewer).toBe(0);
  const again = new Ear(ada.socket(id, seq, viewer));
  again.socket.once('open', () => again.say({ do: 'why-not', id: 1, option: { do: 'nothing' } }));
  await until(() => again.of('why-not').length > 0);
  expect(again.of('welcome')).toEqual([]);
  expect(await ada.ask('POST', '/api/auth/sign-out', {})).toMatchObject({ status: 200 });
  const other = new Ear(ada.socket(id, seq, viewer));
  expect(await other.welcomed()).toMatchObject({ viewer: 2 });
  for (const { socket } of [again, other]) socket.close();
});

test('who signs out and does not listen is not heard, either', async () => {
  const [ada, bo] = [await guest(), await guest()];
  const { id } = await ada.open({ game: 'linkavel' });
  for (const client of [ada, bo]) await client.sit(id);
  const [deaf, other] = [listen(ada, id), listen(bo, id)];
  for (const line of [deaf, other]) await line.welcomed();
  deaf.socket.pause();
  expect(await ada.ask('POST', '/api/auth/sign-out', {})).toMatchObject({ status: 200 });
  await until(() => other.of('step').some(({ entry }) => entry.do === 'left'));
  deaf.say({ do: 'concede', id: 1 });
  await sleep(200);
  expect(other.of('step').filter(({ entry }) => entry.do === 'concede')).toEqual([]);
  deaf.socket.terminate();
  other.socket.close();
});

test('no more connections are had by sitting down and leaving, or by sitting', async () => {
  const [ada, mallory] = [await guest(), await guest()];
  const { id } = await ada.open({ game: 'linkavel', private: true });
  await mallory.sit(id);
  const lines = Array.from({ length: 40 }, () => listen(mallory, id));
  await until(() => lines.every((line) => line.heard.length > 0 || line.closed !== null));
  const open = () => lines.filter(({ closed }) => closed === null);
  expect(open().length).toBeLessThanOrEqual(20);
  expect(open().length).toBeGreaterThan(0);
  await leave(mallory, id);
  await until(() => open().length === 0);
  const watching = Array.from({ length: 10 }, () => listen(mallory, id));
  await until(() => watching.every((line) => line.heard.length > 0 || line.closed !== null));
  expect(watching.filter(({ closed }) => closed === null)).toHaveLength(4);
  // Who sits there is let in even so.
  const line = listen(ada, id);
  expect((await line.waits()).viewer).toBe(0);
  for (const { socket } of [...watching, line]) socket.close();
});
