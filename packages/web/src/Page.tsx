/** The frame around every screen: the bar above, the sections of a game, the languages. */
import { type ReactNode, useEffect } from 'react';
import { Link, useLocation } from 'wouter';
import type { GameEntry } from './games/index.ts';
import { LanguageSwitch } from './LanguageSwitch.tsx';
import { useSay } from './language.ts';
import { SettingsLink } from './SettingsLink.tsx';
import { FRAME } from './words/frame.ts';

interface PageProps {
  readonly title: string;
  readonly entry?: GameEntry;
  /** The whole window has the game's colours; otherwise only the bar names the game. */
  readonly ui?: boolean;
  readonly narrow?: boolean;
  readonly children: ReactNode;
}

export function Page({ title, entry, ui = false, narrow = false, children }: PageProps) {
  const say = useSay();
  useEffect(() => {
    document.title = `${title} · Taisen`;
  }, [title]);
  return (
    <div className="page" {...(ui && entry ? { 'data-game': entry.id } : {})}>
      <a className="hidden-text" href="#main">
        {say(FRAME.skip)}
      </a>
      <header className="bar">
        <Link href="/" className="brand">
          Taisen <small>{say(FRAME.versus)}</small>
        </Link>
        {entry ? <Sections entry={entry} /> : null}
        <div className="tools">
          <LanguageSwitch />
          <SettingsLink />
        </div>
      </header>
      <main id="main" tabIndex={-1} className={narrow ? 'narrow' : ''}>
        {children}
      </main>
    </div>
  );
}

function Sections({ entry }: { readonly entry: GameEntry }) {
  const say = useSay();
  const [at] = useLocation();
  const base = `/${entry.id}`;
  const sections = [
    { href: base, name: say(entry.name), here: at === base },
    { href: `${base}/cards`, name: say(FRAME.cards), here: at.startsWith(`${base}/cards`) },
    ...(entry.decks ? [{ href: `${base}/decks`, name: say(FRAME.decks), here: at.startsWith(`${base}/decks`) }] : []),
    ...(entry.hasRuleBook ? [{ href: `${base}/rules`, name: say(FRAME.rules), here: at === `${base}/rules` }] : []),
  ];
  return (
    <nav className="tabs" aria-label={say(FRAME.sections)}>
      {sections.map(({ href, name, here }) => (
        <Link key={href} href={href} {...(here ? { 'aria-current': 'page' as const } : {})}>
          {name}
        </Link>
      ))}
    </nav>
  );
}
