/** Where a task waits: behind other tasks of the same person, and behind all people's tables if nobody plays at its own. */
export interface Place {
  /** The person who opened the table. */
  readonly opener: string;
  /** A person plays at the table; otherwise two bots do. */
  readonly played: boolean;
}

/** Openers take turns, so that one with many tables delays only their own. */
export class FairQueue<T> {
  /** By opener, in the order of their turns: the tasks of tables at which people play, and of the others. */
  private readonly played = new Map<string, T[]>();
  private readonly shown = new Map<string, T[]>();
  size = 0;

  add(item: T, { opener, played }: Place): void {
    const line = played ? this.played : this.shown;
    const own = line.get(opener);
    if (own === undefined) line.set(opener, [item]);
    else own.push(item);
    this.size++;
  }

  next(): T | undefined {
    const line = this.played.size > 0 ? this.played : this.shown;
    for (const [opener, own] of line) {
      const item = own.shift() as T;
      line.delete(opener);
      if (own.length > 0) line.set(opener, own);
      this.size--;
      return item;
    }
    return undefined;
  }
}
