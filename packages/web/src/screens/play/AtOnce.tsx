import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'wouter';
import type { GameUi } from '../../games/game-ui.ts';
import type { GameEntry } from '../../games/index.ts';
import { useSay } from '../../language.ts';
import { TableMessage } from '../../table/parts/TableMessage.tsx';
import { FRAME } from '../../words/frame.ts';
import { TABLE } from '../../words/table.ts';
import { openAgainst } from './open.ts';
import { setupOf } from './setup.ts';

/** Begins a match as the last one was set up, without asking anything: at first against the gentlest bot. */
export function AtOnce({ entry, ui }: { readonly entry: GameEntry; readonly ui: GameUi }) {
  const say = useSay();
  const [, navigate] = useLocation();
  const begun = useRef(false);
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    if (begun.current) return;
    begun.current = true;
    openAgainst(ui, setupOf(ui), say).then(
      (address) => navigate(address, { replace: true }),
      (error) => {
        console.error(error);
        setFailed(true);
      },
    );
  }, [ui, navigate, say]);
  return <TableMessage entry={entry}>{say(failed ? FRAME.failed : TABLE.opening)}</TableMessage>;
}
