/** A game's rule book exists in three languages, with the same rules in the same order. */
import { readFileSync } from 'node:fs';
import type { Game, State } from '@taisen/kernel';
import { expect, test } from 'vitest';
import { owes } from './rules.ts';

export const BOOKS = ['RULES.md', 'RULES.ja.md', 'RULES.zh-Hant.md'] as const;

/** The rule ids of a book, in order. */
export const rulesIn = (book: string): string[] =>
  [...book.matchAll(/^- \*\*([A-Z]{2}-\d+\.\d+)\*\* \S/gm)].map(([, id]) => id as string);

/** Every ruling or setting that a book mentions, with its rule. */
const rulingsIn = (book: string): string[] =>
  book.split('\n').flatMap((line) => {
    const [id] = rulesIn(line);
    return id === undefined ? [] : [...line.matchAll(/`(\w+)`/g)].map(([, ruling]) => `${id} ${ruling}`);
  });

const sectionsIn = (book: string): number => [...book.matchAll(/^## \S/gm)].length;

/**
 * Registers the rules that a game must prove, and checks its rule books in `folder`: section i + 1 has `counts[i]` rules,
 * and every book has each of them once.
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
      // A bold id inside a text would be taken for a rule.
      expect([...text.matchAll(/\*\*[A-Z]{2}-\d+\.\d+\*\*/g)]).toHaveLength(ledger.length);
    });
}
