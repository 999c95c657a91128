/** Finds connections that broke without being closed, by pinging those that have been silent. */
import type { Connection } from './connection.ts';

/** Milliseconds between two beats. Each beat checks a tenth of the connections: checking all at once would delay messages. */
export const BEAT = 1000;
export const GROUPS = 10;
/** After this many silent rounds a connection is pinged, and after this many it is closed. */
const PINGED = 2;
const GONE = 3;

export type Monitored = Pick<Connection, 'number' | 'socket' | 'silent'>;

export class Heartbeat<C extends Monitored> {
  private group = 0;

  /** Checks the next group of connections, and returns those of it that are still there. */
  beat(connections: Iterable<C>): C[] {
    this.group = (this.group + 1) % GROUPS;
    const alive: C[] = [];
    for (const connection of connections) {
      if (connection.number % GROUPS !== this.group) continue;
      connection.silent++;
      if (connection.silent === PINGED) connection.socket.ping();
      if (connection.silent < GONE) alive.push(connection);
      else connection.socket.terminate();
    }
    return alive;
  }
}
