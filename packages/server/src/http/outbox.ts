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
/** The first byte of a frame: a whole text. */
const TEXT = 0x81;

export interface Listener {
  readonly socket: WebSocket;
  /** What the socket writes to. */
  readonly raw: Duplex;
  /** What has been said to it and is not sent yet. */
  readonly unsent: Buffer[];
}

export class Outbox {
  private readonly listeners: Listener[] = [];
  private scheduled = false;
  /** The frame made last: everybody who watches a table is told the same. */
  private text = '';
  private frame = frameOf('');

  tell(listener: Listener, text: string): void {
    const { unsent } = listener;
    if (text !== this.text) {
      this.text = text;
      this.frame = frameOf(text);
    }
    if (unsent.push(this.frame) > 1) return;
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
      else if (socket.readyState === socket.OPEN)
        raw.write(unsent.length === 1 ? (unsent[0] as Buffer) : Buffer.concat(unsent));
      unsent.length = 0;
    }
    this.listeners.length = 0;
  }
}

/** A server's frame is the text itself behind its length: neither masked nor, here, compressed or in parts. */
function frameOf(text: string): Buffer {
  const length = Buffer.byteLength(text);
  const head = length < 126 ? 2 : length < 65_536 ? 4 : 10;
  const frame = Buffer.allocUnsafe(head + length);
  frame[0] = TEXT;
  if (head === 2) frame[1] = length;
  else if (head === 4) {
    frame[1] = 126;
    frame.writeUInt16BE(length, 2);
  } else {
    frame[1] = 127;
    frame.writeBigUInt64BE(BigInt(length), 2);
  }
  // Where every character is one byte, there is nothing to encode.
  frame.write(text, head, length === text.length ? 'latin1' : 'utf8');
  return frame;
}
