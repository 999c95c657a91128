/** The guided first game: the usual table, in which only the options of the current step are possible. */
import './learn.css';
import { use, useEffect, useMemo, useState } from 'react';
import { Link } from 'wouter';
import { type GameEntry, useGameUi } from '../games/index.ts';
import { useSay } from '../language.ts';
import { LessonConnection } from '../learn/lesson-connection.ts';
import { lessonsOf } from '../learn/lessons.ts';
import { Teacher } from '../learn/Teacher.tsx';
import { GENTLEST, levelNamed } from '../local/levels.ts';
import { Face } from '../opponents/Face.tsx';
import { finishFirst } from '../progress.ts';
import { Screen } from '../table/Screen.tsx';
import { useSession } from '../table/use-session.ts';
import { LEARN } from '../words/learn.ts';
import { TABLE } from '../words/table.ts';

export default function FirstGame({ entry }: { readonly entry: GameEntry }) {
  const say = useSay();
  const ui = useGameUi(entry);
  const { tutorial } = use(lessonsOf(entry.id));
  const [, rerender] = useState(0);
  const lesson = useMemo(
    () => new LessonConnection(ui.game, tutorial, () => rerender((times) => times + 1)),
    [ui, tutorial],
  );
  const [session, { shown }] = useSession(lesson.open);
  const over = lesson.lesson === null;
  useEffect(() => {
    if (over) finishFirst(entry.id, 'won');
  }, [over, entry.id]);
  if (shown === null) return null;
  const play = `/${entry.id}/play?bot=1`;
  return (
    <Screen
      session={session}
      ui={ui}
      shown={shown}
      bottom={0}
      seat={0}
      occasion="lesson"
      lesson={
        <Teacher
          connection={lesson}
          leave={
            <Link className="skip" href={play} onClick={() => finishFirst(entry.id, 'skipped')}>
              {say(LEARN.skip)}
            </Link>
          }
        />
      }
      ending={{
        about: say(tutorial.closing),
        rematch: false,
        next: (
          <Link className="button main with-face" href={play}>
            <Face level={GENTLEST} />
            {say(LEARN.playNow, { name: say(levelNamed(GENTLEST)) })}
          </Link>
        ),
        more: (
          <Link className="button" href={`/${entry.id}/learn`}>
            {say(TABLE.learnMore)}
          </Link>
        ),
      }}
    />
  );
}
