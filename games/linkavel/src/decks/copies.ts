/** A frozen deck list: because it cannot change, it is checked only once. */
export const copies = (counts: Record<string, number>): readonly string[] =>
  Object.freeze(Object.entries(counts).flatMap(([id, n]) => new Array<string>(n).fill(id)));
