export const copies = (counts: Record<string, number>): string[] =>
  Object.entries(counts).flatMap(([id, n]) => new Array<string>(n).fill(id));
