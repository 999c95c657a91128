/** How far a study is, in words and as a bar. */
import { useSay } from '../language.ts';
import { LAB } from '../words/lab.ts';

interface ProgressProps {
  readonly phase: 'checking' | 'waiting' | 'running' | 'stopped' | 'done' | 'failed';
  readonly played: number;
  readonly of: number;
}

export function Progress({ phase, played, of }: ProgressProps) {
  const say = useSay();
  const words = { n: played, of };
  const text = {
    checking: () => say(LAB.checking),
    waiting: () => say(LAB.waiting),
    running: () => say(LAB.running, words),
    done: () => say(LAB.done, words),
    stopped: () => (played > 0 ? say(LAB.stopped, words) : ''),
    failed: () => (played > 0 ? say(LAB.stopped, words) : ''),
  };
  return (
    <>
      {phase === 'stopped' && played === 0 ? null : (
        <progress max={of} value={played} aria-label={say(LAB.running, words)} />
      )}
      <span role="status">{text[phase]()}</span>
    </>
  );
}
