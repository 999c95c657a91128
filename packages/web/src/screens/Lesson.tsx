/** A lesson of the course: some positions, one after the other, each played by the moves that show its rule. */
import './learn.css';
import { type Position, practiceOf } from '@taisen/positions';
import { use, useMemo, useState } from 'react';
import { Link } from 'wouter';
import type { GameUi } from '../games/game-ui.ts';
import { type GameEntry, useGameUi } from '../games/index.ts';
import { useSay } from '../language.ts';
import { Guided } from '../learn/Guided.tsx';
import { lessonsOf } from '../learn/lessons.ts';
import { Teacher } from '../learn/Teacher.tsx';
import { NotFound } from '../NotFound.tsx';
import { finishLesson } from '../progress.ts';
import { LEARN } from '../words/learn.ts';

export default function Lesson({ entry, id }: { readonly entry: GameEntry; readonly id: string }) {
  const say = useSay();
  const ui = useGameUi(entry);
  const { course, positions } = use(lessonsOf(entry.id));
  const [at, setAt] = useState(0);
  const number = course.findIndex((each) => each.id === id);
  const rules = course[number]?.rules ?? [];
  const position = positions.find(({ rule }) => rule === rules[at]);
  if (position === undefined) return <NotFound />;
  const next = course[number + 1];
  const isLast = at === rules.length - 1;
  return (
    <Practice
      key={at}
      ui={ui}
      position={position}
      step={say(LEARN.step, { n: at + 1, all: rules.length })}
      onDone={() => isLast && finishLesson(entry.id, id)}
      then={
        isLast ? (
          <>
            {next === undefined ? null : (
              <Link className="button main" href={`/${entry.id}/learn/lessons/${next.id}`}>
                {say(LEARN.nextLesson)}
              </Link>
            )}
            <Link className={`button ${next === undefined ? 'main' : ''}`} href={`/${entry.id}/learn`}>
              {say(LEARN.backToCourse)}
            </Link>
          </>
        ) : (
          <button type="button" className="button main" data-main="" onClick={() => setAt(at + 1)}>
            {say(LEARN.next)}
          </button>
        )
      }
      leave={
        <Link className="skip" href={`/${entry.id}/learn`}>
          {say(LEARN.backToCourse)}
        </Link>
      }
    />
  );
}

interface PracticeProps {
  readonly ui: GameUi;
  readonly position: Position;
  readonly step: string;
  readonly onDone: () => void;
  /** What comes after the last move. */
  readonly then: React.ReactNode;
  readonly leave: React.ReactNode;
}

function Practice({ ui, position, step, onDone, then, leave }: PracticeProps) {
  const say = useSay();
  const script = useMemo(() => practiceOf(ui.game, position), [ui, position]);
  return (
    <Guided
      ui={ui}
      script={script}
      isGame={false}
      onDone={onDone}
      says={(connection) =>
        connection.lesson === null ? (
          <section className="teacher" role="status">
            <div className="teaching">
              <small>{step}</small>
              <p>
                <b>{say(LEARN.wellDone)}</b> {say(position.title)}
              </p>
            </div>
            {then}
          </section>
        ) : (
          <Teacher connection={connection} title={say(position.title)} step={step} leave={leave} />
        )
      }
    />
  );
}
