/** A deck list that stays as it is: so it needs to be checked only once. */
export const copies = (counts: Record<string, number>): readonly string[] =>
  Object.freeze(Object.entries(counts).flatMap(([id, n]) => new Array<string>(n).fill(id)));
