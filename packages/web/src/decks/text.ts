/** Decks as readable text: "3 Ember Whelp", one line for each card. */
import { LANGUAGES, type Language } from '@taisen/kernel';
import { folded } from '../cards/filter.ts';
import type { AnyCard } from '../games/game-ui.ts';
import type { Lines } from './deck.ts';

export function textOf(lines: Lines, cards: readonly AnyCard[], language: Language): string {
  const names = new Map(cards.map((def) => [def.id, def.name[language]]));
  return lines.map(({ id, count }) => `${count} ${names.get(id) ?? id}`).join('\n');
}

export interface Read {
  readonly lines: Lines;
  /** Lines without a known card. */
  readonly unknown: readonly string[];
}

/** Accepts names in every language, ids, "3 x", "3×", "x3" at either end, and a name alone. */
export function readText(text: string, cards: readonly AnyCard[]): Read {
  const byName = new Map<string, string>();
  for (const { id, name } of cards) {
    byName.set(folded(id), id);
    for (const language of LANGUAGES) byName.set(folded(name[language]), id);
  }
  const counts = new Map<string, number>();
  const unknown: string[] = [];
  for (const line of text.split('\n').map((each) => each.trim())) {
    if (line === '' || line.startsWith('#')) continue;
    const { name, count } = parsed(line.normalize('NFKC'));
    const id = byName.get(folded(line)) ?? byName.get(folded(name));
    if (id === undefined) unknown.push(line);
    else counts.set(id, (counts.get(id) ?? 0) + (byName.has(folded(line)) ? 1 : count));
  }
  return { lines: [...counts].map(([id, count]) => ({ id, count })), unknown };
}

function parsed(line: string): { readonly name: string; readonly count: number } {
  const before = /^(\d{1,2})\s*[x×]?\s+(.+)$/i.exec(line) ?? /^(\d{1,2})\s*[x×枚張]\s*(.+)$/i.exec(line);
  if (before !== null) return { count: Number(before[1]), name: before[2] as string };
  const after = /^(.+?)\s*[x×]\s*(\d{1,2})$/i.exec(line);
  if (after !== null) return { count: Number(after[2]), name: after[1] as string };
  return { count: 1, name: line };
}
