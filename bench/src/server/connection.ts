/**
 * A WebSocket with as little around it as there can be, the same for every server: on a machine that load and server
 * share, what the load costs is missing at the server.
 */
import { randomBytes } from 'node:crypto';
import { connect, type Socket } from 'node:net';

const TEXT = 1;
const CLOSE = 8;
const PING = 9;
const PONG = 10;
const NOTHING = Buffer.alloc(0);
const END_OF_HEAD = '\r\n\r\n';
/** All lines read into the same memory: what comes is dealt with at once, and what is not whole is copied. */
const INBOX = Buffer.allocUnsafeSlow(65_536);

export class Line {
  private readonly socket: Socket;
  private readonly hear: (text: string) => void;
  private rest: Buffer | null = null;
  /** Told what the server answers to the wish for a WebSocket; null once it has. */
  private answered: ((head: string) => void) | null;

  private constructor(url: URL, hear: (text: string) => void, answered: (head: string) => void) {
    this.hear = hear;
    this.answered = answered;
    const onread = {
      buffer: INBOX,
      callback: (count: number) => {
        this.read(INBOX.subarray(0, count));
        return true;
      },
    };
    this.socket = connect({ host: url.hostname, port: Number(url.port), noDelay: true, onread });
  }

  static open(address: string, headers: Readonly<Record<string, string>>, hear: (text: string) => void): Promise<Line> {
    const url = new URL(address);
    const lines = Object.entries({
      host: url.host,
      connection: 'Upgrade',
      upgrade: 'websocket',
      'sec-websocket-version': '13',
      'sec-websocket-key': randomBytes(16).toString('base64'),
      ...headers,
    }).map(([name, value]) => `${name}: ${value}\r\n`);
    return new Promise((resolve, reject) => {
      const line = new Line(url, hear, (head) => {
        if (head.startsWith('HTTP/1.1 101 ')) resolve(line);
        else reject(new Error(`${address}: ${head.split('\r\n')[0]} instead of a WebSocket`));
      });
      // Whoever ends the load hangs up without a word.
      line.socket.on('error', (error) => {
        line.close();
        reject(error);
      });
      line.socket.write(`GET ${url.pathname}${url.search} HTTP/1.1\r\n${lines.join('')}\r\n`);
    });
  }

  /** Frames of a server: never masked, and here never in parts. */
  private read(chunk: Buffer): void {
    const data = this.rest === null ? chunk : Buffer.concat([this.rest, chunk]);
    if (this.answered !== null) return this.readHead(data, this.answered);
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
    this.rest = at === data.length ? null : Buffer.from(data.subarray(at));
  }

  private readHead(data: Buffer, answered: (head: string) => void): void {
    const end = data.indexOf(END_OF_HEAD);
    this.rest = Buffer.from(data.subarray(end < 0 ? 0 : end + END_OF_HEAD.length));
    if (end < 0) return;
    this.answered = null;
    answered(data.toString('latin1', 0, end));
    // After whoever waits for the line has it.
    setImmediate(() => this.read(NOTHING));
  }

  private take(kind: number, data: Buffer, from: number, to: number): void {
    if (kind === TEXT) this.hear(data.toString('utf8', from, to));
    else if (kind === PING) this.write(PONG, data.toString('latin1', from, to));
    else if (kind === CLOSE) this.close();
  }

  /** ASCII, as everything is that these programs say. */
  send(text: string): void {
    this.write(TEXT, text);
  }

  /** A client has to mask; with zeros, what is sent stays what it is. */
  private write(kind: number, payload: string): void {
    const { length } = payload;
    const size = length < 126 ? [128 | length] : [128 | 126, length >> 8, length & 255];
    this.socket.write(String.fromCharCode(128 | kind, ...size, 0, 0, 0, 0) + payload, 'latin1');
  }

  close(): void {
    this.socket.destroy();
  }
}
