/** The last section of each rule book: the sentences of the source, each with the rules that carry it. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { BOOKS, rulesIn } from './rulebooks.ts';

const idsIn = (text: string): string[] => text.match(/[A-Z]{2}-\d+\.\d+/g) ?? [];

/** The table of a book, and the rules that are said to be ours in the text around it. */
function sourceTableIn(book: string) {
  const lines = book.slice(book.lastIndexOf('\n## ')).split('\n');
  const [, , ...rows] = lines.filter((line) => line.startsWith('|'));
  const sentences = rows.map((row) => row.split('|').slice(1, 3) as [sentence: string, rules: string]);
  return { sentences, ours: lines.filter((line) => !line.startsWith('|')).flatMap(idsIn) };
}

/** Every sentence has a rule, and every rule a sentence or a note that it is ours; the same in all books of `folder`. */
export function owesSourceTable(folder: URL, leastSentences: number): void {
  const books = BOOKS.map((name) => ({ name, text: readFileSync(new URL(name, folder), 'utf8') }));
  const carriedBy = (text: string) => sourceTableIn(text).sentences.map(([, rules]) => idsIn(rules));
  for (const { name, text } of books)
    test(`${name} has a rule for each sentence of the source, and a sentence for each rule that is not ours`, () => {
      const { sentences, ours } = sourceTableIn(text);
      const rules = rulesIn(text);
      expect(sentences.length).toBeGreaterThanOrEqual(leastSentences);
      for (const [sentence, ids] of sentences) {
        expect(sentence).toMatch(/\S/);
        expect(idsIn(ids), sentence).not.toEqual([]);
        for (const id of idsIn(ids)) expect(rules, sentence).toContain(id);
      }
      const carried = new Set(carriedBy(text).flat());
      expect(rules.filter((id) => !carried.has(id))).toEqual(ours);
      expect(carriedBy(text)).toEqual(carriedBy(books[0]?.text ?? ''));
    });
}
