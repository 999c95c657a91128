/** The tutorial: the usual table with lessons, in which only the options of the lesson are possible. */
import './learn.css';
import { use, useMemo, useState } from 'react';
import { Link } from 'wouter';
import { type GameEntry, useGameUi } from '../games/index.ts';
import { useSay } from '../language.ts';
import { LessonConnection } from '../learn/lesson-connection.ts';
import { lessonsOf } from '../learn/lessons.ts';
import { Screen } from '../table/Screen.tsx';
import { useSession } from '../table/use-session.ts';
import { LEARN } from '../words/learn.ts';

export default function FirstGame({ entry }: { readonly entry: GameEntry }) {
  const ui = useGameUi(entry);
  const { tutorial } = use(lessonsOf(entry.id));
  const [, rerender] = useState(0);
  const lesson = useMemo(
    () => new LessonConnection(ui.game, tutorial, () => rerender((times) => times + 1)),
    [ui, tutorial],
  );
  const [session, { shown }] = useSession(lesson.open);
  if (shown === null) return null;
  return (
    <Screen
      session={session}
      ui={ui}
      shown={shown}
      bottom={0}
      seat={0}
      occasion="lesson"
      lesson={<Teacher entry={entry} connection={lesson} />}
    />
  );
}

function Teacher({ entry, connection }: { readonly entry: GameEntry; readonly connection: LessonConnection }) {
  const say = useSay();
  const { lesson, at, length, hinting } = connection;
  return (
    <section className="teacher" role="status">
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard */}
      <div className="teaching" tabIndex={0}>
        <small>{say(LEARN.lesson, { n: Math.min(at + 1, length), all: length })}</small>
        <p>{lesson === null ? say(LEARN.done) : say(lesson.text)}</p>
        {hinting && lesson?.hint !== undefined ? <p className="hint">{say(lesson.hint)}</p> : null}
      </div>
      {lesson === null ? (
        <Link className="button main" href={`/${entry.id}/play?bot=1`}>
          {say(LEARN.playNow)}
        </Link>
      ) : lesson.accepts === undefined ? (
        <button type="button" className="button main" data-main="" onClick={() => connection.next()}>
          {say(LEARN.next)}
        </button>
      ) : null}
    </section>
  );
}
