/** A game's lessons: the tutorial, and positions for single rules. */
import './learn.css';
import type { Position } from '@taisen/positions';
import { use } from 'react';
import { Link, useLocation } from 'wouter';
import { type GameEntry, useGameUi } from '../games/index.ts';
import { useSay } from '../language.ts';
import { lessonsOf } from '../learn/lessons.ts';
import { openPosition } from '../learn/positions.ts';
import { Page } from '../Page.tsx';
import { LEARN } from '../words/learn.ts';

export default function Learn({ entry }: { readonly entry: GameEntry }) {
  const say = useSay();
  const ui = useGameUi(entry);
  const { positions, tutorial } = use(lessonsOf(entry.id));
  const [, navigate] = useLocation();
  const begin = (position: Position) => {
    openPosition(ui.game, position, say).then(navigate, console.error);
  };
  return (
    <Page title={say(LEARN.title)} entry={entry} ui narrow>
      <h1 className="page-title">{say(LEARN.title)}</h1>
      <section className="first-game">
        <div>
          <h2>{say(LEARN.firstGame)}</h2>
          <p>
            {say(tutorial.title)} · {say(LEARN.firstGameAbout)}
          </p>
        </div>
        <Link className="button main" href={`/${entry.id}/learn/first`}>
          {say(LEARN.begin)}
        </Link>
      </section>
      <h2>{say(LEARN.tryRules)}</h2>
      <ul className="positions">
        {positions.map((each) => (
          <li key={`${each.rule} ${each.title.en}`}>
            <Link href={`/${entry.id}/rules#${each.rule}`} className="position-rule">
              {each.rule}
            </Link>
            <span>
              <b>{say(each.title)}</b>
              <small>{say(each.task)}</small>
            </span>
            <button type="button" className="button small" onClick={() => begin(each)}>
              {say(LEARN.tryIt)}
              <span className="hidden-text">{say(each.title)}</span>
            </button>
          </li>
        ))}
      </ul>
    </Page>
  );
}
