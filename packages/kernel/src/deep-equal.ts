/** Equality of plain data. */
export function deepEqual(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  if (Array.isArray(a)) {
    if (!Array.isArray(b) || a.length !== b.length) return false;
    for (let i = 0; i < a.length; i++) if (!deepEqual(a[i], b[i])) return false;
    return true;
  }
  let keys = 0;
  for (const key in a) {
    keys++;
    if (!deepEqual(a[key as never], b[key as never])) return false;
  }
  for (const _ in b) keys--;
  return keys === 0;
}
