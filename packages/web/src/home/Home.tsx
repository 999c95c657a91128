import './home.css';
import { useEffect } from 'react';
import { Link } from 'wouter';
import { GAMES, type GameEntry } from '../games/index.ts';
import { LanguageSwitch } from '../LanguageSwitch.tsx';
import { useSay } from '../language.ts';
import { LESSONS } from '../learn/count.ts';
import { dayOf } from '../learn/day.ts';
import { useGameProgress, useProgress } from '../progress.ts';
import { SettingsLink } from '../SettingsLink.tsx';
import { FRAME } from '../words/frame.ts';
import { HOME } from '../words/home.ts';
import { OWN_GAMES } from '../words/own-games.ts';
import { GoOn } from './GoOn.tsx';
import { LEVEL_COUNT, playHref } from './ways.ts';

export function Home() {
  const say = useSay();
  useEffect(() => {
    document.title = 'Taisen 対戦';
  }, []);
  return (
    <div className="page home">
      <header className="bar">
        <h1 className="brand">
          Taisen <small>{say(FRAME.versus)}</small>
        </h1>
        <p className="tagline">{say(FRAME.tagline)}</p>
        <div className="tools">
          <LanguageSwitch />
          <SettingsLink />
        </div>
      </header>
      <main className="home-main">
        <GoOn />
        <NewHere />
        <div className="covers">
          {GAMES.map((entry) => (
            <Cover key={entry.id} entry={entry} />
          ))}
        </div>
      </main>
      <footer className="foot">
        <Link href="/games">{say(OWN_GAMES.title)}</Link>
        <Link href="/account">{say(HOME.account)}</Link>
        <Link href="/settings">{say(FRAME.settings)}</Link>
      </footer>
    </div>
  );
}

/** For somebody who has done nothing yet: the game that is the quickest to learn. */
function NewHere() {
  const say = useSay();
  const progress = useProgress();
  const easiest = GAMES.filter(({ hasLessons }) => hasLessons).toSorted(
    (a, b) => a.weight - b.weight || a.minutes - b.minutes,
  )[0];
  if (easiest === undefined || GAMES.some((entry) => progress[entry.id] !== undefined || !isNew(entry))) return null;
  return (
    <section className="home-strip new-here">
      <p>{say(HOME.newHere, { game: say(easiest.name), n: easiest.minutes })}</p>
      <Link className="button main" href={playHref(easiest)}>
        {say(HOME.startHere)}
      </Link>
    </section>
  );
}

const isNew = (entry: GameEntry): boolean => !entry.hasLessons || playHref(entry).endsWith('/first');

const WEIGHTS = { 1: HOME.weight1, 2: HOME.weight2, 3: HOME.weight3 };

function Cover({ entry }: { readonly entry: GameEntry }) {
  const say = useSay();
  const name = say(entry.name);
  const { Cover: Picture, minutes, weight } = entry;
  return (
    <article className="cover" data-game={entry.id} aria-labelledby={`cover-${entry.id}`}>
      <Picture id={entry.id} />
      <div className="cover-words">
        <h2 id={`cover-${entry.id}`}>{name}</h2>
        <p>{say(entry.pitch)}</p>
        <p className="cover-facts">
          <span>{say(HOME.minutes, { n: minutes })}</span>
          <span>
            <span aria-hidden="true">{'●'.repeat(weight) + '○'.repeat(3 - weight)}</span> {say(WEIGHTS[weight])}
          </span>
        </p>
        <Done entry={entry} />
        <div className="cover-buttons">
          <Link className="button main" href={playHref(entry)} aria-label={say(FRAME.playNamed, { game: name })}>
            {say(FRAME.play)}
          </Link>
          <Link className="button" href={`/${entry.id}`} aria-label={say(FRAME.moreNamed, { game: name })}>
            {say(FRAME.more)}
          </Link>
        </div>
      </div>
    </article>
  );
}

/** What the player has done in a game, and the challenge of the day. */
function Done({ entry }: { readonly entry: GameEntry }) {
  const say = useSay();
  const { lessons, beaten, wins, daily, first } = useGameProgress(entry.id);
  if (!entry.hasLessons || (first === undefined && lessons.length + beaten.length === 0)) return null;
  const solved = daily[dayOf(new Date())] !== undefined;
  return (
    <p className="cover-done">
      <Link href={`/${entry.id}/learn`}>{say(HOME.lessons, { n: lessons.length, all: LESSONS })}</Link>
      <span>{say(HOME.beaten, { n: beaten.length, all: LEVEL_COUNT })}</span>
      {wins > 1 ? <span>{say(HOME.streak, { n: wins })}</span> : null}
      <Link href={`/${entry.id}/daily`} aria-label={say(HOME.dailyNamed, { game: say(entry.name) })}>
        {say(solved ? HOME.dailyDone : HOME.daily)}
      </Link>
    </p>
  );
}
