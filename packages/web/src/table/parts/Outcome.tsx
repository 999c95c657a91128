/** The result of the match: what happened, and what to do next. */
import '../../outcome/outcome.css';
import { LEVELS } from '@taisen/bots';
import { opponent, type Result, type Words } from '@taisen/kernel';
import type { Series } from '@taisen/protocol';
import { seriesWinner, winsAfter } from '@taisen/table';
import { type ReactNode, useEffect, useState } from 'react';
import { Link } from 'wouter';
import { Face } from '../../opponents/Face.tsx';
import { figuresOf } from '../../outcome/figures.ts';
import { sayHow } from '../../outcome/how.ts';
import type { TurningPoint } from '../../outcome/turning-point.ts';
import { OUTCOME } from '../../words/outcome.ts';
import { SERIES } from '../../words/series.ts';
import { TABLE } from '../../words/table.ts';
import { type ScreenState, useScreen } from '../context.ts';
import { pace } from '../settings.ts';

/** Ends that no rule of the game makes. */
const ENDS: Readonly<Record<string, keyof typeof TABLE>> = {
  time: 'byTime',
  agreement: 'byAgreement',
  fault: 'byFault',
  ruleset: 'byRuleset',
  abandoned: 'byAbandoned',
};

/** Whether a rule of the game ended it. */
const isPlayedOut = ({ rule }: Result): boolean => rule !== 'concede' && ENDS[rule] === undefined;

/** Milliseconds at normal speed, so that the last action is seen before the outcome covers it. */
const DELAY = 1600;

/** Whether the match has been over for `DELAY`. */
function useOver(over: boolean): boolean {
  const [shown, setShown] = useState(over);
  useEffect(() => {
    if (!over) return setShown(false);
    const timer = setTimeout(() => setShown(true), DELAY * pace());
    return () => clearTimeout(timer);
  }, [over]);
  return shown;
}

/** What a screen adds to the outcome. */
export interface Ending {
  /** The one thing to do next; by default a rematch. */
  readonly next?: ReactNode;
  /** Other things to do. */
  readonly more?: ReactNode;
  /** A sentence under the title. */
  readonly about?: string;
  /** Finds the turning point; `replay` is the address of the replay. */
  readonly turning?: { readonly find: () => Promise<TurningPoint | null>; readonly replay: string };
  /** False where the same match cannot be played again. */
  readonly rematch?: boolean;
}

export function Outcome({ plays, ending = {} }: { readonly plays: boolean; readonly ending?: Ending | undefined }) {
  const screen = useScreen();
  const { client, say, view, ui } = screen;
  const { result } = client;
  const [seen, setSeen] = useState(false);
  const over = useOver(result !== null);
  if (result === null || !over || seen) return null;
  const title = titleOf(screen, result, plays);
  const { series } = client.table;
  const { next, more, about, turning, rematch = true } = ending;
  const again = plays && rematch ? <Rematch main={next === undefined} /> : null;
  const how = ENDS[result.rule];
  return (
    <section
      className="outcome"
      role="alertdialog"
      aria-label={title}
      data-won={plays && result.winner === view.viewer ? '' : undefined}
    >
      {plays ? <LastWords result={result} /> : null}
      <h2 tabIndex={-1} ref={focusOnce}>
        {title}
      </h2>
      {series === undefined ? null : <p className="series-score">{seriesText(screen, series, result)}</p>}
      {how === undefined ? null : <p>{say(TABLE[how])}</p>}
      {about === undefined ? null : <p>{about}</p>}
      {plays ? <Figures /> : null}
      {turning === undefined || result.winner === null || !isPlayedOut(result) ? null : <Turned {...turning} />}
      <div className="actions">{next ?? again}</div>
      <details className="outcome-more">
        <summary>{say(OUTCOME.more)}</summary>
        <div>
          {next === undefined ? null : again}
          {more}
          <Link className="button" href={`/${ui.game.id}`}>
            {say(TABLE.leave)}
          </Link>
        </div>
      </details>
      <button
        type="button"
        className="button round close-outcome"
        aria-label={say(TABLE.seeTable)}
        onClick={() => setSeen(true)}
      >
        ×
      </button>
    </section>
  );
}

function titleOf({ say, client, view, ui, language, name }: ScreenState, result: Result, plays: boolean): string {
  const { winner, rule } = result;
  const n = view.turn;
  if (winner === null) return say(OUTCOME.drawn, { n });
  const mine = winner === view.viewer;
  if (rule === 'concede' && plays) return say(mine ? OUTCOME.theyConceded : OUTCOME.youConceded, { n });
  const how = isPlayedOut(result) ? sayHow(ui.game, client.events, result, language) : null;
  const values = { n, how: how ?? '', name: name(winner) };
  if (!plays) return say(how === null ? OUTCOME.wonBy : OUTCOME.wonByHow, values);
  if (mine) return say(how === null ? OUTCOME.won : OUTCOME.wonHow, values);
  return say(how === null ? OUTCOME.lost : OUTCOME.lostHow, values);
}

/** What the bot says at the end. */
function LastWords({ result: { winner } }: { readonly result: Result }) {
  const { client, view, say } = useScreen();
  if (view.viewer === 2) return null;
  const other = opponent(view.viewer);
  const level = LEVELS.find(({ id }) => id === client.table.seats[other]?.level);
  if (level === undefined || winner === null) return null;
  return (
    <p className="outcome-voice">
      <Face level={level.id} />
      <q>{say(winner === other ? level.voice.won : level.voice.lost)}</q>
    </p>
  );
}

function Figures() {
  const { client, view, ui, say } = useScreen();
  if (view.viewer === 2) return null;
  return (
    <dl className="outcome-figures">
      {figuresOf(ui, view, client.events, view.viewer).map(({ name, mine, theirs }) => (
        <div key={name.en}>
          <dt>{say(name)}</dt>
          <dd>
            {theirs === undefined ? (
              mine
            ) : (
              <>
                <span className="hidden-text">{say(OUTCOME.yoursAndTheirs, { mine, theirs })}</span>
                <span aria-hidden="true">
                  {mine} <small>: {theirs}</small>
                </span>
              </>
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}

function Turned({ find, replay }: NonNullable<Ending['turning']>) {
  const { say } = useScreen();
  const [point, setPoint] = useState<TurningPoint | null>(null);
  useEffect(() => {
    let late = false;
    find().then((found) => late || setPoint(found), console.error);
    return () => {
      late = true;
    };
  }, [find]);
  if (point === null) return null;
  return <Link href={`${replay}?at=${point.at}`}>{say(OUTCOME.turning, { n: point.turn })}</Link>;
}

/** The screen reader reads the result first, and the next Tab is the first thing to do. */
const focusOnce = (title: HTMLHeadingElement | null): void => title?.focus({ preventScroll: true });

/** The score of the series after this game. */
function seriesText({ say, name, view }: ScreenState, series: Series, result: Result): string {
  const [one, two] = winsAfter(series, result);
  const { viewer } = view;
  if (viewer === 2) return say(SERIES.scoreOf, { one: name(0), mine: one, theirs: two, two: name(1) });
  const [mine, theirs] = viewer === 0 ? [one, two] : [two, one];
  const values = { mine, theirs, name: name(opponent(viewer)) };
  const winner = seriesWinner(series, [one, two]);
  if (winner === null) return say(SERIES.score, values);
  return say(winner === viewer ? SERIES.youTook : SERIES.theyTook, values);
}

/** What the button does: the next game of a series that is not decided, or another game. */
function againText({ client }: ScreenState): Words {
  const { table, result } = client;
  if (table.series === undefined || result === null) return TABLE.rematch;
  return seriesWinner(table.series, winsAfter(table.series, result)) === null ? SERIES.next : TABLE.rematch;
}

function Rematch({ main }: { readonly main: boolean }) {
  const screen = useScreen();
  const { client, view, say, name, request } = screen;
  const { viewer } = view;
  const other = viewer === 2 ? null : opponent(viewer);
  const hasLeft = other !== null && client.table.seats[other]?.kind !== 'bot' && client.clocks[other].away;
  const wanted = viewer !== 2 && (client.rematches & (1 << viewer)) !== 0;
  const offered = viewer !== 2 && !wanted && (client.rematches & (1 << (1 - viewer))) !== 0;
  return (
    <>
      {other !== null && (hasLeft || offered) ? (
        <span role="status">{say(hasLeft ? TABLE.hasLeft : TABLE.rematchOffered, { name: name(other) })}</span>
      ) : null}
      <button
        type="button"
        className={`button ${main || offered ? 'main' : ''}`}
        disabled={wanted}
        onClick={() => request({ do: 'offer-rematch' })}
      >
        {say(wanted ? TABLE.rematchSent : againText(screen))}
      </button>
    </>
  );
}
