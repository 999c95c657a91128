/** The width of texts, and short labels for buttons. */

/** In Latin letters. A Han character is as wide as two. */
export function widthOf(text: string): number {
  let width = 0;
  for (const char of text) width += char > '⺀' ? 2 : 1;
  return width;
}

/** A longer text does not fit on a button or beside something else. */
const LONG = 64;

export const isLong = (text: string): boolean => widthOf(text) > LONG;

/** Where a label can end: the text after a colon is an explanation, the text after a comma a detail, of which something is left out. */
const PLAIN = [/：|: /g, /、|，|, |（/g];
/** A label can also end after a quoted name. */
const NAMED = [/：|: |(?<=[》”])/g];

/**
 * The labels of the buttons of one decision. Long ones are cut before their explanation, which the prompt has: as late
 * as possible, and never so that two labels become the same.
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
  const [plain, detailed] = parts.map((each) => each.findLast((part) => !isLong(part) && part !== ''));
  return plain ?? (detailed === undefined ? label : `${detailed}…`);
}
