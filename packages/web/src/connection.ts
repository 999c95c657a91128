/** A line to a table. Whether the table is in this page or on a server, a screen cannot tell. */
import type { Viewer } from '@taisen/kernel';

/** `open`: messages go through. `lost`: they wait, and it is tried again. `closed`: it is over. */
export type ConnectionState = 'opening' | 'open' | 'lost' | 'closed';

export interface ConnectionHandlers {
  receive(text: string): void;
  state(state: ConnectionState): void;
}

export interface Connection {
  send(text: string): void;
  close(): void;
}

/** The last step that the screen has, and for whom it was told. */
export interface Seen {
  readonly seq: number;
  readonly viewer: Viewer;
}

/** Opens a line; `seen` is asked whenever the line is opened again. */
export type OpenConnection = (listener: ConnectionHandlers, seen: () => Seen | null) => Connection;
