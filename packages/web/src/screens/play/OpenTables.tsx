import '../../replay/replay.css';
import type { TableInfo } from '@taisen/protocol';
import { useEffect, useState } from 'react';
import { Link } from 'wouter';
import { useSay } from '../../language.ts';
import { openTables } from '../../online/api.ts';
import { ONLINE } from '../../words/online.ts';

/** Looked at again every so many milliseconds. */
const AGAIN = 5000;

/** Tables of a game where somebody waits. */
export function OpenTables({ game }: { readonly game: string }) {
  const say = useSay();
  const [tables, setTables] = useState<readonly TableInfo[] | null>(null);
  useEffect(() => {
    let late = false;
    const look = () =>
      openTables().then(
        (all) => late || setTables(all.filter((table) => table.game === game)),
        // Without a server there are none; opening one says so.
        () => late || setTables([]),
      );
    void look();
    const timer = setInterval(look, AGAIN);
    return () => {
      late = true;
      clearInterval(timer);
    };
  }, [game]);
  if (tables === null) return null;
  return (
    <section>
      <h2>{say(ONLINE.openTables)}</h2>
      {tables.length === 0 ? <p>{say(ONLINE.noneOpen)}</p> : null}
      <ul className="table-list">
        {tables.map(({ id, seats }) => (
          <li key={id}>
            <span>{seats.find((seat) => seat !== null)?.name ?? say(ONLINE.somebody)}</span>
            <Link className="button small" href={`/table/${id}`}>
              {say(ONLINE.join)}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
