/** A network between clients and a server that can be cut. */
import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net';

export class Network {
  private readonly server: Server;
  private readonly sockets = new Set<Socket>();
  /** The ports of the servers; connections go to one after the other. */
  private targets: readonly number[] = [];
  private next = 0;
  /** Nothing gets through, and nobody is told. */
  private isSilent = false;

  constructor() {
    this.server = createServer({ pauseOnConnect: true }, (client) => {
      client.on('error', () => {});
      this.join(client);
    });
  }

  async open(): Promise<void> {
    await new Promise<void>((done) => this.server.listen(0, '127.0.0.1', done));
  }

  /** The URL under which clients reach the server. */
  urlFor({ url }: { readonly url: string }): string {
    this.targets = [Number(new URL(url).port)];
    return this.url;
  }

  /** From now on connections go to these servers in turn. One that does not listen is left out. */
  leadTo(servers: readonly { readonly url: string }[]): void {
    this.targets = servers.map(({ url }) => Number(new URL(url).port));
  }

  get url(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  private join(client: Socket, tries = this.targets.length): void {
    const target = this.targets[this.next++ % this.targets.length] ?? 0;
    const server = connect(target, '127.0.0.1');
    const refused = () => (tries > 1 ? this.join(client, tries - 1) : client.destroy());
    server.once('error', refused);
    server.once('connect', () => {
      server.off('error', refused);
      this.lead(client, server);
    });
  }

  private lead(client: Socket, server: Socket): void {
    for (const [from, to] of [
      [client, server],
      [server, client],
    ] as const) {
      this.sockets.add(from);
      from.on('data', (data) => {
        if (!this.isSilent) to.write(data);
      });
      from.on('error', () => {});
      from.on('close', () => {
        this.sockets.delete(from);
        to.destroy();
      });
    }
    client.resume();
  }

  /** Ends all connections at once, without a word. */
  cut(): void {
    for (const socket of this.sockets) socket.resetAndDestroy();
  }

  /** Swallows everything for a while, then ends what has lost data. */
  async silence(milliseconds: number): Promise<void> {
    this.isSilent = true;
    await new Promise((done) => setTimeout(done, milliseconds));
    this.isSilent = false;
    this.cut();
  }

  close(): void {
    this.cut();
    this.server.close();
  }
}
