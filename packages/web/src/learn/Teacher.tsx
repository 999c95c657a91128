/** The text of a guided game, beside its table. */
import type { ReactNode } from 'react';
import { useSay } from '../language.ts';
import { LEARN } from '../words/learn.ts';
import type { LessonConnection } from './lesson-connection.ts';

interface TeacherProps {
  readonly connection: LessonConnection;
  /** Above the text; by default the number of the step. */
  readonly step?: string;
  readonly title?: string;
  /** A way out, under the text. */
  readonly leave?: ReactNode;
}

export function Teacher({ connection, step, title, leave }: TeacherProps) {
  const say = useSay();
  const { lesson, at, length, hinting } = connection;
  if (lesson === null) return null;
  return (
    <section className="teacher" role="status">
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard */}
      <div className="teaching" tabIndex={0}>
        <small>
          {step ?? say(LEARN.step, { n: at + 1, all: length })}
          {title === undefined ? null : ` · ${title}`}
        </small>
        <p>{say(lesson.text)}</p>
        {hinting && lesson.hint !== undefined ? <p className="hint">{say(lesson.hint)}</p> : null}
      </div>
      {lesson.accepts === undefined ? (
        <button type="button" className="button main" data-main="" onClick={() => connection.next()}>
          {say(LEARN.next)}
        </button>
      ) : null}
      {leave}
    </section>
  );
}
