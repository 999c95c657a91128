/**
 * What is said to sockets is gathered for a turn of the loop and goes out at its end, in one piece for each of them:
 * waking whoever listens is the dearest part of a decision, and every piece of a write costs again.
 */
import type { Duplex } from 'node:stream';
import type { WebSocket } from 'ws';

/** So much may wait to be sent to somebody before they count as gone. */
const MOST_UNSENT = 4 * 2 ** 20;
/** So many are made to wait for each other, and no more. */
const MOST_TOGETHER = 64;
/** The first byte of a frame: a whole text. */
const TEXT = 0x81;

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
      else if (socket.readyState === socket.OPEN) write(raw, unsent);
      unsent.length = 0;
    }
    this.listeners.length = 0;
  }
}

/**
 * Texts as frames of a server's WebSocket (RFC 6455, 5.2), in one piece. The library would write two for each, and
 * putting pieces together is half of what sending costs. What is ASCII goes out as it is, character by character.
 */
function write(raw: Duplex, texts: readonly string[]): void {
  let frames = '';
  for (const text of texts) {
    const size = Buffer.byteLength(text);
    if (size === text.length) {
      frames += headOf(size);
      frames += text;
      continue;
    }
    if (frames !== '') raw.write(frames, 'latin1');
    frames = '';
    raw.write(headOf(size), 'latin1');
    raw.write(text);
  }
  if (frames !== '') raw.write(frames, 'latin1');
}

/** What stands before a text of so many bytes, a character for each byte. */
function headOf(size: number): string {
  if (size < 126) return String.fromCharCode(TEXT, size);
  if (size < 65_536) return String.fromCharCode(TEXT, 126, size >> 8, size & 255);
  return String.fromCharCode(TEXT, 127, 0, 0, 0, 0, size >>> 24, (size >> 16) & 255, (size >> 8) & 255, size & 255);
}
