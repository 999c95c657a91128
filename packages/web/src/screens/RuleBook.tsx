/** A game's rule book: contents, the rules, and beside each rule a table to try it on. */
import './rule-book.css';
import type { Position } from '@taisen/positions';
import { use, useEffect, useMemo, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { Link } from 'wouter';
import { Card } from '../cards/Card.tsx';
import type { GameUi } from '../games/game-ui.ts';
import { type GameEntry, useGameUi } from '../games/index.ts';
import { readRuleBook } from '../games/rule-books.ts';
import { useLanguage, useSay } from '../language.ts';
import { positionsOf } from '../learn/lessons.ts';
import { addressOf } from '../learn/positions.ts';
import { Page } from '../Page.tsx';
import { FRAME } from '../words/frame.ts';
import { LEARN } from '../words/learn.ts';

export default function RuleBook({ entry }: { readonly entry: GameEntry }) {
  const say = useSay();
  const html = use(readRuleBook(entry.id, useLanguage()));
  const ui = useGameUi(entry);
  const positions = use(positionsOf(entry.id));
  const contents = useMemo(() => [...html.matchAll(/<h2 id="([^"]+)">(.*?)<\/h2>/g)], [html]);
  // The same object for the same text: React would write it anew otherwise, and the examples would be gone.
  const text = useMemo(() => ({ __html: html }), [html]);
  const book = useRef<HTMLElement>(null);
  const [written, setWritten] = useState<string | null>(null);
  useEffect(() => setWritten(html), [html]);
  // The text and its examples are in the page only now, so the browser has to scroll to the fragment again.
  useEffect(() => {
    if (written === html && location.hash !== '') location.replace(location.hash);
  }, [written, html]);
  return (
    <Page title={`${say(FRAME.rules)} – ${say(entry.name)}`} entry={entry} narrow>
      <nav className="rule-contents" aria-label={say(LEARN.contents)}>
        <ol>
          {contents.map(([, id, title]) => (
            <li key={id}>
              <a href={`#${id}`}>{plain(title as string)}</a>
            </li>
          ))}
        </ol>
      </nav>
      <article className="rule-book" ref={book} dangerouslySetInnerHTML={text} />
      {written === html
        ? positions.map((position) => {
            const rule = book.current?.querySelector(`[id="${position.rule}"]`);
            return rule == null
              ? null
              : createPortal(
                  <Example ui={ui} position={position} href={addressOf(entry.id, positions, position)} />,
                  rule,
                  position.title.en,
                );
          })
        : null}
    </Page>
  );
}

/** A heading without its tags and entities. */
const plain = (html: string): string => new DOMParser().parseFromString(html, 'text/html').body.textContent ?? '';

interface ExampleProps {
  readonly ui: GameUi;
  readonly position: Position;
  readonly href: string;
}

/** A position with the cards that it is about. */
function Example({ ui, position, href }: ExampleProps) {
  const say = useSay();
  return (
    <aside className="rule-example">
      <span className="rule-cards" aria-hidden="true">
        {cardsIn(ui, position).map((def) => (
          <Card key={def.id} ui={ui} def={def} detail="thumb" mute />
        ))}
      </span>
      <p>
        <b>{say(position.title)}</b> {say(position.task)}
      </p>
      <Link className="button small" href={href}>
        {say(LEARN.tryIt)}
        <span className="hidden-text">{say(position.title)}</span>
      </Link>
    </aside>
  );
}

/** At most two cards, in the order of the moves that show the rule. */
function cardsIn(ui: GameUi, { line }: Position) {
  const names = new Set(line.flatMap((move) => move.split(/[^\w-]+/)));
  return [...names].flatMap((name) => ui.cards.find(({ id }) => id === name) ?? []).slice(0, 2);
}
