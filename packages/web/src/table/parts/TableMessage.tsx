import type { ReactNode } from 'react';
import { Link } from 'wouter';
import type { GameEntry } from '../../games/index.ts';
import { useSay } from '../../language.ts';
import { FRAME } from '../../words/frame.ts';

/** Shown instead of a table, with the reason why there is none. */
export function TableMessage({
  entry,
  children,
  then,
}: {
  readonly entry?: GameEntry | undefined;
  readonly children: ReactNode;
  /** What to do about it. */
  readonly then?: ReactNode;
}) {
  const say = useSay();
  return (
    <main className="waiting table-message" {...(entry ? { 'data-game': entry.id } : {})}>
      <p role="status">{children}</p>
      {then}
      <Link className="button small" href={entry ? `/${entry.id}` : '/'}>
        {say(FRAME.home)}
      </Link>
    </main>
  );
}
