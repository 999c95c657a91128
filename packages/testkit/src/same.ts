/**
 * Whether two plain values have the same JSON: the same keys in the same order, and the same values. The order counts,
 * because a player would receive it.
 */
export function same(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  if (Array.isArray(a)) return Array.isArray(b) && sameItems(a, b);
  return !Array.isArray(b) && sameFields(a as Fields, b as Fields);
}

type Fields = Readonly<Record<string, unknown>>;

function sameItems(a: readonly unknown[], b: readonly unknown[]): boolean {
  if (a.length !== b.length) return false;
  for (let i = 0; i < a.length; i++) if (!same(a[i], b[i])) return false;
  return true;
}

function sameFields(a: Fields, b: Fields): boolean {
  const keys = Object.keys(a);
  const others = Object.keys(b);
  let j = 0;
  for (const key of keys) {
    if (a[key] === undefined) continue;
    j = nextWritten(b, others, j);
    if (key !== others[j++] || !same(a[key], b[key])) return false;
  }
  return nextWritten(b, others, j) === others.length;
}

/** JSON omits undefined fields. */
function nextWritten(fields: Fields, keys: readonly string[], from: number): number {
  let i = from;
  while (i < keys.length && fields[keys[i] as string] === undefined) i++;
  return i;
}
