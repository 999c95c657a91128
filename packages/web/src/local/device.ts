/** The page's side of the worker: opens, lists and joins the tables of this device. */
import type { MatchLog, Viewer } from '@taisen/kernel';
import type { Challenge } from '@taisen/positions';
import type { Connection, OpenConnection } from '../connection.ts';
import type { FromWorker, TableRecord, TableSpec, ToWorker } from './spec.ts';

type Request = ToWorker extends infer M ? (M extends ToWorker ? Omit<M, 'id'> : never) : never;

class Device {
  private readonly worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module', name: 'tables' });
  private readonly open = new Map<number, { done(value: unknown): void; failed(error: Error): void }>();
  private last = 0;

  constructor() {
    this.worker.onmessage = ({ data }: MessageEvent<FromWorker>) => {
      const request = this.open.get(data.id);
      this.open.delete(data.id);
      if ('failed' in data) request?.failed(new Error(data.failed));
      else request?.done(data.done);
    };
    this.worker.onerror = ({ message }) => {
      for (const { failed } of this.open.values()) failed(new Error(message));
      this.open.clear();
    };
  }

  ask(request: Request, port?: MessagePort): Promise<unknown> {
    const id = ++this.last;
    return new Promise((done, failed) => {
      this.open.set(id, { done, failed });
      this.worker.postMessage({ ...request, id }, port === undefined ? [] : [port]);
    });
  }
}

let device: Device | undefined;
function ask(request: Request, port?: MessagePort): Promise<unknown> {
  device ??= new Device();
  return device.ask(request, port);
}

export const openTable = (spec: TableSpec) => ask({ do: 'open', spec }) as Promise<string>;
export const listTables = () => ask({ do: 'list' }) as Promise<readonly TableRecord[]>;
export const removeTable = (table: string) => ask({ do: 'remove', table }) as Promise<void>;
export const logOfTable = (table: string) => ask({ do: 'log', table }) as Promise<MatchLog>;
/** The challenge of a seed. Searching for it takes some seconds. */
export const challengeFrom = (game: string, seed: string) => ask({ do: 'challenge', game, seed }) as Promise<Challenge>;
/** A factor for the time that bots seem to think: 1 is natural, 0 is none. */
export const setPace = (pace: number) => ask({ do: 'pace', pace }) as Promise<void>;

/** A connection to a table of this device. */
export const localConnection =
  (table: string, viewer: Viewer): OpenConnection =>
  (handlers, seen): Connection => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = ({ data }) => handlers.receive(String(data));
    handlers.state('opening');
    ask({ do: 'join', table, viewer, seen: seen()?.seq ?? null }, port2).then(
      () => handlers.state('open'),
      (error) => {
        console.error(error);
        handlers.state('closed');
      },
    );
    return {
      send: (text) => port1.postMessage(text),
      close: () => {
        port1.postMessage('');
        port1.close();
      },
    };
  };
