import './rule-book.css';
import type { Language } from '@taisen/kernel';
import { use, useEffect } from 'react';
import type { GameEntry } from '../games.ts';
import { useLanguage, useSay } from '../language.ts';
import { Page } from '../Page.tsx';
import { FRAME } from '../words/frame.ts';

/** Pages made of the rule books when the app was built, each fetched when it is read. */
const BOOKS = import.meta.glob<string>('../../../../games/*/RULES*.md', { import: 'default' });

const bookOf = (game: string, language: Language) =>
  BOOKS[`../../../../games/${game}/RULES${language === 'en' ? '' : `.${language}`}.md`];

const reading = new Map<string, Promise<string>>();

/** The book in the reader's language, in English where there is none yet. */
function read(game: string, language: Language): { readonly page: Promise<string>; readonly lang: Language } {
  const lang = bookOf(game, language) === undefined ? 'en' : language;
  const key = `${game} ${lang}`;
  let page = reading.get(key);
  if (page === undefined) {
    page = bookOf(game, lang)?.() ?? Promise.reject(new Error(`${game} has no rule book`));
    page.catch(() => reading.delete(key));
    reading.set(key, page);
  }
  return { page, lang };
}

export default function RuleBook({ entry }: { readonly entry: GameEntry }) {
  const say = useSay();
  const { page, lang } = read(entry.id, useLanguage());
  const html = use(page);
  // The page is there only now: what the address points at is looked up again.
  useEffect(() => {
    const find = () => document.getElementById(decodeURIComponent(location.hash.slice(1)))?.scrollIntoView();
    if (html !== '') find();
  }, [html]);
  return (
    <Page title={`${say(FRAME.rules)} – ${say(entry.name)}`} entry={entry} narrow>
      <article className="rule-book" lang={lang} dangerouslySetInnerHTML={{ __html: html }} />
    </Page>
  );
}
