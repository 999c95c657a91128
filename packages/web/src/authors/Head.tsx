/** The top of both lists: title, links to the lists, and how many of their items have no test. */
import { type ReactNode, useEffect } from 'react';
import { Link, useLocation } from 'wouter';
import type { GameTests } from '../../build/tests/index.ts';
import type { GameEntry } from '../games/index.ts';
import { type Say, useSay } from '../language.ts';
import { AUTHORS } from '../words/authors.ts';
import { FRAME } from '../words/frame.ts';

interface HeadProps {
  readonly entry: GameEntry;
  readonly about: string;
  readonly tests: GameTests;
  readonly children: ReactNode;
}

export function Head({ entry, about, tests, children }: HeadProps) {
  const say = useSay();
  // Both fonts: the page has texts in all languages.
  useEffect(() => {
    Promise.all([import('../theme/fonts-jp.ts'), import('../theme/fonts-tc.ts')]).catch(console.error);
  }, []);
  return (
    <>
      <h1 className="page-title">{say(FRAME.authors)}</h1>
      <p>{about}</p>
      <Lists entry={entry} />
      {tests.failed.length === 0 ? null : (
        <div className="untested" role="alert">
          <p>{say(AUTHORS.failed)}</p>
          <ul>
            {tests.failed.map((reason) => (
              <li key={reason}>
                <code>{reason}</code>
              </li>
            ))}
          </ul>
        </div>
      )}
      {children}
    </>
  );
}

export function Lists({ entry }: { readonly entry: GameEntry }) {
  const say = useSay();
  const [at] = useLocation();
  const base = `/${entry.id}/authors`;
  const lists = [
    { href: base, name: say(FRAME.cards) },
    ...(entry.hasRuleBook ? [{ href: `${base}/rules`, name: say(FRAME.rules) }] : []),
    { href: `${base}/versions`, name: say(AUTHORS.versions) },
    { href: `/${entry.id}/lab`, name: say(FRAME.lab) },
  ];
  return (
    <nav className="tabs" aria-label={say(AUTHORS.parts)}>
      {lists.map(({ href, name }) => (
        <Link key={href} href={href} {...(at === href ? { 'aria-current': 'page' as const } : {})}>
          {name}
        </Link>
      ))}
    </nav>
  );
}

interface TestedProps {
  readonly words: Parameters<Say>[0];
  readonly n: number;
  readonly all: number;
  readonly only: boolean;
  readonly onOnly: (only: boolean) => void;
}

/** How many have a test, and a switch for those that have none. */
export function Tested({ words, n, all, only, onOnly }: TestedProps) {
  const say = useSay();
  return (
    <p className={n === 0 ? 'tested' : 'tested untested'}>
      <span>
        <span aria-hidden="true">{n === 0 ? '✓ ' : '⚠ '}</span>
        {say(words, { n: n === 0 ? all : n, all })}
      </span>
      {n === 0 ? null : (
        <button type="button" className="chip" aria-pressed={only} onClick={() => onOnly(!only)}>
          {say(AUTHORS.onlyUntested)}
        </button>
      )}
    </p>
  );
}
