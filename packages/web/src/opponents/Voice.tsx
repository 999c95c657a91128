/** What a bot says during a game: a line at the start, and one when the lead changes. */
import { LEVELS } from '@taisen/bots';
import { opponent, type Seat } from '@taisen/kernel';
import { useEffect, useRef, useState } from 'react';
import { useScreen } from '../table/context.ts';
import { Face } from './Face.tsx';

/** Milliseconds that a line stays. */
const LINGERS = 4500;
/** A game that is opened later has begun before. */
const FIRST_TURNS = 2;

export function Voice({ seat }: { readonly seat: Seat }) {
  const { client, view, layout, say } = useScreen();
  const level = LEVELS.find(({ id }) => id === client.table.seats[seat]?.level);
  const [line, setLine] = useState<'start' | 'turning' | null>(null);
  const lifeOf = (each: Seat) => Number(layout.facts(view, each).find((fact) => fact.life)?.value ?? 0);
  const lead = Math.sign(lifeOf(seat) - lifeOf(opponent(seat)));
  const leader = useRef(0);
  const said = useRef(new Set<string>());
  const over = client.result !== null;
  const begins = view.turn <= FIRST_TURNS && client.table.state === 'playing';
  useEffect(() => {
    const next = lead !== 0 && leader.current !== 0 && lead !== leader.current ? 'turning' : begins ? 'start' : null;
    if (lead !== 0) leader.current = lead;
    if (next === null || said.current.has(next)) return;
    said.current.add(next);
    setLine(next);
  }, [lead, begins]);
  useEffect(() => {
    if (line === null) return;
    const timer = setTimeout(() => setLine(null), LINGERS);
    return () => clearTimeout(timer);
  }, [line]);
  if (level === undefined || over) return null;
  return (
    <div className="voice" role="status">
      {line === null ? null : (
        <>
          <Face level={level.id} />
          <q>{say(level.voice[line])}</q>
        </>
      )}
    </div>
  );
}
