/** A study in the page's own workers. */
import type { Prepared } from '@taisen/lab/study';
import { useEffect, useRef, useState } from 'react';
import { Copy } from '../Copy.tsx';
import { type GameEntry, useGameUi } from '../games/index.ts';
import { useSay } from '../language.ts';
import { LAB } from '../words/lab.ts';
import { PlayNow } from './PlayNow.tsx';
import { Progress } from './Progress.tsx';
import { Results } from './Results.tsx';
import { LabRun, type LabState } from './run.ts';
import { hashOf, MOST_GAMES } from './study.ts';
import { Watch } from './Watch.tsx';
import { LabWorkers } from './workers.ts';

/** Runs one study: another one has another address, and is another component. */
export function PageRun({ entry, prepared }: { readonly entry: GameEntry; readonly prepared: Prepared }) {
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
  const isLarge = prepared.study.seeds.games > MOST_GAMES;
  const isBusy = phase === 'running' || phase === 'checking';
  return (
    <>
      <div className="lab-run">
        {isBusy ? (
          <button type="button" className="button main" onClick={() => run.current?.stop()}>
            {say(LAB.stop)}
          </button>
        ) : phase === 'done' || isLarge ? null : (
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
        <Progress {...{ phase, played, of }} />
      </div>
      {isLarge ? <p className="lab-compare">{say(LAB.tooLarge, { n: MOST_GAMES })}</p> : null}
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
