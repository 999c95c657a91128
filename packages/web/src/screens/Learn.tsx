/** How to learn a game: the first game, the course, challenges, and then every rule in the rule book. */
import './learn.css';
import { use } from 'react';
import { Link } from 'wouter';
import type { GameEntry } from '../games/index.ts';
import { useSay } from '../language.ts';
import { sayStars } from '../learn/challenge/open.ts';
import { dayOf } from '../learn/day.ts';
import { type Lessons, lessonsOf } from '../learn/lessons.ts';
import { Page } from '../Page.tsx';
import { type GameProgress, useGameProgress } from '../progress.ts';
import { LEARN } from '../words/learn.ts';

interface PartProps {
  readonly entry: GameEntry;
  readonly lessons: Lessons;
  readonly progress: GameProgress;
}

export default function Learn({ entry }: { readonly entry: GameEntry }) {
  const say = useSay();
  const lessons = use(lessonsOf(entry.id));
  const progress = useGameProgress(entry.id);
  return (
    <Page title={say(LEARN.title)} entry={entry} ui narrow>
      <h1 className="page-title">{say(LEARN.title)}</h1>
      <section className="first-game">
        <div>
          <h2>
            {say(LEARN.firstGame)} <Tick done={progress.first === 'won'} />
          </h2>
          <p>{say(LEARN.firstGameAbout)}</p>
        </div>
        <Link className="button main" href={`/${entry.id}/learn/first`}>
          {say(LEARN.begin)}
        </Link>
      </section>
      <Course {...{ entry, lessons, progress }} />
      <Challenges {...{ entry, lessons, progress }} />
      {entry.hasRuleBook ? (
        <section>
          <h2>{say(LEARN.everyRule)}</h2>
          <p>
            <Link className="button" href={`/${entry.id}/rules`}>
              {say(LEARN.openRules)}
            </Link>
          </p>
        </section>
      ) : null}
    </Page>
  );
}

function Tick({ done }: { readonly done: boolean }) {
  const say = useSay();
  if (!done) return null;
  return (
    <span className="tick">
      <span aria-hidden="true">✓</span>
      <span className="hidden-text">{say(LEARN.done)}</span>
    </span>
  );
}

function Course({ entry, lessons: { course }, progress }: PartProps) {
  const say = useSay();
  if (course.length === 0) return null;
  const next = course.find(({ id }) => !progress.lessons.includes(id));
  return (
    <section>
      <h2>{say(LEARN.course)}</h2>
      <p>{say(LEARN.courseAbout)}</p>
      <ol className="course">
        {course.map(({ id, title, rules }, i) => (
          <li key={id}>
            <Link href={`/${entry.id}/learn/lessons/${id}`} data-next={id === next?.id || undefined}>
              <span className="course-number" aria-hidden="true">
                {i + 1}
              </span>
              <b>{say(title)}</b>
              <small>{say(LEARN.tables, { n: rules.length })}</small>
              <Tick done={progress.lessons.includes(id)} />
            </Link>
          </li>
        ))}
      </ol>
    </section>
  );
}

function Challenges({ entry, lessons: { challenges }, progress }: PartProps) {
  const say = useSay();
  if (challenges.length === 0) return null;
  const solved = progress.daily[dayOf(new Date())] !== undefined;
  return (
    <section>
      <h2>{say(LEARN.challenges)}</h2>
      <p>{say(LEARN.challengesAbout)}</p>
      <ul className="challenges">
        <li>
          <Link href={`/${entry.id}/daily`} className="daily">
            <b>{say(LEARN.daily)}</b>
            <small>{say(LEARN.dailyAbout)}</small>
            <Tick done={solved} />
          </Link>
        </li>
        {challenges.map(({ id }, i) => {
          const stars = progress.challenges[id] ?? 0;
          return (
            <li key={id}>
              <Link href={`/${entry.id}/learn/challenges/${i + 1}`}>
                <b>{say(LEARN.challenge, { n: i + 1 })}</b>
                <span className="stars" aria-hidden="true">
                  {sayStars(stars)}
                </span>
                <span className="hidden-text">{say(LEARN.stars, { n: stars })}</span>
              </Link>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
