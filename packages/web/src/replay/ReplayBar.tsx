/** The controls of a replay: seeking, the perspective, and what to do with the current state. */
import './replay.css';
import type { Viewer } from '@taisen/kernel';
import { Copy } from '../Copy.tsx';
import { useSay } from '../language.ts';
import { REPLAY } from '../words/replay.ts';
import type { Source } from './sources.ts';

export type Eyes = Viewer | 'both';

interface ReplayBarProps {
  readonly at: number;
  readonly length: number;
  readonly playing: boolean;
  readonly eyes: Eyes;
  readonly names: readonly [string, string];
  /** Who has won. */
  readonly result: string | null;
  readonly shuffle: Source['shuffle'];
  /** The version of the rules, if it is an older one. */
  readonly version: string | null;
  onSeek(at: number): void;
  onPlay(): void;
  onEyes(eyes: Eyes): void;
  onPlayOn(): void;
  onExport(): void;
  readonly link: string;
}

export function ReplayBar(props: ReplayBarProps) {
  const { at, length, playing, onSeek, onPlay } = props;
  const say = useSay();
  const step = (name: keyof typeof REPLAY, sign: string, to: number) => (
    <button
      type="button"
      className="button round"
      aria-label={say(REPLAY[name])}
      disabled={to < 0 || to > length}
      onClick={() => onSeek(to)}
    >
      <span aria-hidden="true">{sign}</span>
    </button>
  );
  return (
    <div className="replay-bar">
      <div className="replay-steps">
        {step('first', '|◀', 0)}
        {step('previous', '◀', at - 1)}
        <button
          type="button"
          className="button round main"
          aria-label={say(playing ? REPLAY.pause : REPLAY.play)}
          onClick={onPlay}
        >
          <span aria-hidden="true">{playing ? '||' : '▶▶'}</span>
        </button>
        {step('next', '▶', at + 1)}
        {step('last', '▶|', length)}
      </div>
      <label className="replay-scrub">
        <span>{say(REPLAY.moment, { n: at, all: length })}</span>
        <input type="range" min={0} max={length} value={at} onChange={(event) => onSeek(Number(event.target.value))} />
      </label>
      <Uses {...props} />
    </div>
  );
}

const SHUFFLES = { verified: REPLAY.fair, broken: REPLAY.unfair, unverifiable: REPLAY.unverifiable };

function Uses({ eyes, names, result, shuffle, version, onEyes, onPlayOn, onExport, link }: ReplayBarProps) {
  const say = useSay();
  return (
    <div className="replay-uses">
      <label>
        <span className="hidden-text">{say(REPLAY.side)}</span>
        <select
          value={String(eyes)}
          onChange={({ target }) => onEyes(target.value === 'both' ? 'both' : target.value === '1' ? 1 : 0)}
        >
          {names.map((name, seat) => (
            <option key={`${name} ${seat === 0}`} value={seat}>
              {say(REPLAY.sideOf, { name })}
            </option>
          ))}
          <option value="both">{say(REPLAY.both)}</option>
        </select>
      </label>
      <button type="button" className="button small" onClick={onPlayOn}>
        {say(REPLAY.playOn)}
      </button>
      <Copy text={link} name={REPLAY.link} className="button small" />
      <button type="button" className="button small" onClick={onExport}>
        {say(REPLAY.export)}
      </button>
      {result === null ? null : <span className="replay-result">{result}</span>}
      {version === null ? null : <small>{say(REPLAY.olderVersion, { version })}</small>}
      {shuffle === null ? null : <small data-fair={shuffle === 'verified'}>{say(SHUFFLES[shuffle])}</small>}
    </div>
  );
}
