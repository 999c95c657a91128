/** Two who do whatever they like at a table of every game, now and then what they may: it stays whole. */
import { setTimeout as sleep } from 'node:timers/promises';
import { GAMES, gameNamed } from '@taisen/games';
import { type Dice, diceFrom, type Seat } from '@taisen/kernel';
import { ClientStore, parseServerMessage, type ReplayFile, type ServerMessage } from '@taisen/protocol';
import { replayTable } from '@taisen/table';
import { describe, expect, test } from 'vitest';
import type WebSocket from 'ws';
import type { Client } from './support/client.ts';
import { TestServer } from './support/test-server.ts';

const house = new TestServer();

/** Somebody at the table who hangs up and comes back as it pleases, with what was seen last or anything else. */
class Rough {
  readonly replies: ServerMessage[] = [];
  rematch: string | null = null;
  screen = new ClientStore(() => {});
  private socket: WebSocket | null = null;
  private readonly client: Client;
  private readonly table: string;

  constructor(client: Client, table: string) {
    this.client = client;
    this.table = table;
  }

  async come(seen: number | null): Promise<void> {
    this.socket?.close();
    const socket = this.client.socket(this.table, seen);
    this.socket = socket;
    // One that says something else than what it has seen gets everything, and begins anew.
    if (seen !== this.screen.state?.seq) this.screen = new ClientStore(() => {});
    socket.on('message', (data) => {
      if (socket !== this.socket) return;
      const text = String(data);
      const message = parseServerMessage(text);
      if ('id' in message) this.replies.push(message);
      else this.screen.receive(text);
      this.rematch = this.screen.rematch;
    });
    await new Promise((resolve) => socket.on('open', resolve));
  }

  /** Sends something and waits for its reply. */
  async say(message: object): Promise<ServerMessage> {
    const before = this.replies.length;
    this.socket?.send(JSON.stringify(message));
    while (this.replies.length === before) await sleep(1);
    return this.replies.at(-1) as ServerMessage;
  }

  get now() {
    return this.screen.state;
  }
  close(): void {
    this.socket?.close();
  }
}

/** Anything that can be said at a table, by whoever it is. */
function anything({ now }: Rough, dice: Dice): object {
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

/** Until every screen shows the same entry as the last. */
async function caughtUp(all: readonly Rough[]): Promise<void> {
  const seqs = () => new Set(all.map(({ now }) => now?.seq));
  while (seqs().size > 1 || seqs().has(undefined)) await sleep(2);
}

describe.each([...GAMES.keys()])('%s', (id) => {
  test('rough play leaves a table whole: every screen, the log and the replay agree', async () => {
    const dice = diceFrom(id.length);
    const table = await house.begin(id);
    const [one, two, watcher] = house.guests.map((guest) => new Rough(guest, table)) as [Rough, Rough, Rough];
    const all = [one, two, watcher];
    for (const rough of all) await rough.come(null);
    await caughtUp(all);
    for (let i = 0; i < 250 && one.now?.result === null; i++) {
      const rough = dice(12) === 0 ? watcher : ([one, two][dice(2)] as Rough);
      const before = rough.now?.seq;
      const reply = await rough.say(anything(rough, dice));
      if (reply.type === 'error') expect(reply.code).toMatch(/^(refused|stale|bad-message|not-yours)$/);
      if (rough === watcher) expect(reply).toMatchObject({ type: 'error' });
      if (reply.type === 'done') await caughtUp(all);
      else expect(rough.now?.seq).toBeGreaterThanOrEqual(before ?? 0);
      if (dice(10) === 0) {
        const back = all[dice(3)] as Rough;
        const seen = [back.now?.seq ?? null, null, 9_999][dice(3)] as number | null;
        await back.come(seen);
        // Nothing missed means nothing sent: ask, so that there is something to wait for.
        await back.say({ do: 'why-not', id: 1, option: { do: 'nothing' } });
        await caughtUp(all);
      }
    }
    // A draw can be accepted by the other seat, and by no one else.
    if (one.now?.result === null) {
      // Whatever was offered before is off the table.
      for (const rough of [one, two]) await rough.say({ do: 'refuse-draw', id: 0 });
      await one.say({ do: 'offer-draw', id: 1 });
      expect(await one.say({ do: 'accept-draw', id: 2 })).toMatchObject({ type: 'error', code: 'refused' });
      expect(await watcher.say({ do: 'accept-draw', id: 3 })).toMatchObject({ type: 'error', code: 'not-yours' });
      expect(await two.say({ do: 'accept-draw', id: 4 })).toMatchObject({ type: 'done' });
    }
    await caughtUp(all);
    for (const rough of [one, two]) {
      expect(await rough.say({ do: 'answer', id: 5, asked: rough.now?.asked ?? 0, option: 0 })).toMatchObject({
        code: 'stale',
      });
      expect(await rough.say({ do: 'concede', id: 6 })).toMatchObject({ code: 'refused' });
      expect(await rough.say({ do: 'takeback', id: 7 })).toMatchObject({ code: 'refused' });
    }
    expect(await watcher.say({ do: 'offer-rematch', id: 8 })).toMatchObject({ code: 'not-yours' });

    // What the screens have put together from steps, over lost lines and takebacks, is what there is.
    for (const [viewer, rough] of all.entries()) {
      const { view, events, result } = rough.now as NonNullable<Rough['now']>;
      const fresh = new Rough(house.guests[viewer as Seat], table);
      await fresh.come(null);
      while (fresh.now === null) await sleep(1);
      expect({ view, events, result }).toEqual({
        view: fresh.now.view,
        events: fresh.now.events,
        result: fresh.now.result,
      });
      fresh.close();
    }
    let file: ReplayFile;
    do file = (await house.guests[0].ask<ReplayFile>('GET', `/api/replays/${table}`)).body;
    while (file.entries === undefined);
    const again = await replayTable(gameNamed(id), file);
    expect(again.result).toEqual(one.now?.result);
    // As far as the screens were told: who hangs up after the end is no entry.
    expect(again.seq).toBe(one.now?.seq);

    // Another game begins when both want one, once, however often they say so.
    for (const rough of [one, two, one, two]) await rough.say({ do: 'offer-rematch', id: 9 });
    while (all.some(({ rematch }) => rematch === null)) await sleep(2);
    expect(new Set(all.map(({ rematch }) => rematch)).size).toBe(1);
    for (const rough of all) rough.close();
  });
});

test('the server has nothing to complain about', async () => {
  const metrics = await (await fetch(`${house.url}/metrics`)).text();
  expect(metrics).not.toMatch(/taisen_failures_total\{[^}]*\} [1-9]/);
});
