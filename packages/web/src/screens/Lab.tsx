/** The lab: change a rule or a card, let bots play, and see what it does to the game. `/GAME/lab#study=…`. */
import '../lab/lab.css';
import { BadInput, type Words } from '@taisen/kernel';
import { type Prepared, prepare, type Study } from '@taisen/lab/study';
import { useEffect, useMemo, useState } from 'react';
import { type GameEntry, useGameUi } from '../games/index.ts';
import { Changes } from '../lab/Changes.tsx';
import { OnServer } from '../lab/OnServer.tsx';
import { PageRun } from '../lab/PageRun.tsx';
import { ServerRun } from '../lab/ServerRun.tsx';
import { Setting } from '../lab/Setting.tsx';
import { readRun, runInHash } from '../lab/server.ts';
import { changesOf, compares, hashOf, newStudy, studyInHash, withChanges } from '../lab/study.ts';
import { useSay } from '../language.ts';
import { Page } from '../Page.tsx';
import { FRAME } from '../words/frame.ts';
import { LAB } from '../words/lab.ts';

interface Shown {
  readonly study: Study;
  /** The study on the server that is watched. */
  readonly run: string | null;
  readonly trouble: Words | null;
}

function shownAt(game: string): Shown {
  const run = runInHash(location.hash);
  try {
    return { study: studyInHash(location.hash, game) ?? newStudy(game), run, trouble: null };
  } catch (error) {
    console.warn(error);
    return { study: newStudy(game), run, trouble: LAB.badLink };
  }
}

export default function Lab({ entry }: { readonly entry: GameEntry }) {
  const say = useSay();
  const ui = useGameUi(entry);
  const [{ study, run, trouble }, setShown] = useState(() => shownAt(entry.id));
  const [ends, setEnds] = useState(0);
  // The form shows what is watched.
  useEffect(() => {
    if (run === null) return;
    let left = false;
    readRun(run).then(
      ({ study: watched }) => {
        if (left) return;
        if (watched.game === entry.id) setShown({ study: watched, run, trouble: null });
        else setShown({ study: newStudy(entry.id), run: null, trouble: LAB.badLink });
      },
      (error: unknown) => {
        console.warn(error);
        if (!left) setShown({ study: newStudy(entry.id), run: null, trouble: LAB.noRun });
      },
    );
    return () => {
      left = true;
    };
  }, [run, entry.id]);
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
    setShown({ study: next, run: null, trouble: null });
  };
  const watch = (id: string, watched: Study) => {
    history.replaceState(history.state, '', `#run=${id}`);
    setShown({ study: watched, run: id, trouble: null });
    scrollTo({ top: 0 });
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
          <>
            {run === null ? (
              <PageRun key={hashOf(study)} entry={entry} prepared={prepared} />
            ) : (
              <ServerRun key={run} id={run} onEnd={() => setEnds((n) => n + 1)} {...{ entry, prepared }} />
            )}
            <OnServer {...{ ui, study, run }} changes={ends} onWatch={watch} />
          </>
        )}
      </div>
    </Page>
  );
}

const hasChanges = ({ patch, variant }: Study): boolean => patch !== undefined || variant !== undefined;
