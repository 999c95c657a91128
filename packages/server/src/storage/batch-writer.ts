/** Writes what it is given to the database, in one statement; what became of each, in their order. */
type Write<T, R> = (items: readonly T[]) => Promise<readonly R[]>;

interface Waiting<T, R> {
  readonly item: T;
  readonly done: (result: R) => void;
  readonly failed: (error: unknown) => void;
}

/**
 * What is to be written in the same turn of the loop goes in one statement, and so does what comes while another one is
 * on its way: waking the database and a commit cost as much for one as for many.
 */
export class BatchWriter<T, R> {
  private readonly write: Write<T, R>;
  private waiting: Waiting<T, R>[] = [];
  private writing = false;

  constructor(write: Write<T, R>) {
    this.write = write;
  }

  add(item: T): Promise<R> {
    if (this.waiting.length === 0 && !this.writing) setImmediate(() => this.writeNext());
    return new Promise((done, failed) => {
      this.waiting.push({ item, done, failed });
    });
  }

  private async writeNext(): Promise<void> {
    const gathered = this.waiting;
    this.waiting = [];
    this.writing = true;
    await this.settle(gathered);
    this.writing = false;
    if (this.waiting.length > 0) void this.writeNext();
  }

  private async settle(gathered: readonly Waiting<T, R>[]): Promise<void> {
    try {
      const results = await this.write(gathered.map(({ item }) => item));
      gathered.forEach(({ done }, i) => {
        done(results[i] as R);
      });
    } catch (error) {
      if (gathered.length === 1) gathered[0]?.failed(error);
      // One that can't be written is nobody else's failure.
      else await Promise.all(gathered.map((alone) => this.settle([alone])));
    }
  }
}
