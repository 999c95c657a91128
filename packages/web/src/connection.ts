/** A connection to a table. The same for tables in this page and on a server. */
import type { Viewer } from '@taisen/kernel';

/** `open`: messages are sent. `lost`: they wait while it reconnects. `closed`: it is over. */
export type ConnectionState = 'opening' | 'open' | 'lost' | 'closed';

export interface ConnectionHandlers {
  receive(text: string): void;
  state(state: ConnectionState): void;
}

export interface Connection {
  send(text: string): void;
  close(): void;
}

/** The last step that the screen has received, and for which viewer. */
export interface Seen {
  readonly seq: number;
  readonly viewer: Viewer;
}

/** Opens a connection. `seen` is called for each attempt to connect. */
export type OpenConnection = (handlers: ConnectionHandlers, seen: () => Seen | null) => Connection;
