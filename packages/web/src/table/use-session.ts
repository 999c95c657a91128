import { useEffect, useState, useSyncExternalStore } from 'react';
import type { OpenLine } from '../local/line.ts';
import { type Heard, Session } from './session.ts';

/** A place at a table for as long as the screen is there. `open` must stay the same for the same place. */
export function useSession(open: OpenLine): readonly [Session, Heard] {
  const [session, setSession] = useState(() => new Session(open));
  useEffect(() => {
    const made = new Session(open);
    setSession(made);
    return made.start();
  }, [open]);
  return [session, useSyncExternalStore(session.subscribe, session.snapshot)];
}
