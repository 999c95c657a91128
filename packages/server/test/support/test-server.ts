/** A server for all tests of a file, in a process of its own, and guests of it. It has to end well, too. */
import { rmSync } from 'node:fs';
import { afterAll, beforeAll, expect } from 'vitest';
import { Client } from './client.ts';
import { bundle, type ServerProcess, startProcess, temporaryFolder, unbundle } from './process.ts';
import './output.ts';

export class TestServer {
  readonly data = temporaryFolder();
  private server!: ServerProcess;
  /** Ada, Bo, and one who watches. */
  guests!: readonly [Client, Client, Client];

  constructor() {
    beforeAll(async () => {
      bundle();
      this.server = await startProcess({ DATA: this.data });
      this.guests = [await this.guest(), await this.guest(), await this.guest()];
    });
    afterAll(async () => {
      expect(await this.server.signal('SIGTERM')).toBe(0);
      expect(this.server.output()).toBe(`Taisen is at ${this.url}\n`);
      unbundle();
      rmSync(this.data, { recursive: true, force: true });
    });
  }

  get url(): string {
    return this.server.url;
  }

  guest(): Promise<Client> {
    return Client.guest(this.url);
  }

  /** A table where the first two play. */
  async begin(game: string): Promise<string> {
    const [ada, bo] = this.guests;
    const { id } = await ada.open({ game });
    for (const guest of [ada, bo]) await guest.sit(id);
    return id;
  }
}
