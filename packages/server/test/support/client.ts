/** A program that plays over HTTP and WebSocket, as anybody's would. */
import { ClientStore, parseServerMessage, randomHex, type TableInfo } from '@taisen/protocol';
import WebSocket from 'ws';

export interface Answered<T> {
  readonly status: number;
  readonly body: T;
}

export class Client {
  /** Servers come and go: this is where one is now. */
  url: string;
  readonly token: string;

  constructor(url: string, token: string) {
    this.url = url;
    this.token = token;
  }

  static async guest(url: string): Promise<Client> {
    const answer = await fetch(`${url}/api/auth/sign-in/anonymous`, { method: 'POST' });
    if (!answer.ok) throw new Error(`no guest: ${answer.status} ${await answer.text()}`);
    return new Client(url, ((await answer.json()) as { token: string }).token);
  }

  async ask<T>(method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, body?: unknown): Promise<Answered<T>> {
    const headers: Record<string, string> = { authorization: `Bearer ${this.token}` };
    if (body !== undefined) headers['content-type'] = 'application/json';
    const request = { method, headers, ...(body === undefined ? {} : { body: JSON.stringify(body) }) };
    const answer = await fetch(`${this.url}${path}`, request);
    return { status: answer.status, body: (await answer.json()) as T };
  }

  async post<T>(path: string, body?: unknown): Promise<T> {
    const { status, body: answer } = await this.ask<T>('POST', path, body);
    if (status !== 200) throw new Error(`${path}: ${status} ${JSON.stringify(answer)}`);
    return answer;
  }

  async get<T>(path: string): Promise<T> {
    const { status, body } = await this.ask<T>('GET', path);
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

/** What a player sent, and what it was told about it. */
interface Sent {
  readonly asked: number;
  readonly option: number;
  /** The number of its entry, once the server says that it is kept. */
  kept: number | null;
}

/**
 * Sits at a table and answers what it is asked, in a way that follows from the question alone: asked again after a
 * lost connection it says the same again. It comes back however often the server goes away.
 */
export class Player {
  readonly screen = new ClientStore(() => {});
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
    const socket = this.client.socket(this.table, this.screen.state?.seq ?? null);
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
      if (sent !== undefined) sent.kept = message.seq;
    } else if (message.type === 'error') this.errors.push(`${message.code}: ${message.message}`);
    else this.screen.receive(text);
    if (this.screen.state !== null && this.screen.state.result !== null) {
      this.stop();
      this.end();
    } else this.answer();
  }

  private answer(): void {
    const asked = this.screen.state?.asked ?? null;
    if (asked === null || this.pending === asked) return;
    this.pending = asked;
    setTimeout(() => {
      this.pending = null;
      const { state } = this.screen;
      if (state?.asked !== asked || this.socket?.readyState !== WebSocket.OPEN) return;
      const known = this.sent.findLast((sent) => sent.asked === asked);
      // Sent on this connection already: the answer is on its way.
      if (known !== undefined && this.sentOn === this.socket && this.sent.at(-1) === known) return;
      const options = state.view.pending.find(({ seat }) => seat === state.viewer)?.options ?? [];
      const option = known?.option ?? (asked * 7919) % options.length;
      this.sent.push({ asked, option, kept: null });
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
