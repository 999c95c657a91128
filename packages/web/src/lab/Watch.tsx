/** Opens any game of a study as a replay: it is played again from its seed. */
import { combine, type Prepared } from '@taisen/lab/study';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { useSay } from '../language.ts';
import { keepOpened, sourceOfLog } from '../replay/sources.ts';
import { LAB } from '../words/lab.ts';
import { NumberField } from './NumberField.tsx';
import type { LabWorkers } from './workers.ts';

interface WatchProps {
  readonly prepared: Prepared;
  readonly played: number;
  readonly workers: LabWorkers;
}

export function Watch({ prepared, played, workers }: WatchProps) {
  const say = useSay();
  const [, navigate] = useLocation();
  const [number, setNumber] = useState(1);
  const [side, setSide] = useState<0 | 1>(prepared.sides.length === 2 ? 1 : 0);
  const { study, game, sides } = prepared;
  const watch = async () => {
    const log = await workers.log(study, side, (study.seeds.first ?? 1) + Math.min(number, played) - 1);
    const isChanged = sides[side]?.game !== game;
    const patch = side === 1 ? combine(study.patch ?? {}, study.variant ?? {}) : (study.patch ?? {});
    keepOpened(sourceOfLog(log, isChanged ? patch : undefined));
    navigate('/replay/file');
  };
  return (
    <section className="lab-watch" aria-labelledby="lab-watch">
      <h3 id="lab-watch">{say(LAB.replays)}</h3>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          watch().catch(console.error);
        }}
      >
        <NumberField value={Math.min(number, played)} min={1} max={played} onChange={setNumber}>
          {say(LAB.gameNumber)}
        </NumberField>
        {sides.length === 1 ? null : (
          <select
            className="field"
            aria-label={say(LAB.changes)}
            value={side}
            onChange={({ target }) => setSide(target.value === '1' ? 1 : 0)}
          >
            <option value={0}>{say(LAB.asIs)}</option>
            <option value={1}>{say(LAB.changed)}</option>
          </select>
        )}
        <button type="submit" className="button">
          {say(LAB.watch)}
        </button>
      </form>
    </section>
  );
}
