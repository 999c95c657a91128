import './rule-book.css';
import type { Language } from '@taisen/kernel';
import { use, useEffect } from 'react';
import type { GameEntry } from '../games/index.ts';
import { useLanguage, useSay } from '../language.ts';
import { Page } from '../Page.tsx';
import { FRAME } from '../words/frame.ts';

/** The rule books as HTML, made at build time and loaded on demand. */
const BOOKS = import.meta.glob<string>('../../../../games/*/RULES*.md', { import: 'default' });

const bookOf = (game: string, language: Language) =>
  BOOKS[`../../../../games/${game}/RULES${language === 'en' ? '' : `.${language}`}.md`];

const reading = new Map<string, Promise<string>>();

function read(game: string, language: Language): Promise<string> {
  const key = `${game} ${language}`;
  let page = reading.get(key);
  if (page === undefined) {
    page = bookOf(game, language)?.() ?? Promise.reject(new Error(`${game} has no rule book in ${language}`));
    page.catch(() => reading.delete(key));
    reading.set(key, page);
  }
  return page;
}

export default function RuleBook({ entry }: { readonly entry: GameEntry }) {
  const say = useSay();
  const html = use(read(entry.id, useLanguage()));
  // The text is in the page only now, so the browser has to scroll to the fragment again.
  useEffect(() => {
    if (html !== '' && location.hash !== '') location.replace(location.hash);
  }, [html]);
  return (
    <Page title={`${say(FRAME.rules)} – ${say(entry.name)}`} entry={entry} narrow>
      <article className="rule-book" dangerouslySetInnerHTML={{ __html: html }} />
    </Page>
  );
}
