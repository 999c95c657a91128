import { useEffect, useState } from 'react';
import type { OpenConnection } from '../connection.ts';
import { Session, type SessionState } from './session.ts';

interface Current {
  readonly session: Session;
  readonly state: SessionState;
}
const currentOf = (session: Session): Current => ({ session, state: session.state });

/**
 * A session at a table for as long as the screen is mounted. `open` must be stable for the same table. Its state is React
 * state and not an external store, since only React state can be rendered in a transition, between animation frames.
 */
export function useSession(open: OpenConnection): readonly [Session, SessionState] {
  const [{ session, state }, setCurrent] = useState(() => currentOf(new Session(open)));
  useEffect(() => {
    const made = new Session(open);
    const changed = () => setCurrent(currentOf(made));
    changed();
    const unsubscribe = made.subscribe(changed);
    const close = made.start();
    return () => {
      unsubscribe();
      close();
    };
  }, [open]);
  return [session, state];
}
