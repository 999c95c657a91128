/** All tables of this device. They are restored from their stored entries, so nothing is lost when the page closes. */
import { type Game, logOf, type MatchLog, opponent, type Seat, type Viewer } from '@taisen/kernel';
import type { Patch } from '@taisen/lab/patch';
import type { SeatInfo } from '@taisen/protocol';
import { type Connection, type Entry, type Environment, type EventStore, Host, Table } from '@taisen/table';
import type { RulesRef } from '../games/modules.ts';
import { beginMatch } from './begin.ts';
import { OWN_TABLE } from './own-table.ts';
import type { LocalBots, LocalSeat, Store, TableRecord, TableSpec } from './spec.ts';

/** What the tables need from where they run. */
export interface Device {
  readonly store: Store;
  /** The rules of this build. */
  readonly newest: (game: string) => Promise<Game>;
  /** The rules that a match began with. */
  readonly rules: (ref: RulesRef) => Promise<Game>;
  /** The module of these rules, which is kept for as long as they may be needed. */
  readonly module: (game: Game) => Promise<string | undefined>;
  readonly bots: LocalBots;
  now(): number;
  newId(): string;
  /** An entry was stored. Other pages of this device may have the same table open. */
  stored?(table: string): void;
  failed(error: unknown): void;
}

export interface LocalConnection {
  receive(text: string): void;
  leave(): void;
}

/** A version of the game that the lab made. Few tables need it. */
async function changed(game: Game, patch: Patch): Promise<Game> {
  const { patchGame } = await import('@taisen/lab/patch');
  return patchGame(game, patch);
}

export class LocalTables {
  private readonly device: Device;
  private readonly hosts = new Map<string, Promise<Host>>();
  /** Tables with an entry that is being stored. */
  private readonly storing = new Set<string>();

  constructor(device: Device) {
    this.device = device;
  }

  /** Opens a table and returns its id. */
  async open(spec: TableSpec): Promise<string> {
    const { device } = this;
    const { game, module } = await this.rulesToBegin(spec);
    const [id, seed, began] = [device.newId(), device.newId(), device.now()];
    // Checks the decks and the origin before anything is stored.
    beginMatch(game, spec, seed);
    const [first, second] = spec.seats;
    await device.store.add({
      id,
      spec,
      seed,
      began,
      touched: began,
      result: null,
      info: {
        id,
        game: game.id,
        ruleset: game.ruleset,
        ...(module === undefined ? {} : { module }),
        rulings: spec.rulings,
        state: 'playing',
        seats: [seatInfo(first), seatInfo(second)],
        practice: true,
        ...OWN_TABLE,
      },
    });
    return id;
  }

  /** The newest rules; those of the other match if this one continues it. */
  private async rulesToBegin({
    game: id,
    origin,
    patch,
  }: TableSpec): Promise<{ game: Game; module: string | undefined }> {
    const { newest, rules, module } = this.device;
    if (origin === undefined || 'saved' in origin) {
      const game = await newest(id);
      return { game: patch === undefined ? game : await changed(game, patch), module: await module(game) };
    }
    return { game: await rules({ ...origin.log, module: origin.module, patch }), module: origin.module };
  }

  list = (): Promise<readonly TableRecord[]> => this.device.store.list();

  async host(id: string): Promise<Host> {
    let host = this.hosts.get(id);
    if (host === undefined) {
      host = this.load(id);
      host.catch(() => this.hosts.delete(id));
      this.hosts.set(id, host);
    }
    return host;
  }

  private async load(id: string): Promise<Host> {
    const { store, rules } = this.device;
    const record = await store.get(id);
    if (record === undefined) throw new Error(`there is no table ${id} on this device`);
    const { spec, seed, began, info } = record;
    const game = await rules({ ...info, patch: spec.patch });
    const again = () => beginMatch(game, spec, seed);
    const table = new Table(again(), { at: began }, again);
    for (const entry of await store.read(id, 0)) table.apply(entry);
    const host = new Host({ table, info, store: this.eventStoreOf(id), environment: this.environmentFor(spec) });
    if (table.result === null) host.submitOwn({ do: 'resumed', seat: 0 });
    return host;
  }

  private eventStoreOf(id: string): EventStore {
    const { store, stored } = this.device;
    const append = async (seq: number, entry: Entry) => {
      this.storing.add(id);
      try {
        const done = await store.append(id, seq, entry);
        if (done) stored?.(id);
        return done;
      } finally {
        this.storing.delete(id);
      }
    };
    return {
      append: (seq, entry, done, failed) => void append(seq, entry).then(done, failed),
      read: (after) => store.read(id, after),
    };
  }

  private environmentFor(spec: TableSpec): Environment {
    const { device } = this;
    let next: Promise<string> | undefined;
    return {
      now: device.now,
      wait: (milliseconds, then) => {
        const timer = setTimeout(then, milliseconds);
        return () => clearTimeout(timer);
      },
      think: device.bots.think,
      advise: (host, seat) => device.bots.advise(host, seat, () => !this.storing.has(host.info.id)),
      onApplied: (host, { do: verb, seat }) => {
        // Two people at one device have agreed on it in person: accept for the other seat, too.
        if (verb === 'offer-rematch' && host.table.rematchOffers !== 3) this.agreeForOthers(host, spec);
        if (verb === 'ask-takeback' && spec.seats[opponent(seat)].kind === 'person')
          host.submitOwn({ do: 'accept-takeback', seat: opponent(seat) });
      },
      onOver: (host, result) => {
        device.store.finish(host.info.id, result).catch(device.failed);
      },
      onRematch: (host) => {
        const { origin: _, ...again } = spec;
        next ??= this.open(again);
        next.then((table) => host.broadcast({ type: 'rematch', table })).catch(device.failed);
      },
      onError: (_, error) => device.failed(error),
    };
  }

  private agreeForOthers(host: Host, { seats }: TableSpec): void {
    for (const seat of [0, 1] as const) {
      const bit = 1 << seat;
      if (seats[seat].kind === 'person' && (host.table.rematchOffers & bit) === 0)
        host.submitOwn({ do: 'offer-rematch', seat });
    }
  }

  /** Connects a viewer. Several may be connected to the same table, also for the same seat. */
  async join(id: string, viewer: Viewer, send: (text: string) => void, seen: number | null): Promise<LocalConnection> {
    const host = await this.host(id);
    const connection: Connection = host.connect(viewer, send, seen);
    return {
      receive: (text) => host.receive(connection, text),
      leave: () => host.disconnect(connection),
    };
  }

  /** Another page has stored an entry of this table. */
  async catchUp(id: string): Promise<void> {
    await (await this.hosts.get(id))?.catchUp();
  }

  async log(id: string): Promise<MatchLog> {
    return logOf((await this.host(id)).table.match);
  }

  async remove(id: string): Promise<void> {
    await (await this.hosts.get(id))?.close();
    this.hosts.delete(id);
    await this.device.store.remove(id);
  }
}

const seatInfo = (seat: LocalSeat): SeatInfo =>
  seat.kind === 'bot' ? { kind: 'bot', name: seat.name, level: seat.level } : { kind: 'guest', name: seat.name };

export const seatsOf = (spec: TableSpec, kind: LocalSeat['kind']): readonly Seat[] =>
  ([0, 1] as const).filter((seat) => spec.seats[seat].kind === kind);
