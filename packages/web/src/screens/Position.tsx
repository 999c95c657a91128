/** Opens a table at a position: the address of a position, for links. */
import { use, useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import { type GameEntry, useGameUi } from '../games/index.ts';
import { useSay } from '../language.ts';
import { positionsOf } from '../learn/lessons.ts';
import { openPosition, positionAt } from '../learn/positions.ts';
import { NotFound } from '../NotFound.tsx';
import { TableMessage } from '../table/parts/TableMessage.tsx';
import { TABLE } from '../words/table.ts';

export default function Position({ entry, rule }: { readonly entry: GameEntry; readonly rule: string }) {
  const say = useSay();
  const { game } = useGameUi(entry);
  const position = positionAt(use(positionsOf(entry.id)), rule);
  const [, navigate] = useLocation();
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    if (position === undefined) return;
    let left = false;
    const open = async () => {
      try {
        const address = await openPosition(game, position, say);
        // It takes this address's place in the history: the way back must not lead here again.
        if (!left) navigate(address, { replace: true });
      } catch (error) {
        console.error(error);
        if (!left) setFailed(true);
      }
    };
    // React may run an effect twice: a table is opened only by the last one.
    const timer = setTimeout(open);
    return () => {
      left = true;
      clearTimeout(timer);
    };
  }, [game, position, say, navigate]);
  if (position === undefined) return <NotFound />;
  return <TableMessage entry={entry}>{say(failed ? TABLE.lineClosed : TABLE.opening)}</TableMessage>;
}
