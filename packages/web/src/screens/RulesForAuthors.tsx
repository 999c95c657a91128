/** For those who build a game: every rule with its tests and positions. */
import '../authors/authors.css';
import { use, useMemo, useState } from 'react';
import { Link } from 'wouter';
import { testsOf } from '../authors/game-tests.ts';
import { Head, Tested } from '../authors/Head.tsx';
import { PositionList } from '../authors/PositionList.tsx';
import { TestList } from '../authors/TestList.tsx';
import type { GameEntry } from '../games/index.ts';
import { readRuleBook } from '../games/rule-books.ts';
import { useLanguage, useSay } from '../language.ts';
import { positionsOf } from '../learn/lessons.ts';
import { addressOf } from '../learn/positions.ts';
import { Page } from '../Page.tsx';
import { AUTHORS } from '../words/authors.ts';
import { FRAME } from '../words/frame.ts';

/** The rules in a page of the rule book. */
function rulesIn(html: string): readonly { readonly id: string; readonly text: string }[] {
  const book = new DOMParser().parseFromString(html, 'text/html');
  return [...book.querySelectorAll('li.rule')].map(({ id, textContent }) => ({
    id,
    text: textContent.replace(id, '').trim(),
  }));
}

export default function RulesForAuthors({ entry }: { readonly entry: GameEntry }) {
  const say = useSay();
  const tests = use(testsOf(entry.id));
  const positions = use(positionsOf(entry.id));
  const html = use(readRuleBook(entry.id, useLanguage()));
  const rules = useMemo(() => rulesIn(html), [html]);
  const [only, setOnly] = useState(false);
  const untested = rules.filter(({ id }) => tests.rules[id] === undefined);
  const placed = positions.map((position) => ({ href: addressOf(entry.id, positions, position), position }));
  return (
    <Page title={`${say(FRAME.authors)} – ${say(entry.name)}`} entry={entry} narrow>
      <div className="authors">
        <Head entry={entry} about={say(AUTHORS.rulesAbout)} tests={tests}>
          <Tested
            words={untested.length === 0 ? AUTHORS.allRulesTested : AUTHORS.rulesUntested}
            n={untested.length}
            all={rules.length}
            only={only}
            onOnly={setOnly}
          />
        </Head>
        <ul className="author-rules">
          {(only ? untested : rules).map(({ id, text }) => (
            <li key={id} id={id}>
              <p>
                <Link href={`/${entry.id}/rules#${id}`}>{id}</Link> {text}
              </p>
              <TestList tests={tests.rules[id]} />
              <PositionList ofRule positions={placed.filter(({ position }) => position.rule === id)} />
            </li>
          ))}
        </ul>
      </div>
    </Page>
  );
}
