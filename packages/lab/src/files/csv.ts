/** A report as CSV files, by name. */
import type { Share } from '../statistics.ts';
import type { StudyReport } from '../study/report.ts';

type Cell = string | number | null;

export function csvFiles({ sides, differences }: StudyReport): Record<string, string> {
  const each = (rows: (side: StudyReport['sides'][number]) => Cell[][]) =>
    sides.flatMap((side, i) => rows(side).map((row) => ['ab'[i] as string, ...row]));
  return {
    'measures.csv': csv(
      ['side', 'measure', 'n', 'mean', 'low', 'high', 'verdict'],
      [
        ...each(({ measures }) => measures.map(({ name, n, mean, low, high }) => [name, n, mean, low, high, null])),
        ...differences.map(({ name, n, mean, low, high, verdict }) => ['b-a', name, n, mean, low, high, verdict]),
      ],
    ),
    'cards.csv': csv(
      [
        'side',
        'card',
        'decks',
        ...['drawn', 'played', 'idle', 'when opening', 'when drawn', 'when played'].flatMap(columns),
        'lift',
        'adjusted p',
      ],
      each(({ cards, groups }) =>
        [...cards, ...groups].map(
          ({ id, decks, drawn, played, idle, whenOpening, whenDrawn, whenPlayed, lift, chance }) => [
            id,
            decks,
            ...[drawn, played, idle, whenOpening, whenDrawn, whenPlayed].flatMap(cells),
            lift,
            chance,
          ],
        ),
      ),
    ),
    'matchups.csv': csv(
      ['side', 'deck', 'against', 'games', ...columns('wins')],
      each(({ matchups }) => matchups.map(({ deck, against, wins }) => [deck, against, wins.of, ...cells(wins)])),
    ),
    'clauses.csv': csv(
      ['side', 'card', 'clause', ...columns('games')],
      each(({ clauses }) => clauses.map(({ card, clause, games }) => [card, clause, ...cells(games)])),
    ),
    'events.csv': csv(
      ['side', 'event', 'times', ...columns('games')],
      each(({ events }) => events.map(({ event, times, games }) => [event, times, ...cells(games)])),
    ),
    'turns.csv': csv(
      ['side', 'fact', 'turn', 'games', 'starting player', 'other player'],
      each(({ curves }) =>
        Object.entries(curves).flatMap(([fact, points]) =>
          points.map(({ turn, games, starter, other }) => [fact, turn, games, starter, other]),
        ),
      ),
    ),
  };
}

const columns = (name: string): string[] => [name, `${name} low`, `${name} high`];
const cells = (found: Share | null): Cell[] =>
  found === null ? [null, null, null] : [found.share, found.low, found.high];

const csv = (head: readonly string[], rows: readonly Cell[][]): string =>
  [head, ...rows].map((row) => `${row.map(cellText).join(',')}\n`).join('');

function cellText(cell: Cell): string {
  if (cell === null) return '';
  if (typeof cell === 'number') return String(Math.round(cell * 1e6) / 1e6);
  return /[",\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;
}
