import '../../replay/replay.css';
import type { TableInfo } from '@taisen/protocol';
import { useEffect, useState } from 'react';
import { Link } from 'wouter';
import { useSay } from '../../language.ts';
import { openTables } from '../../online/api.ts';
import { nameOf } from '../../people/names.ts';
import { ONLINE } from '../../words/online.ts';

/** Milliseconds between reloads. */
const INTERVAL = 5000;

/** The tables of a game with a free seat. */
export function OpenTables({ game }: { readonly game: string }) {
  const say = useSay();
  const [tables, setTables] = useState<readonly TableInfo[] | null>(null);
  useEffect(() => {
    let late = false;
    const reload = () =>
      openTables().then(
        (all) => late || setTables(all.filter((table) => table.game === game)),
        // Without a server there are none. Opening a table shows the error.
        () => late || setTables([]),
      );
    void reload();
    const timer = setInterval(reload, INTERVAL);
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
            <span>
              {nameOf(
                say,
                seats.find((seat) => seat !== null),
              ) || say(ONLINE.somebody)}
            </span>
            <Link className="button small" href={`/table/${id}`}>
              {say(ONLINE.join)}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
