/**
 * Decks as a short code: `linkavel-` and a few dozen letters. A card is named by three bytes of a hash of its id, so codes
 * stay valid when cards are added or reordered.
 */
import type { Lines } from './deck.ts';

/** Three bytes for an id. A test checks that no two cards of a game have the same. */
export function markOf(id: string): number {
  let h = 2166136261;
  for (let i = 0; i < id.length; i++) h = Math.imul(h ^ id.charCodeAt(i), 16777619);
  return (h >>> 8) & 0xffffff;
}

export function codeOf(game: string, lines: Lines): string {
  const bytes = lines.flatMap(({ id, count }) => {
    const mark = markOf(id);
    return [mark >> 16, (mark >> 8) & 255, mark & 255, count];
  });
  const letters = btoa(String.fromCharCode(...bytes));
  return `${game}-${letters.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')}`;
}

/** The deck of a code, or null if it is not a code of this game or has an unknown card. */
export function readCode(game: string, code: string, ids: readonly string[]): Lines | null {
  const letters = code.trim();
  if (!letters.startsWith(`${game}-`)) return null;
  const body = letters.slice(game.length + 1);
  if (!/^[\w-]+$/.test(body)) return null;
  const bytes = decoded(body);
  if (bytes === null || bytes.length % 4 !== 0) return null;
  const byMark = new Map(ids.map((id) => [markOf(id), id]));
  const lines: { id: string; count: number }[] = [];
  for (let i = 0; i < bytes.length; i += 4) {
    const [a = 0, b = 0, c = 0, count = 0] = bytes.slice(i, i + 4);
    const id = byMark.get((a << 16) | (b << 8) | c);
    if (id === undefined || count === 0) return null;
    lines.push({ id, count });
  }
  return lines;
}

function decoded(letters: string): readonly number[] | null {
  // Base64 never ends with a group of one letter.
  if (letters.length % 4 === 1) return null;
  const bytes = atob(letters.replaceAll('-', '+').replaceAll('_', '/'));
  return [...bytes].map((byte) => byte.charCodeAt(0));
}
