/** What nobody could keep or read is refused before anybody looks at it, wherever in a request it stands. */
import { BadInput } from '@taisen/kernel';

/** No honest body has boxes in boxes in boxes to this depth. */
const DEEPEST = 20;

/** Throws at texts with NUL, which no database takes, or with half a character; and where it goes too deep. */
export function mustBeReadable(value: unknown, depth = 0): void {
  if (typeof value === 'string') {
    if (value.includes('\0')) throw new BadInput('a text has a NUL in it');
    if (/\p{Surrogate}/u.test(value)) throw new BadInput('a text has half a character in it');
  } else if (typeof value === 'object' && value !== null) {
    if (depth === DEEPEST) throw new BadInput(`this goes more than ${DEEPEST} levels deep`);
    for (const [name, part] of Object.entries(value)) {
      mustBeReadable(name);
      mustBeReadable(part, depth + 1);
    }
  }
}
