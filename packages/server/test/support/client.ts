/** A program that plays over HTTP and WebSocket. */
import { ClientStore, parseServerMessage, randomHex, type TableInfo } from '@taisen/protocol';
import WebSocket from 'ws';

export interface Response<T> {
  readonly status: number;
  readonly body: T;
}

export class Client {
  /** Changed by tests that stop and start servers. */
  url: string;
  readonly token: string;

  constructor(url: string, token: string) {
    this.url = url;
    this.token = token;
  }

  static async guest(url: string): Promise<Client> {
    const response = await fetch(`${url}/api/auth/sign-in/anonymous`, { method: 'POST' });
    if (!response.ok) throw new Error(`no guest: ${response.status} ${await response.text()}`);
    return new Client(url, ((await response.json()) as { token: string }).token);
  }

  /** A guest who has made an account; rated matches need one. */
  static async account(url: string): Promise<Client> {
    const guest = await Client.guest(url);
    const credentials = { username: `user_${randomHex(8).slice(0, 12)}`, password: 'long enough' };
    return new Client(url, (await guest.post<{ token: string }>('/api/me/keep', credentials)).token);
  }

  async request<T>(method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, body?: unknown): Promise<Response<T>> {
    const headers: Record<string, string> = { authorization: `Bearer ${this.token}` };
    if (body !== undefined) headers['content-type'] = 'application/json';
    const request = { method, headers, ...(body === undefined ? {} : { body: JSON.stringify(body) }) };
    const response = await fetch(`${this.url}${path}`, request);
    return { status: response.status, body: (await response.json()) as T };
  }

  async post<T>(path: string, body?: unknown): Promise<T> {
    const { status, body: result } = await this.request<T>('POST', path, body);
    if (status !== 200) throw new Error(`${path}: ${status} ${JSON.stringify(result)}`);
    return result;
  }

  async get<T>(path: string): Promise<T> {
    const { status, body } = await this.request<T>('GET', path);
    if (status !== 200) throw new Error(`${path}: ${status} ${JSON.stringify(body)}`);
    return body;
  }

  async open(wanted: object): Promise<TableInfo> {
    return (await this.post<{ table: TableInfo }>('/api/tables', wanted)).table;
  }

  async sit(table: string, deck?: object): Promise<TableInfo> {
    const body = { nonce: randomHex(), ...(deck === undefined ? {} : { deck }) };
    return (await this.post<{ table: TableInfo }>(`/api/tables/${table}/sit`, body)).table;
  }

  socket(table: string, seen: number | null = null, as: number | null = null): WebSocket {
    const query = seen === null ? '' : `?seen=${seen}${as === null ? '' : `&as=${as}`}`;
    const url = `${this.url.replace('http', 'ws')}/api/tables/${table}/socket${query}`;
    return new WebSocket(url, { headers: { authorization: `Bearer ${this.token}` } });
  }
}

/** An answer that a player has sent. */
interface Sent {
  readonly asked: number;
  readonly option: number;
  /** The number of its entry, once the server has acknowledged it. */
  stored: number | null;
}

/**
 * Plays a seat of a table. Its answer depends only on the decision: after a lost connection it sends the same answer
 * again. It reconnects whenever the connection is closed.
 */
export class Player {
  readonly store = new ClientStore(() => {});
  readonly sent: Sent[] = [];
  readonly errors: string[] = [];
  private readonly client: Client;
  private readonly table: string;
  private readonly delay: number;
  private socket: WebSocket | null = null;
  private stopped = false;
  readonly over: Promise<void>;
  private end: () => void = () => {};

  constructor(client: Client, table: string, delay = 0) {
    this.client = client;
    this.table = table;
    this.delay = delay;
    this.over = new Promise((resolve) => {
      this.end = resolve;
    });
    this.connect();
  }

  private connect(): void {
    if (this.stopped) return;
    const socket = this.client.socket(this.table, this.store.state?.seq ?? null);
    this.socket = socket;
    socket.on('message', (data) => this.receive(String(data)));
    socket.on('error', () => {});
    socket.on('close', () => setTimeout(() => this.connect(), 50));
    socket.on('open', () => this.answer());
  }

  private receive(text: string): void {
    const message = parseServerMessage(text);
    if (message.type === 'done') {
      const sent = this.sent[message.id - 1];
      if (sent !== undefined) sent.stored = message.seq;
    } else if (message.type === 'error') this.errors.push(`${message.code}: ${message.message}`);
    else this.store.receive(text);
    if (this.store.state !== null && this.store.state.result !== null) {
      this.stop();
      this.end();
    } else this.answer();
  }

  private answer(): void {
    const asked = this.store.state?.asked ?? null;
    if (asked === null || this.pending === asked) return;
    this.pending = asked;
    setTimeout(() => {
      this.pending = null;
      const { state } = this.store;
      if (state?.asked !== asked || this.socket?.readyState !== WebSocket.OPEN) return;
      const earlier = this.sent.findLast((sent) => sent.asked === asked);
      // It was sent on this connection, and the reply has not arrived yet.
      if (earlier !== undefined && this.sentOn === this.socket && this.sent.at(-1) === earlier) return;
      const options = state.view.pending.find(({ seat }) => seat === state.viewer)?.options ?? [];
      const option = earlier?.option ?? (asked * 7919) % options.length;
      this.sent.push({ asked, option, stored: null });
      this.sentOn = this.socket;
      this.socket.send(JSON.stringify({ do: 'answer', id: this.sent.length, asked, option }));
    }, this.delay);
  }
  private pending: number | null = null;
  private sentOn: WebSocket | null = null;

  stop(): void {
    this.stopped = true;
    this.socket?.close();
  }
}
