/** Clients that send random messages, legal or not, and reconnect at random, at a table of every game. */
import { setTimeout as sleep } from 'node:timers/promises';
import { GAMES, gameNamed } from '@taisen/games';
import { type Dice, diceFrom, type Seat } from '@taisen/kernel';
import { ClientStore, parseServerMessage, type ReplayFile, type ServerMessage } from '@taisen/protocol';
import { replayTable } from '@taisen/table';
import { describe, expect, test } from 'vitest';
import type WebSocket from 'ws';
import type { Client } from './support/client.ts';
import { TestServer } from './support/test-server.ts';

const server = new TestServer();

/** A client that reconnects at random, with the last step that it has seen or any other number. */
class RoughClient {
  readonly replies: ServerMessage[] = [];
  rematch: string | null = null;
  store = new ClientStore(() => {});
  private socket: WebSocket | null = null;
  private readonly guest: Client;
  private readonly table: string;

  constructor(guest: Client, table: string) {
    this.guest = guest;
    this.table = table;
  }

  async connect(seen: number | null): Promise<void> {
    this.socket?.close();
    const socket = this.guest.socket(this.table, seen);
    this.socket = socket;
    // With any other number the server sends the whole state.
    if (seen !== this.store.state?.seq) this.store = new ClientStore(() => {});
    socket.on('message', (data) => {
      if (socket !== this.socket) return;
      const text = String(data);
      const message = parseServerMessage(text);
      if ('id' in message) this.replies.push(message);
      else this.store.receive(text);
      this.rematch = this.store.rematch;
    });
    await new Promise((resolve) => socket.on('open', resolve));
  }

  /** Sends something and waits for its reply. */
  async send(message: object): Promise<ServerMessage> {
    const before = this.replies.length;
    this.socket?.send(JSON.stringify(message));
    while (this.replies.length === before) await sleep(1);
    return this.replies.at(-1) as ServerMessage;
  }

  get now() {
    return this.store.state;
  }
  close(): void {
    this.socket?.close();
  }
}

/** A random message that a client could send. */
function randomMessage({ now }: RoughClient, dice: Dice): object {
  const asked = now?.asked ?? dice(40);
  const options = now?.view.pending.find(({ seat }) => seat === now.viewer)?.options?.length ?? 3;
  const answer = { do: 'answer', asked, option: dice(options) };
  const kinds = [
    ...Array(12).fill(answer),
    { ...answer, asked: Math.max(0, asked - 1 - dice(3)) },
    { ...answer, asked: asked + 1 + dice(3) },
    { ...answer, option: options + dice(3) },
    { ...answer, seat: dice(2) },
    { do: 'takeback' },
    { do: 'takeback' },
    { do: 'accept-takeback' },
    { do: 'refuse-takeback' },
    { do: 'offer-draw' },
    { do: 'refuse-draw' },
    { do: 'offer-rematch' },
    { do: 'auto-pass', kinds: {} },
    { do: 'forecast', asked, option: dice(options) },
    { do: 'why-not', option: { do: 'nothing', card: dice(99) } },
    { do: 'advise', asked },
    { do: 'resumed' },
    { do: 'left' },
  ];
  return { ...(kinds[dice(kinds.length)] as object), id: dice(1000) };
}

/** Waits until all clients have the same last entry. */
async function caughtUp(all: readonly RoughClient[]): Promise<void> {
  const seqs = () => new Set(all.map(({ now }) => now?.seq));
  while (seqs().size > 1 || seqs().has(undefined)) await sleep(2);
}

describe.each([...GAMES.keys()])('%s', (id) => {
  test('after random messages all clients, the event log and the replay agree', async () => {
    const dice = diceFrom(id.length);
    const table = await server.begin(id);
    const [one, two, spectator] = server.guests.map((guest) => new RoughClient(guest, table)) as [
      RoughClient,
      RoughClient,
      RoughClient,
    ];
    const all = [one, two, spectator];
    for (const client of all) await client.connect(null);
    await caughtUp(all);
    for (let i = 0; i < 250 && one.now?.result === null; i++) {
      const client = dice(12) === 0 ? spectator : ([one, two][dice(2)] as RoughClient);
      const before = client.now?.seq;
      const reply = await client.send(randomMessage(client, dice));
      if (reply.type === 'error') expect(reply.code).toMatch(/^(refused|stale|bad-message|not-yours)$/);
      if (client === spectator) expect(reply).toMatchObject({ type: 'error' });
      if (reply.type === 'done') await caughtUp(all);
      else expect(client.now?.seq).toBeGreaterThanOrEqual(before ?? 0);
      if (dice(10) === 0) {
        const again = all[dice(3)] as RoughClient;
        const seen = [again.now?.seq ?? null, null, 9_999][dice(3)] as number | null;
        await again.connect(seen);
        // If nothing was missed, nothing is sent: this request has a reply to wait for.
        await again.send({ do: 'why-not', id: 1, option: { do: 'nothing' } });
        await caughtUp(all);
      }
    }
    // Only the other seat can accept a draw.
    if (one.now?.result === null) {
      // Earlier offers are refused first.
      for (const client of [one, two]) await client.send({ do: 'refuse-draw', id: 0 });
      await one.send({ do: 'offer-draw', id: 1 });
      expect(await one.send({ do: 'accept-draw', id: 2 })).toMatchObject({ type: 'error', code: 'refused' });
      expect(await spectator.send({ do: 'accept-draw', id: 3 })).toMatchObject({ type: 'error', code: 'not-yours' });
      expect(await two.send({ do: 'accept-draw', id: 4 })).toMatchObject({ type: 'done' });
    }
    await caughtUp(all);
    for (const client of [one, two]) {
      expect(await client.send({ do: 'answer', id: 5, asked: client.now?.asked ?? 0, option: 0 })).toMatchObject({
        code: 'stale',
      });
      expect(await client.send({ do: 'concede', id: 6 })).toMatchObject({ code: 'refused' });
      expect(await client.send({ do: 'takeback', id: 7 })).toMatchObject({ code: 'refused' });
    }
    expect(await spectator.send({ do: 'offer-rematch', id: 8 })).toMatchObject({ code: 'not-yours' });

    // The states built from steps, over reconnections and takebacks, are the same as those sent to a new client.
    for (const [viewer, client] of all.entries()) {
      const { view, events, result } = client.now as NonNullable<RoughClient['now']>;
      const fresh = new RoughClient(server.guests[viewer as Seat], table);
      await fresh.connect(null);
      while (fresh.now === null) await sleep(1);
      expect({ view, events, result }).toEqual({
        view: fresh.now.view,
        events: fresh.now.events,
        result: fresh.now.result,
      });
      fresh.close();
    }
    let file: ReplayFile;
    do file = (await server.guests[0].request<ReplayFile>('GET', `/api/replays/${table}`)).body;
    while (file.entries === undefined);
    const replayed = await replayTable(gameNamed(id), file);
    expect(replayed.result).toEqual(one.now?.result);
    // Disconnecting after the end is no entry.
    expect(replayed.seq).toBe(one.now?.seq);

    // There is one rematch, however often both offer it.
    for (const client of [one, two, one, two]) await client.send({ do: 'offer-rematch', id: 9 });
    while (all.some(({ rematch }) => rematch === null)) await sleep(2);
    expect(new Set(all.map(({ rematch }) => rematch)).size).toBe(1);
    for (const client of all) client.close();
  });
});

test('the server has counted no internal failures', async () => {
  const metrics = await (await fetch(`${server.url}/metrics`)).text();
  expect(metrics).not.toMatch(/taisen_failures_total\{[^}]*\} [1-9]/);
});
