/** A network between clients and a server that can be cut. */
import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net';

export class Network {
  private readonly server: Server;
  private readonly sockets = new Set<Socket>();
  private target = 0;
  /** Nothing gets through, and nobody is told. */
  private isSilent = false;

  constructor() {
    this.server = createServer((client) => this.join(client));
  }

  async open(): Promise<void> {
    await new Promise<void>((done) => this.server.listen(0, '127.0.0.1', done));
  }

  /** The URL under which clients reach the server. */
  urlFor({ url }: { readonly url: string }): string {
    this.target = Number(new URL(url).port);
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  private join(client: Socket): void {
    const server = connect(this.target, '127.0.0.1');
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
