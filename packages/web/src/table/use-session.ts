import { useEffect, useState } from 'react';
import type { OpenConnection } from '../connection.ts';
import { Session, type SessionState } from './session.ts';

interface Place {
  readonly session: Session;
  readonly heard: SessionState;
}
const placeOf = (session: Session): Place => ({ session, heard: session.state });

/**
 * A place at a table for as long as the screen is there. `open` must stay the same for the same place. It is state,
 * and not a store: only state can be rendered in pieces, between the frames of something that moves.
 */
export function useSession(open: OpenConnection): readonly [Session, SessionState] {
  const [{ session, heard }, setPlace] = useState(() => placeOf(new Session(open)));
  useEffect(() => {
    const made = new Session(open);
    const hear = () => setPlace(placeOf(made));
    hear();
    const deafen = made.subscribe(hear);
    const hangUp = made.start();
    return () => {
      deafen();
      hangUp();
    };
  }, [open]);
  return [session, heard];
}
