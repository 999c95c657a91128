/**
 * A WebSocket with as little around it as there can be, the same for every server: on a machine that load and server
 * share, what the load costs is missing at the server.
 */
import { randomBytes } from 'node:crypto';
import { request } from 'node:http';
import type { Duplex } from 'node:stream';

const TEXT = 1;
const CLOSE = 8;
const PING = 9;
const PONG = 10;
const NOTHING = Buffer.alloc(0);

export class Line {
  private readonly socket: Duplex;
  private readonly hear: (text: string) => void;
  private rest: Buffer | null;

  private constructor(socket: Duplex, head: Buffer, hear: (text: string) => void) {
    this.socket = socket;
    this.rest = head;
    this.hear = hear;
    socket.on('data', (chunk: Buffer) => this.read(chunk));
    // Whoever ends the load hangs up without a word.
    socket.on('error', () => socket.destroy());
  }

  static open(url: string, headers: Readonly<Record<string, string>>, hear: (text: string) => void): Promise<Line> {
    const key = randomBytes(16).toString('base64');
    const upgrade = {
      connection: 'Upgrade',
      upgrade: 'websocket',
      'sec-websocket-version': '13',
      'sec-websocket-key': key,
    };
    return new Promise((resolve, reject) => {
      const asked = request(url, { headers: { ...headers, ...upgrade } });
      asked.on('error', reject);
      asked.on('response', ({ statusCode }) => reject(new Error(`${url}: ${statusCode} instead of a WebSocket`)));
      asked.on('upgrade', (_, socket, head) => {
        const line = new Line(socket, head, hear);
        resolve(line);
        // After whoever waits for the line has it.
        setImmediate(() => line.read(NOTHING));
      });
      asked.end();
    });
  }

  /** Frames of a server: never masked, and here never in parts. */
  private read(chunk: Buffer): void {
    const data = this.rest === null ? chunk : Buffer.concat([this.rest, chunk]);
    let at = 0;
    while (data.length - at >= 2) {
      const short = (data[at + 1] as number) & 127;
      const head = short < 126 ? 2 : short === 126 ? 4 : 10;
      if (data.length - at < head) break;
      const length =
        short < 126 ? short : short === 126 ? data.readUInt16BE(at + 2) : Number(data.readBigUInt64BE(at + 2));
      const from = at + head;
      if (data.length < from + length) break;
      this.take((data[at] as number) & 15, data, from, from + length);
      at = from + length;
    }
    this.rest = at === data.length ? null : data.subarray(at);
  }

  private take(kind: number, data: Buffer, from: number, to: number): void {
    if (kind === TEXT) this.hear(data.toString('utf8', from, to));
    else if (kind === PING) this.write(PONG, data.subarray(from, to));
    else if (kind === CLOSE) this.close();
  }

  send(text: string): void {
    this.write(TEXT, Buffer.from(text));
  }

  /** A client has to mask; with zeros, what is sent stays what it is. */
  private write(kind: number, payload: Buffer): void {
    const { length } = payload;
    const head = length < 126 ? 2 : 4;
    const frame = Buffer.allocUnsafe(head + 4 + length);
    frame[0] = 128 | kind;
    frame[1] = 128 | Math.min(length, 126);
    if (length >= 126) frame.writeUInt16BE(length, 2);
    frame.fill(0, head, head + 4);
    payload.copy(frame, head + 4);
    this.socket.write(frame);
  }

  close(): void {
    this.socket.destroy();
  }
}
