/**
 * Messages to sockets are collected for a turn of the event loop and written at its end, in one write for each socket.
 * Waking the receiver is the most expensive part of a decision, and every further write costs as much again.
 */
import type { Duplex } from 'node:stream';
import type { Connection } from './connection.ts';

/** A connection with more unsent bytes than this counts as gone. */
const MAX_UNSENT = 4 * 2 ** 20;
/** After this many connections the outbox is flushed at once, so that the first need not wait for the last. */
const MAX_TOGETHER = 64;
/** The first byte of a frame: a whole text. */
const TEXT = 0x81;

export type Receiver = Pick<Connection, 'socket' | 'raw' | 'unsent'>;

export class Outbox {
  private readonly waiting: Receiver[] = [];
  private scheduled = false;

  send(connection: Receiver, text: string): void {
    if (connection.unsent.push(text) > 1) return;
    if (this.waiting.push(connection) === MAX_TOGETHER) return this.flush();
    if (this.scheduled) return;
    this.scheduled = true;
    setImmediate(() => {
      this.scheduled = false;
      this.flush();
    });
  }

  flush(): void {
    for (const { socket, raw, unsent } of this.waiting) {
      if (raw.writableLength > MAX_UNSENT) socket.terminate();
      else if (socket.readyState === socket.OPEN) write(raw, unsent);
      unsent.length = 0;
    }
    this.waiting.length = 0;
  }
}

/**
 * Writes texts as WebSocket frames (RFC 6455, 5.2) at once. The library would make two writes for each, and joining
 * buffers is half of what sending costs. ASCII is written as it is, one byte a character.
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

/** The header of a frame of this many bytes, one character a byte. */
function headOf(size: number): string {
  if (size < 126) return String.fromCharCode(TEXT, size);
  if (size < 65_536) return String.fromCharCode(TEXT, 126, size >> 8, size & 255);
  return String.fromCharCode(TEXT, 127, 0, 0, 0, 0, size >>> 24, (size >> 16) & 255, (size >> 8) & 255, size & 255);
}
