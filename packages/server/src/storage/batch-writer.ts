/** Writes items to the database in one statement. Returns their results in the same order. */
type Write<T, R> = (items: readonly T[]) => Promise<readonly R[]>;

interface Pending<T, R> {
  readonly item: T;
  readonly done: (result: R) => void;
  readonly failed: (error: unknown) => void;
}

/**
 * Items that are added in the same turn of the event loop, or while a statement is running, are written together: a
 * round trip and a commit cost the same for one item as for many.
 */
export class BatchWriter<T, R> {
  private readonly write: Write<T, R>;
  private pending: Pending<T, R>[] = [];
  private writing = false;

  constructor(write: Write<T, R>) {
    this.write = write;
  }

  add(item: T): Promise<R> {
    if (this.pending.length === 0 && !this.writing) setImmediate(() => this.writeNext());
    return new Promise((done, failed) => {
      this.pending.push({ item, done, failed });
    });
  }

  private async writeNext(): Promise<void> {
    const batch = this.pending;
    this.pending = [];
    this.writing = true;
    await this.settle(batch);
    this.writing = false;
    if (this.pending.length > 0) void this.writeNext();
  }

  private async settle(batch: readonly Pending<T, R>[]): Promise<void> {
    try {
      const results = await this.write(batch.map(({ item }) => item));
      batch.forEach(({ done }, i) => {
        done(results[i] as R);
      });
    } catch (error) {
      if (batch.length === 1) batch[0]?.failed(error);
      // Retried one by one, so that an item that cannot be written fails alone.
      else await Promise.all(batch.map((single) => this.settle([single])));
    }
  }
}
