/** A table that is sorted by the column whose head is pressed. */
import { type ReactNode, useState } from 'react';

export interface Column<Row> {
  readonly key: string;
  readonly name: string;
  /** What the rows are sorted by; what has no value comes last. */
  value(row: Row): number | string | null;
  show(row: Row): ReactNode;
}

interface SortedTableProps<Row> {
  readonly label: string;
  readonly columns: readonly Column<Row>[];
  readonly rows: readonly Row[];
  idOf(row: Row): string;
}

export function SortedTable<Row>({ label, columns, rows, idOf }: SortedTableProps<Row>) {
  const [sort, setSort] = useState<{ readonly key: string; readonly down: boolean } | null>(null);
  const column = columns.find(({ key }) => key === sort?.key);
  const sorted =
    column === undefined ? rows : [...rows].sort((a, b) => order(column.value(a), column.value(b), sort?.down));
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a wide table is scrolled by the keyboard, too
    <section className="lab-scroll" aria-label={label} tabIndex={0}>
      <table className="lab-table">
        <thead>
          <tr>
            {columns.map(({ key, name }) => (
              <th key={key} scope="col" aria-sort={sort?.key !== key ? 'none' : sort.down ? 'descending' : 'ascending'}>
                <button type="button" onClick={() => setSort({ key, down: sort?.key === key ? !sort.down : true })}>
                  {name}
                </button>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {sorted.map((row) => (
            <tr key={idOf(row)}>
              {columns.map(({ key, show }, i) =>
                i === 0 ? (
                  <th key={key} scope="row">
                    {show(row)}
                  </th>
                ) : (
                  <td key={key}>{show(row)}</td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

function order(a: number | string | null, b: number | string | null, down = true): number {
  if (a === null || b === null) return a === b ? 0 : a === null ? 1 : -1;
  const up = typeof a === 'string' || typeof b === 'string' ? String(a).localeCompare(String(b)) : a - b;
  return down ? -up : up;
}
