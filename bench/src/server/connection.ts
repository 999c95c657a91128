/**
 * A minimal WebSocket client, the same for every server. The load and the server share a machine, so the load should use
 * as little of it as possible.
 */
import { randomBytes } from 'node:crypto';
import { connect, type Socket } from 'node:net';

const TEXT = 1;
const CLOSE = 8;
const PING = 9;
const PONG = 10;
const NOTHING = Buffer.alloc(0);
const END_OF_HEAD = '\r\n\r\n';
/** The read buffer of all connections. Complete frames are handled at once, incomplete ones are copied. */
const INBOX = Buffer.allocUnsafeSlow(65_536);

export class Connection {
  private readonly socket: Socket;
  private readonly receive: (text: string) => void;
  private rest: Buffer | null = null;
  /** Called with the server's answer to the upgrade request; null after that. */
  private answered: ((head: string) => void) | null;

  private constructor(url: URL, receive: (text: string) => void, answered: (head: string) => void) {
    this.receive = receive;
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

  static open(
    address: string,
    headers: Readonly<Record<string, string>>,
    receive: (text: string) => void,
  ): Promise<Connection> {
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
      const connection = new Connection(url, receive, (head) => {
        if (head.startsWith('HTTP/1.1 101 ')) resolve(connection);
        else reject(new Error(`${address}: ${head.split('\r\n')[0]} instead of a WebSocket`));
      });
      // The load closes its connections without a handshake.
      connection.socket.on('error', (error) => {
        connection.close();
        reject(error);
      });
      connection.socket.write(`GET ${url.pathname}${url.search} HTTP/1.1\r\n${lines.join('')}\r\n`);
    });
  }

  /** Frames of a server are never masked, and here never fragmented. */
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
    // After the promise of `open` has resolved.
    setImmediate(() => this.read(NOTHING));
  }

  private take(kind: number, data: Buffer, from: number, to: number): void {
    if (kind === TEXT) this.receive(data.toString('utf8', from, to));
    else if (kind === PING) this.write(PONG, data.toString('latin1', from, to));
    else if (kind === CLOSE) this.close();
  }

  /** The text must be ASCII. */
  send(text: string): void {
    this.write(TEXT, text);
  }

  /** A client has to mask its frames; a mask of zeros leaves the payload unchanged. */
  private write(kind: number, payload: string): void {
    const { length } = payload;
    const size = length < 126 ? [128 | length] : [128 | 126, length >> 8, length & 255];
    this.socket.write(String.fromCharCode(128 | kind, ...size, 0, 0, 0, 0) + payload, 'latin1');
  }

  close(): void {
    this.socket.destroy();
  }
}
