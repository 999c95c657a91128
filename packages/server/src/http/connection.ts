import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import type { Viewer } from '@taisen/kernel';
import type { WebSocket } from 'ws';
import type { Counted } from './socket-limits.ts';

/** The headers that identify a person. */
export type Credentials = Pick<IncomingMessage['headers'], 'cookie' | 'authorization'>;

/** A client's WebSocket to one table. */
export interface Connection {
  /** Under this number the game worker knows it. */
  readonly number: number;
  readonly socket: WebSocket;
  /** The stream that the socket writes to. */
  readonly raw: Duplex;
  table: string;
  person: string | null;
  /** What it was opened with. */
  readonly headers: Credentials;
  /** The last step that the client had seen when it connected. */
  readonly seen: number | null;
  /** What it may see, as of this version of the table. */
  viewer: Viewer;
  version: number;
  /** It says when a traced step is on its screen. */
  readonly reports: boolean;
  /** It has joined a table whose match has begun. */
  joined: boolean;
  /** What it counts for in the limits. */
  readonly counted: Counted;
  /** Messages that are not sent yet. */
  readonly unsent: string[];
  /** How many heartbeats have passed since the last message or pong. */
  silent: number;
}
