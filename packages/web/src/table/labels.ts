/** How much room words take, and what a button says where all of it would be too much. */

/** In letters. A Han character is as wide as two. */
export function widthOf(text: string): number {
  let width = 0;
  for (const char of text) width += char > '⺀' ? 2 : 1;
  return width;
}

/** More than this is too long for a line or two beside something else, or for a button. */
const LONG = 64;

export const isLong = (text: string): boolean => widthOf(text) > LONG;

/** Where a label can end: what follows a colon explains what is before it, what follows a comma says how it is done. */
const PLAIN = [/：|: /g, /、|，|, |（/g];
/** A quoted name is a name, and a good end, too. */
const NAMED = [/：|: |(?<=[》”])/g];

/**
 * What the buttons of one question say. Long ones end before their explanation, which the prompt has; as late as they
 * can, and never so early that two of them would say the same.
 */
export function shortened(labels: readonly string[]): readonly string[] {
  for (const ends of [PLAIN, NAMED]) {
    const short = labels.map((label) => cut(label, ends));
    if (new Set(short).size === new Set(labels).size) return short;
  }
  return labels;
}

function cut(label: string, ends: readonly RegExp[]): string {
  if (!isLong(label)) return label;
  const parts = ends.map((end) => [...label.matchAll(end)].map(({ index }) => label.slice(0, index)));
  const short = parts.map((each) => each.findLast((part) => !isLong(part) && part !== ''));
  return short.find((part) => part !== undefined) ?? label;
}
