import { gameNamed } from '@taisen/games';
import { diceFrom, logOf, replay, type Seat, type Viewer } from '@taisen/kernel';
import {
  type ClientMessage,
  ClientStore,
  parseServerMessage,
  type SeatInfo,
  type ServerMessage,
} from '@taisen/protocol';
import { randomSetup } from '@taisen/testkit';
import { expect, test } from 'vitest';
import {
  type ClockRules,
  type Connection,
  type Entry,
  type Environment,
  type EventStore,
  Host,
  NO_CLOCK,
  Table,
} from '../src/index.ts';

const linkavel = gameNamed('linkavel');
const setup = randomSetup(linkavel, 5);
const guest: SeatInfo = { kind: 'guest', name: 'Ada' };
const bot: SeatInfo = { kind: 'bot', name: 'Bo', level: 'one' };

/** A disk that several hosts share. */
class Disk implements EventStore {
  readonly entries: Entry[] = [];
  broken = false;
  append(seq: number, entry: Entry, done: (stored: boolean) => void, failed: (error: unknown) => void) {
    queueMicrotask(() => {
      if (this.broken) return failed(new Error('the disk is full'));
      const stored = this.entries.length === seq - 1;
      if (stored) this.entries.push(entry);
      done(stored);
    });
  }
  async read(after: number) {
    return this.entries.slice(after);
  }
}

function environmentFor(failures: unknown[] = []): Environment {
  const dice = diceFrom(9);
  let now = 0;
  return {
    now: () => ++now,
    wait: (_, then) => {
      const timer = setTimeout(then, 1);
      return () => clearTimeout(timer);
    },
    think: async (host, seat) => dice(host.table.match.decisionOf(seat)?.options.length ?? 1),
    advise: async () => [{ option: 0, estimate: 0.5 }],
    onError: (_, error) => failures.push(error),
  };
}

function hostOf(disk: Disk, seats: [SeatInfo, SeatInfo], environment = environmentFor(), clock: ClockRules = NO_CLOCK) {
  const table = Table.open(linkavel, setup, { at: 0, clock, dropsEvents: true });
  for (const entry of disk.entries) table.apply(entry);
  const info = {
    id: 't',
    game: 'linkavel',
    ruleset: linkavel.ruleset,
    rulings: {},
    state: 'playing' as const,
    seats,
    clock,
    rated: false,
    private: true,
    practice: true,
    commitment: null,
  };
  return new Host({ table, info, store: disk, environment });
}

const settled = () => new Promise((resolve) => setTimeout(resolve, 2));

type TestHost = ReturnType<typeof hostOf>;

/** A connected client: its store, and its connection. */
function sit(host: TestHost, viewer: Viewer): { store: ClientStore; connection: Connection } {
  const store: ClientStore = new ClientStore((text) => host.receive(connection, text));
  const connection = host.connect(viewer, (text) => store.receive(text));
  return { store, connection };
}

/** A client that answers every decision of its seat at random until the match is over. */
async function play(host: TestHost, seat: Seat): Promise<ClientStore> {
  const { store } = sit(host, seat);
  const dice = diceFrom(seat);
  while (store.state?.result === null) {
    const { asked, view } = store.state;
    const options = view.pending.find((decision) => decision.seat === seat)?.options ?? [];
    if (asked === null) await settled();
    else
      expect(await store.request({ do: 'answer', asked, option: dice(options.length) })).toMatchObject({
        type: 'done',
      });
  }
  return store;
}

test('a person and a bot play to the end, and the entries are the match', async () => {
  const disk = new Disk();
  const failures: unknown[] = [];
  const host = hostOf(disk, [guest, bot], environmentFor(failures));
  const store = await play(host, 0);
  expect(store.state?.result).toEqual(host.table.result);
  const again = Table.open(linkavel, setup, { at: 0 });
  for (const entry of JSON.parse(JSON.stringify(disk.entries)) as Entry[]) again.apply(entry);
  expect(again.match.state).toEqual(host.table.match.state);
  expect(replay(linkavel, logOf(again.match)).state).toEqual(again.match.state);
  expect(failures).toEqual([]);
  await host.close();
});

test('at a table that drops events, a late client gets all of them, and a reconnecting one what it missed', async () => {
  const disk = new Disk();
  const host = hostOf(disk, [guest, guest]);
  const watch = (viewer: Viewer, store: ClientStore, seen: number | null) =>
    host.connect(viewer, (text) => store.receive(text), seen);
  const early = new ClientStore(() => {});
  let connection = watch(2, early, null);
  const dice = diceFrom(3);
  let [came, missed] = [0, 0];
  while (host.table.result === null) {
    const { match } = host.table;
    const seat = match.waitingFor[0] as Seat;
    const option = dice(match.decisionOf(seat)?.options.length ?? 1);
    const away = dice(3) === 0;
    // The stream of spectators ends with the last of them: a second spectator keeps it.
    const other = away ? watch(2, new ClientStore(() => {}), null) : null;
    if (away) host.disconnect(connection);
    await host.submit({ do: 'answer', seat, asked: host.table.asked[seat], option });
    if (away) {
      const before = early.state?.seq as number;
      connection = watch(2, early, before);
      missed += (early.state?.seq as number) - before;
    }
    if (other !== null) host.disconnect(other);
    for (const viewer of [0, 1, 2] as const) {
      if (dice(5) > 0) continue;
      const late = new ClientStore(() => {});
      host.disconnect(watch(viewer, late, null));
      expect(late.state?.events).toEqual(host.table.events(viewer));
      if (viewer === 2) expect(late.state?.events).toEqual(early.state?.events);
      came++;
    }
  }
  expect(host.table.match.recorder?.events).toEqual([[], [], []]);
  expect(early.state?.events).toEqual(host.table.events(2));
  expect([came > 10, missed > 10]).toEqual([true, true]);
  await host.close();
});

test('two hosts of one table never both accept an entry, and both get the same result', async () => {
  const disk = new Disk();
  const hosts = [hostOf(disk, [guest, guest]), hostOf(disk, [guest, guest])] as const;
  const polling = setInterval(() => hosts.forEach((host) => void host.catchUp()), 1);
  const [one, two] = await Promise.all([play(hosts[0], 0), play(hosts[1], 1)]);
  clearInterval(polling);
  for (const host of hosts) await host.close();
  expect(one.state?.result).toEqual(two.state?.result);
  expect(hosts[0].table.match.state).toEqual(hosts[1].table.match.state);
  expect(hosts[0].table.entries).toEqual(disk.entries);
});

test('every refused message gets a reply, and changes nothing', async () => {
  const disk = new Disk();
  const failures: unknown[] = [];
  const host = hostOf(disk, [guest, guest], environmentFor(failures));
  const { match } = host.table;
  const seat = match.waitingFor[0] as Seat;
  const before = JSON.stringify(match.state);
  const replies: ServerMessage[] = [];
  const receive = (text: string) => void replies.push(parseServerMessage(text));
  const connection = host.connect(seat, receive);
  const watcher = host.connect(2, receive);
  const refused = async (text: string, code: string, message: RegExp, from = connection) => {
    host.receive(from, text);
    await settled();
    const reply = replies.at(-1);
    expect(reply).toMatchObject({ type: 'error', code });
    expect((reply as { message: string }).message).toMatch(message);
  };
  const textOf = (message: ClientMessage) => JSON.stringify(message);
  await refused('{', 'bad-message', /not JSON/);
  await refused('[]', 'bad-message', /not part of the protocol/);
  await refused(JSON.stringify({ do: 'cheat', id: 1 }), 'bad-message', /not part of the protocol/);
  await refused(JSON.stringify({ do: 'takeback', id: 1, seat: 1 }), 'bad-message', /not part of the protocol/);
  await refused(JSON.stringify({ do: 'answer', id: 1, asked: 0, option: -1 }), 'bad-message', /option/);
  await refused(`{"do":"${'x'.repeat(5000)}"}`, 'bad-message', /at most 4096/);
  await refused(textOf({ do: 'answer', id: 2, asked: 7, option: 0 }), 'stale', /entry 7/);
  await refused(textOf({ do: 'answer', id: 3, asked: 0, option: 99 }), 'refused', /not offered/);
  await refused(textOf({ do: 'accept-draw', id: 4 }), 'refused', /no draw/);
  await refused(textOf({ do: 'forecast', id: 5, asked: 0, option: 99 }), 'refused', /cannot be forecast/);
  await refused(textOf({ do: 'concede', id: 6 }), 'not-yours', /spectator/, watcher);
  expect(failures).toEqual([]);
  disk.broken = true;
  await refused(textOf({ do: 'answer', id: 7, asked: 0, option: 0 }), 'broken', /before you try again/);
  expect(failures).toEqual([new Error('the disk is full')]);
  expect(JSON.stringify(host.table.match.state)).toBe(before);
  expect(disk.entries).toEqual([]);
  // Once the disk works again, the table continues.
  disk.broken = false;
  host.receive(connection, textOf({ do: 'answer', id: 8, asked: 0, option: 0 }));
  await settled();
  expect(replies.at(-1)).toEqual({ type: 'done', id: 8, seq: 1 });
  await host.close();
});

test('a client that reconnects gets only the steps that it missed', async () => {
  const host = hostOf(new Disk(), [guest, guest]);
  const seat = host.table.match.waitingFor[0] as Seat;
  const other = seat === 0 ? 1 : 0;
  const { store, connection } = sit(host, other);
  host.disconnect(connection);
  await settled();
  for (let i = 0; i < 5; i++) {
    const next = host.table.match.waitingFor[0] as Seat;
    await host.submit({ do: 'answer', seat: next, asked: host.table.asked[next], option: 0 });
  }
  const seen = store.state?.seq as number;
  host.connect(other, (text) => store.receive(text), seen);
  await settled();
  expect(store.state?.seq).toBe(host.table.seq);
  expect(host.table.entries.map((entry) => entry.do)).toEqual(['left', ...Array(5).fill('answer'), 'returned']);
  const fresh = new ClientStore(() => {});
  host.connect(other, (text) => fresh.receive(text), 9999);
  expect(fresh.state?.view).toEqual(store.state?.view);
  expect(fresh.state?.events).toEqual(store.state?.events);
  await host.close();
});

test('the table answers when time is up, and a rematch needs both seats', async () => {
  const environment = environmentFor();
  let rematches = 0;
  environment.onRematch = () => rematches++;
  let now = 0;
  environment.now = () => now;
  const clock = { bank: null, decision: 1000, grace: 0, longest: 1e6 };
  const host = hostOf(new Disk(), [guest, bot], environment, clock);
  while (host.table.result === null) {
    now += 50_000;
    await settled();
  }
  expect(host.table.result?.rule).toBe('time');
  expect(host.info.state).toBe('over');
  const nonce = 'a'.repeat(64);
  await host.submit({ do: 'offer-rematch', seat: 0, nonce });
  await settled();
  expect(host.table.rematchOffers).toBe(3);
  expect(host.table.rematchNonces).toEqual([nonce, null]);
  expect(rematches).toBe(1);
  // The process that was opening the next table may have been killed: a repeated offer starts it again.
  await host.submit({ do: 'offer-rematch', seat: 0 });
  expect(rematches).toBe(2);
  expect(host.table.rematchNonces).toEqual([nonce, null]);
  await host.close();
});

test('after the match, a player sees that the other one has left or come back, and nothing is stored', async () => {
  const disk = new Disk();
  const host = hostOf(disk, [guest, guest]);
  const [one, two] = [sit(host, 0), sit(host, 1)];
  await host.submit({ do: 'concede', seat: 0 });
  const away = () => one.store.state?.clocks.map((clock) => clock.away);
  host.disconnect(two.connection);
  expect(away()).toEqual([false, true]);
  const again = sit(host, 1);
  expect(away()).toEqual([false, false]);
  await host.submit({ do: 'offer-rematch', seat: 0 });
  await host.submit({ do: 'offer-rematch', seat: 1 });
  // Both go to the table of the rematch.
  host.disconnect(again.connection);
  expect(away()).toEqual([false, false]);
  expect(disk.entries.map((entry) => entry.do)).toEqual(['concede', 'offer-rematch', 'offer-rematch']);
  await host.close();
});

test('a clock says what happens when it runs out: a move, or the third time the loss of the match', async () => {
  const environment = environmentFor();
  let now = 0;
  environment.now = () => now;
  const host = hostOf(new Disk(), [guest, guest], environment, {
    bank: null,
    decision: 1000,
    grace: 5000,
    longest: 1e6,
  });
  const { table } = host;
  const seen = new Map<number, string[]>([
    [0, []],
    [1, []],
  ]);
  while (table.result === null) {
    const seat = table.match.waitingFor[0] as Seat;
    seen.get(seat)?.push(table.clockOf(seat, now).out ?? 'nothing');
    const { seq } = table;
    now += 1000;
    while (table.seq === seq) await settled();
  }
  const loser = table.result.winner === 0 ? 1 : 0;
  expect(seen.get(loser)).toEqual(['move', 'move', 'loss']);
  expect(seen.get(1 - loser)).not.toContain('loss');
  expect(table.clockOf(loser).out).toBeUndefined();
  await host.close();
});

test('a table whose rules take too long for an answer is stopped for good, at every host', async () => {
  const disk = new Disk();
  const failures: unknown[] = [];
  const environment = environmentFor(failures);
  let now = 0;
  environment.now = () => now;
  const host = hostOf(disk, [guest, guest], environment);
  const { match } = host.table;
  const { store } = sit(host, 0);
  const answer = match.answer.bind(match);
  match.answer = (seat, option) => {
    now += 60_000;
    answer(seat, option);
  };
  const seat = match.waitingFor[0] as Seat;
  expect(await host.submit({ do: 'answer', seat, asked: 0, option: 0 })).toBe(1);
  await settled();
  const result = { winner: null, rule: 'fault' };
  expect(store.state?.result).toEqual(result);
  expect(failures.map(String)).toEqual([expect.stringMatching(/the rules took 60000 ms over entry 1/)]);
  // Replaying its entries gives the result without running the rules for as long.
  expect(hostOf(disk, [guest, guest]).table.result).toEqual(result);
  await host.close();
});
