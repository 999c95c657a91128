/**
 * What was counted in some games: whole numbers by name. They are added, so the order in which the parts of a study are
 * merged does not matter, and neither does who played them.
 */
export type Counts = Readonly<Record<string, number>>;

/** A sum of counts that grows. */
export class Sum {
  private readonly sums = new Map<string, number>();

  add(name: string, by = 1): void {
    this.sums.set(name, (this.sums.get(name) ?? 0) + by);
  }

  merge(counts: Counts): void {
    for (const [name, by] of Object.entries(counts)) this.add(name, by);
  }

  /** In no particular order. */
  all = (): Iterable<readonly [string, number]> => this.sums;

  get = (name: string): number => this.sums.get(name) ?? 0;

  /** In alphabetical order: equal sums are equal texts. */
  counts(): Counts {
    return Object.fromEntries([...this.sums].sort(([a], [b]) => (a < b ? -1 : 1)));
  }
}

export function merged(parts: readonly Counts[]): Counts {
  const sum = new Sum();
  for (const part of parts) sum.merge(part);
  return sum.counts();
}
