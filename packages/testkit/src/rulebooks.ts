/** A game's rule book exists in three languages, with the same rules in the same order. */
import { readFileSync } from 'node:fs';
import type { Game, State } from '@taisen/kernel';
import { expect, test } from 'vitest';
import { owes } from './rules.ts';

const BOOKS = ['RULES.md', 'RULES.ja.md', 'RULES.zh-Hant.md'] as const;

/** The ids of a rule book, in the order in which they stand there. */
export const rulesIn = (book: string): string[] =>
  [...book.matchAll(/^- \*\*([A-Z]{2}-\d+\.\d+)\*\* \S/gm)].map(([, id]) => id as string);

/** Every ruling or setting that a book names, beside the rule that names it. */
const rulingsIn = (book: string): string[] =>
  book.split('\n').flatMap((line) => {
    const [id] = rulesIn(line);
    return id === undefined ? [] : [...line.matchAll(/`(\w+)`/g)].map(([, ruling]) => `${id} ${ruling}`);
  });

const sectionsIn = (book: string): number => [...book.matchAll(/^## \S/gm)].length;

/**
 * Says what a game owes, and checks its rule books in `folder`: the ledger has `counts[i]` rules in section i + 1,
 * and every book has those, each once.
 */
export function owesRuleBooks<S extends State>(
  game: Game<S>,
  folder: URL,
  prefix: string,
  counts: readonly number[],
): void {
  const [english, ...others] = BOOKS.map((name) => ({ name, text: readFileSync(new URL(name, folder), 'utf8') }));
  const ledger = counts.flatMap((count, section) =>
    Array.from({ length: count }, (_, i) => `${prefix}-${section + 1}.${i + 1}`),
  );
  const book = (english as { text: string }).text;
  owes(game, ledger);

  test(`${game.id}: the rule book has the ${ledger.length} rules of the ledger`, () => {
    expect(rulesIn(book)).toEqual(ledger);
    expect(rulingsIn(book).length).toBeGreaterThan(0);
  });

  for (const { name, text } of others)
    test(`${game.id}: ${name} has the same sections, rules and rulings`, () => {
      expect(rulesIn(text)).toEqual(ledger);
      expect(rulingsIn(text)).toEqual(rulingsIn(book));
      expect(sectionsIn(text)).toBe(sectionsIn(book));
      // An id in bold that is not a rule of its own would be read as one.
      expect([...text.matchAll(/\*\*[A-Z]{2}-\d+\.\d+\*\*/g)]).toHaveLength(ledger.length);
    });
}
