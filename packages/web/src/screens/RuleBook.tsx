import './rule-book.css';
import { use, useEffect } from 'react';
import type { GameEntry } from '../games/index.ts';
import { readRuleBook } from '../games/rule-books.ts';
import { useLanguage, useSay } from '../language.ts';
import { Page } from '../Page.tsx';
import { FRAME } from '../words/frame.ts';

export default function RuleBook({ entry }: { readonly entry: GameEntry }) {
  const say = useSay();
  const html = use(readRuleBook(entry.id, useLanguage()));
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
