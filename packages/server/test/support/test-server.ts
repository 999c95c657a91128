/** One server process for all tests of a file, with guests. It must exit cleanly at the end. */
import { rmSync } from 'node:fs';
import { afterAll, beforeAll, expect } from 'vitest';
import { Client } from './client.ts';
import { bundle, type ServerProcess, startProcess, temporaryFolder, unbundle } from './process.ts';
import './output.ts';

export class TestServer {
  readonly data = temporaryFolder();
  private process!: ServerProcess;
  /** Two players, Ada and Bo, and a spectator. */
  guests!: readonly [Client, Client, Client];

  constructor() {
    beforeAll(async () => {
      bundle();
      this.process = await startProcess({ DATA: this.data });
      this.guests = [await this.guest(), await this.guest(), await this.guest()];
    });
    afterAll(async () => {
      expect(await this.process.signal('SIGTERM')).toBe(0);
      expect(this.process.output()).toBe(`Taisen is at ${this.url}\n`);
      unbundle();
      rmSync(this.data, { recursive: true, force: true });
    });
  }

  get url(): string {
    return this.process.url;
  }

  guest(): Promise<Client> {
    return Client.guest(this.url);
  }

  account(): Promise<Client> {
    return Client.account(this.url);
  }

  /** Begins a match of the first two guests. */
  async begin(game: string): Promise<string> {
    const [ada, bo] = this.guests;
    const { id } = await ada.open({ game });
    for (const guest of [ada, bo]) await guest.sit(id);
    return id;
  }
}
