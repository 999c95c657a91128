/**
 * What is said to sockets is gathered for a turn of the loop and goes out at its end, in one piece for each of them:
 * waking whoever listens is the dearest part of a decision.
 */
import type { Duplex } from 'node:stream';
import type { WebSocket } from 'ws';

/** So much may wait to be sent to somebody before they count as gone. */
const MOST_UNSENT = 4 * 2 ** 20;
/** So many are made to wait for each other, and no more. */
const MOST_TOGETHER = 64;

export interface Listener {
  readonly socket: WebSocket;
  /** What the socket writes to. */
  readonly raw: Duplex;
  /** What has been said to it and is not sent yet. */
  readonly unsent: string[];
}

export class Outbox {
  private readonly listeners: Listener[] = [];
  private scheduled = false;

  tell(listener: Listener, text: string): void {
    if (listener.unsent.push(text) > 1) return;
    if (this.listeners.push(listener) === MOST_TOGETHER) return this.send();
    if (this.scheduled) return;
    this.scheduled = true;
    setImmediate(() => {
      this.scheduled = false;
      this.send();
    });
  }

  /** Sends all that waits. */
  send(): void {
    for (const { socket, raw, unsent } of this.listeners) {
      if (raw.writableLength > MOST_UNSENT) socket.terminate();
      else if (socket.readyState === socket.OPEN) {
        raw.cork();
        for (const text of unsent) socket.send(text);
        raw.uncork();
      }
      unsent.length = 0;
    }
    this.listeners.length = 0;
  }
}
