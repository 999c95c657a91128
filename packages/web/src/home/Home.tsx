import './home.css';
import { useEffect } from 'react';
import { Link } from 'wouter';
import { GAMES, type GameEntry } from '../games/index.ts';
import { LanguageSwitch } from '../LanguageSwitch.tsx';
import { useSay } from '../language.ts';
import { SettingsLink } from '../SettingsLink.tsx';
import { FRAME } from '../words/frame.ts';

export function Home() {
  const say = useSay();
  useEffect(() => {
    document.title = 'Taisen 対戦';
  }, []);
  return (
    <div className="page home">
      <header className="bar">
        <h1 className="brand">
          Taisen <small>{say(FRAME.versus)}</small>
        </h1>
        <p className="tagline">{say(FRAME.tagline)}</p>
        <div className="tools">
          <LanguageSwitch />
          <SettingsLink />
        </div>
      </header>
      <main className="covers">
        {GAMES.map((entry) => (
          <Cover key={entry.id} entry={entry} />
        ))}
      </main>
    </div>
  );
}

function Cover({ entry }: { readonly entry: GameEntry }) {
  const say = useSay();
  const name = say(entry.name);
  const { Cover: Picture } = entry;
  return (
    <article className="cover" data-game={entry.id} aria-labelledby={`cover-${entry.id}`}>
      <Picture id={entry.id} />
      <div className="cover-words">
        <h2 id={`cover-${entry.id}`}>{name}</h2>
        <p>{say(entry.pitch)}</p>
        <div className="cover-buttons">
          <Link
            className="button main"
            href={`/${entry.id}/play?bot=1`}
            aria-label={say(FRAME.playNamed, { game: name })}
          >
            {say(FRAME.play)}
          </Link>
          <Link className="button" href={`/${entry.id}`} aria-label={say(FRAME.moreNamed, { game: name })}>
            {say(FRAME.more)}
          </Link>
        </div>
      </div>
    </article>
  );
}
