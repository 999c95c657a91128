/** The lab: change a rule or a card, let bots play, and see what it does to the game. `/GAME/lab#study=…`. */
import '../lab/lab.css';
import { BadInput, type Words } from '@taisen/kernel';
import { combine, type Patch, type Prepared, prepare, type Study } from '@taisen/lab/study';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useLocation } from 'wouter';
import { Copy } from '../Copy.tsx';
import { type GameEntry, useGameUi } from '../games/index.ts';
import { Changes } from '../lab/Changes.tsx';
import { Results } from '../lab/Results.tsx';
import { LabRun, type LabState } from '../lab/run.ts';
import { Setting } from '../lab/Setting.tsx';
import { changesOf, compares, hashOf, newStudy, studyInHash, withChanges } from '../lab/study.ts';
import { Watch } from '../lab/Watch.tsx';
import { LabWorkers } from '../lab/workers.ts';
import { useSay } from '../language.ts';
import { openTable } from '../local/device.ts';
import { levelNamed, STEADY } from '../local/levels.ts';
import { Page } from '../Page.tsx';
import { FRAME } from '../words/frame.ts';
import { LAB } from '../words/lab.ts';

function studyOfAddress(game: string): { readonly study: Study; readonly trouble: Words | null } {
  try {
    return { study: studyInHash(location.hash, game) ?? newStudy(game), trouble: null };
  } catch (error) {
    console.warn(error);
    return { study: newStudy(game), trouble: LAB.badLink };
  }
}

export default function Lab({ entry }: { readonly entry: GameEntry }) {
  const say = useSay();
  const ui = useGameUi(entry);
  const [{ study, trouble }, setStudy] = useState(() => studyOfAddress(entry.id));
  const prepared = useMemo((): Prepared | string => {
    try {
      return prepare(study, ui.game);
    } catch (error) {
      if (error instanceof BadInput) return error.message;
      throw error;
    }
  }, [study, ui.game]);
  const change = (next: Study) => {
    history.replaceState(history.state, '', hashOf(next));
    setStudy({ study: next, trouble: null });
  };
  const changes = changesOf(study);
  return (
    <Page title={`${say(FRAME.lab)} – ${say(entry.name)}`} entry={entry} ui>
      <div className="lab">
        <h1 className="page-title">{say(FRAME.lab)}</h1>
        <p>{say(LAB.about)}</p>
        {trouble === null ? null : <p role="alert">{say(trouble)}</p>}
        <div className="lab-form">
          <Changes
            ui={ui}
            changes={changes}
            onChange={(to) => change(withChanges(study, to, compares(study) || !hasChanges(study)))}
          />
          <Setting ui={ui} study={study} onChange={change} />
        </div>
        {hasChanges(study) ? (
          <label className="lab-compare">
            <input
              type="checkbox"
              checked={compares(study)}
              onChange={({ target }) => change(withChanges(study, changes, target.checked))}
            />{' '}
            {say(LAB.compare)}
          </label>
        ) : (
          <p className="lab-compare">{say(LAB.noChanges)}</p>
        )}
        {typeof prepared === 'string' ? (
          <p role="alert">
            {say(LAB.failed)}
            {prepared}
          </p>
        ) : (
          <Run key={hashOf(study)} entry={entry} prepared={prepared} />
        )}
      </div>
    </Page>
  );
}

const hasChanges = ({ patch, variant }: Study): boolean => patch !== undefined || variant !== undefined;

/** Runs one study: another one has another address, and is another component. */
function Run({ entry, prepared }: { readonly entry: GameEntry; readonly prepared: Prepared }) {
  const say = useSay();
  const ui = useGameUi(entry);
  const workers = useRef<LabWorkers | null>(null);
  const run = useRef<LabRun | null>(null);
  const [state, setState] = useState<LabState | null>(null);
  useEffect(() => {
    const mine = new LabWorkers();
    workers.current = mine;
    run.current = new LabRun(prepared, mine, setState);
    setState(run.current.state);
    return () => {
      run.current?.stop();
      mine.stop();
    };
  }, [prepared]);
  const start = () => {
    if (workers.current === null) return;
    run.current = new LabRun(prepared, workers.current, setState);
    run.current.start().catch(console.error);
  };
  if (state === null) return null;
  const { phase, played, of, counts, error } = state;
  const isBusy = phase === 'running' || phase === 'checking';
  return (
    <>
      <div className="lab-run">
        {isBusy ? (
          <button type="button" className="button main" onClick={() => run.current?.stop()}>
            {say(LAB.stop)}
          </button>
        ) : phase === 'done' ? null : (
          <button type="button" className="button main" onClick={start}>
            {say(played > 0 ? LAB.resume : LAB.run)}
          </button>
        )}
        <PlayNow entry={entry} prepared={prepared} />
        <Copy
          text={`${location.origin}${location.pathname}${hashOf(prepared.study)}`}
          name={LAB.share}
          className="button"
        />
        <progress max={of} value={played} aria-label={say(LAB.running, { n: played, of })} />
        <span role="status">
          {phase === 'checking'
            ? say(LAB.checking)
            : phase === 'running'
              ? say(LAB.running, { n: played, of })
              : phase === 'done'
                ? say(LAB.done, { n: played })
                : played > 0
                  ? say(LAB.stopped, { n: played, of })
                  : ''}
        </span>
      </div>
      {error === null ? null : (
        <p role="alert">
          {say(LAB.failed)}
          {error}
        </p>
      )}
      {counts === null ? null : (
        <>
          <Results ui={ui} prepared={prepared} counts={counts} />
          {workers.current === null ? null : <Watch prepared={prepared} played={played} workers={workers.current} />}
        </>
      )}
    </>
  );
}

/** A table of this device with the changed game, and a bot in the other seat. */
function PlayNow({ entry, prepared }: { readonly entry: GameEntry; readonly prepared: Prepared }) {
  const say = useSay();
  const [, navigate] = useLocation();
  const { study, sides } = prepared;
  const play = () => {
    const side = sides.at(-1) as (typeof sides)[number];
    const patch: Patch = combine(study.patch ?? {}, study.variant ?? {});
    openTable({
      game: entry.id,
      decks: [side.decks[0] ?? [], side.decks[1] ?? side.decks[0] ?? []],
      rulings: {},
      seats: [
        { kind: 'person', name: '' },
        { kind: 'bot', level: STEADY, name: say(levelNamed(STEADY)) },
      ],
      ...(side.game === prepared.game ? {} : { patch }),
    }).then((id) => navigate(`/table/local/${id}`), console.error);
  };
  return (
    <button type="button" className="button" onClick={play}>
      {say(LAB.play)}
    </button>
  );
}
