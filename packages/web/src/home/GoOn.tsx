/** Games that wait for the player: unfinished ones on this device, and tables on the server. */
import { useEffect, useState } from 'react';
import { Link } from 'wouter';
import { GAMES, type GameEntry } from '../games/index.ts';
import { useSay } from '../language.ts';
import { forget, unfinished } from '../unfinished.ts';
import { HOME } from '../words/home.ts';

export function GoOn() {
  const say = useSay();
  const left = GAMES.flatMap((entry) => {
    const href = unfinished(entry.id);
    return href === null ? [] : [{ entry, href }];
  });
  if (left.length === 0) return null;
  return (
    <nav className="home-strip go-on" aria-label={say(HOME.goOn)}>
      {left.map(({ entry, href }) =>
        href.startsWith('/table/local/') ? (
          <Link key={href} className="button" href={href}>
            {say(HOME.goOnWith, { game: say(entry.name) })}
          </Link>
        ) : (
          <AtServer key={href} entry={entry} href={href} />
        ),
      )}
    </nav>
  );
}

/** A table on the server: it may be over by now. */
function AtServer({ entry, href }: { readonly entry: GameEntry; readonly href: string }) {
  const say = useSay();
  const [state, setState] = useState<'unknown' | 'waiting' | 'playing' | 'over'>('unknown');
  useEffect(() => {
    let late = false;
    const ask = async () => {
      const { tableOf, isRefusal } = await import('../online/api.ts');
      try {
        const { table } = await tableOf(href.replace(/^\/table\//, ''));
        if (table.state === 'over') forget(entry.id);
        if (!late) setState(table.state);
      } catch (error) {
        // Without a server, it is offered all the same.
        if (!isRefusal(error)) return;
        forget(entry.id);
        if (!late) setState('over');
      }
    };
    void ask();
    return () => {
      late = true;
    };
  }, [entry.id, href]);
  if (state === 'over') return null;
  const words = { unknown: HOME.goOnWith, waiting: HOME.waitingForFriend, playing: HOME.atTheTable }[state];
  return (
    <Link className="button" href={href}>
      {say(words, { game: say(entry.name) })}
    </Link>
  );
}
