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
      else if (socket.readyState === socket.OPEN) raw.write(framed(unsent));
      unsent.length = 0;
    }
    this.listeners.length = 0;
  }
}

/**
 * Texts as frames of a server's WebSocket (RFC 6455, 5.2), in one buffer. The library would write two pieces for each,
 * and putting pieces together is half of what sending costs.
 */
function framed(texts: readonly string[]): Buffer {
  const sizes = texts.map((text) => Buffer.byteLength(text));
  const frames = Buffer.allocUnsafe(sizes.reduce((sum, size) => sum + headOf(size) + size, 0));
  let at = 0;
  texts.forEach((text, i) => {
    const size = sizes[i] as number;
    frames[at] = TEXT;
    frames[at + 1] = size < 126 ? size : size < 65_536 ? 126 : 127;
    if (size >= 65_536) frames.writeBigUInt64BE(BigInt(size), at + 2);
    else if (size >= 126) frames.writeUInt16BE(size, at + 2);
    at += headOf(size);
    at += frames.write(text, at);
  });
  return frames;
}

const headOf = (size: number): number => (size < 126 ? 2 : size < 65_536 ? 4 : 10);
