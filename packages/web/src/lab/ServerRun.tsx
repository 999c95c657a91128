/** A study on the server's workers, watched live by whoever has its link. */
import { type Prepared, studyCode, versionOf } from '@taisen/lab/study';
import { useEffect, useState } from 'react';
import { Copy } from '../Copy.tsx';
import { type GameEntry, useGameUi } from '../games/index.ts';
import { useLanguage, useSay } from '../language.ts';
import { refusalText } from '../online/refusal.ts';
import { LAB } from '../words/lab.ts';
import { PlayNow } from './PlayNow.tsx';
import { Progress } from './Progress.tsx';
import { Results } from './Results.tsx';
import { isRunning, linkOfRun, stopRun, useRun } from './server.ts';
import { Watch } from './Watch.tsx';
import { LabWorkers } from './workers.ts';

interface ServerRunProps {
  readonly id: string;
  readonly entry: GameEntry;
  readonly prepared: Prepared;
  onEnd(): void;
}

export function ServerRun({ id, entry, prepared, onEnd }: ServerRunProps) {
  const say = useSay();
  const language = useLanguage();
  const ui = useGameUi(entry);
  const [answer, setAnswer] = useRun(id);
  const [trouble, setTrouble] = useState<string | null>(null);
  // Only to play one of its games again.
  const [workers] = useState(() => new LabWorkers());
  useEffect(() => () => workers.stop(), [workers]);
  const ended = answer !== null && !isRunning(answer);
  useEffect(() => {
    if (ended) onEnd();
  }, [ended]);
  // The form gets its study a moment later.
  if (answer === null || studyCode(answer.study) !== studyCode(prepared.study)) return null;
  const { state, played, of, counts, error, mine, ruleset } = answer;
  const stop = () =>
    stopRun(id).then(setAnswer, (refused: unknown) => setTrouble(refusalText(refused, say, ui.game, language)));
  const isOther = ruleset !== ui.game.ruleset;
  const text = error === null ? trouble : `${say(LAB.failed)}${error}`;
  return (
    <>
      <div className="lab-run">
        {mine && isRunning(answer) ? (
          <button type="button" className="button main" onClick={stop}>
            {say(LAB.stop)}
          </button>
        ) : null}
        <PlayNow entry={entry} prepared={prepared} />
        <Copy text={linkOfRun(id)} name={LAB.share} className="button" />
        <Progress phase={state} {...{ played, of }} />
      </div>
      {text === null ? null : <p role="alert">{text}</p>}
      {isOther ? <p className="lab-compare">{say(LAB.otherVersion, { version: versionOf({ ruleset }) })}</p> : null}
      {counts === null ? null : (
        <>
          <Results ui={ui} prepared={prepared} counts={counts} />
          {isOther ? null : <Watch prepared={prepared} played={played} workers={workers} />}
        </>
      )}
    </>
  );
}
