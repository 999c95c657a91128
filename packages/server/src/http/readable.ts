/** Rejects requests with text that cannot be stored or shown, before any route handles them. */
import { BadInput } from '@taisen/kernel';

/** No valid body is nested this deeply. */
const MAX_DEPTH = 20;

/** Throws on text with NUL, which PostgreSQL cannot store, on lone surrogates, and on deep nesting. */
export function mustBeReadable(value: unknown, depth = 0): void {
  if (typeof value === 'string') {
    if (value.includes('\0')) throw new BadInput('text must not contain NUL');
    if (/\p{Surrogate}/u.test(value)) throw new BadInput('text must not contain half a surrogate pair');
  } else if (typeof value === 'object' && value !== null) {
    if (depth === MAX_DEPTH) throw new BadInput(`the request is nested more than ${MAX_DEPTH} levels deep`);
    for (const [name, part] of Object.entries(value)) {
      mustBeReadable(name);
      mustBeReadable(part, depth + 1);
    }
  }
}
