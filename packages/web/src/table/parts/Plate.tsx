/** A player's name, numbers and clock. */
import { phrase, type Seat } from '@taisen/kernel';
import type { ClockView } from '@taisen/protocol';
import { memo, useEffect, useState } from 'react';
import { TABLE } from '../../words/table.ts';
import { useShown } from '../context.ts';
import type { Fact } from '../layouts/layout.ts';
import { signed } from './Spot.tsx';

export const Plate = memo(function Plate({ seat }: { readonly seat: Seat }) {
  const { layout, view, following, name, bottom, choosing, world, language } = useShown();
  const turn = view.active === seat && view.result === null;
  const asked = view.pending.some((decision) => decision.seat === seat);
  const change = choosing.foresight?.seats[seat] ?? 0;
  const count = view.zones[`hand:${seat}`]?.count ?? 0;
  return (
    <div
      className="plate"
      data-player={seat}
      data-own={seat === bottom || undefined}
      data-turn={turn || undefined}
      data-asked={asked || undefined}
    >
      <b className="plate-name">{name(seat)}</b>
      <Clock clock={following.clocks[seat]} />
      <dl className="facts">
        {layout.facts(view, seat).map((fact) => (
          <FactView key={fact.key} fact={fact} change={fact.life ? change : 0} />
        ))}
        <div className="fact hand-count">
          <dt>{phrase(world.game, 'zone.hand', language)}</dt>
          <dd>{count}</dd>
        </div>
      </dl>
    </div>
  );
});

function FactView({ fact, change }: { readonly fact: Fact; readonly change: number }) {
  const { world, language } = useShown();
  const { key, value, of, pips, life } = fact;
  const share = of === undefined || typeof value !== 'number' ? null : Math.max(0, Math.min(1, value / of));
  return (
    <div className="fact" data-key={key} data-life={life}>
      <dt>{phrase(world.game, `table.${key}`, language)}</dt>
      <dd>
        {pips === undefined ? null : <Pips {...pips} />}
        <span className="value" data-pips={pips !== undefined || undefined}>
          {value}
        </span>
        {change === 0 ? null : <em className="change">{signed(change)}</em>}
      </dd>
      {share === null ? null : (
        <span className="gauge" aria-hidden="true">
          <i style={{ transform: `scaleX(${share})` }} />
        </span>
      )}
    </div>
  );
}

/** More than this are told as a number. */
const MOST_PIPS = 12;

function Pips({ all, spent }: { readonly all: number; readonly spent: number }) {
  if (all > MOST_PIPS) return null;
  return (
    <span className="pips" aria-hidden="true">
      {Array.from({ length: all }, (_, i) => (
        <i key={i} data-spent={i >= all - spent || undefined} />
      ))}
    </span>
  );
}

/** Counts down by itself between messages. */
function Clock({ clock }: { readonly clock: ClockView }) {
  const { say } = useShown();
  const [now, setNow] = useState({ clock, since: Date.now(), at: Date.now() });
  if (now.clock !== clock) setNow({ clock, since: Date.now(), at: Date.now() });
  useEffect(() => {
    if (!clock.running) return;
    const timer = setInterval(() => setNow((was) => ({ ...was, at: Date.now() })), 500);
    return () => clearInterval(timer);
  }, [clock]);
  if (clock.away) return <span className="clock">{say(TABLE.away)}</span>;
  if (clock.bank === null && clock.decision === null) return null;
  const passed = clock.running ? now.at - now.since : 0;
  const left = Math.max(0, (clock.decision ?? 0) + (clock.bank ?? 0) - passed);
  return (
    <span
      className="clock"
      data-running={clock.running || undefined}
      data-short={left < 20_000 || undefined}
      role="timer"
    >
      {`${Math.floor(left / 60_000)}:${String(Math.floor(left / 1000) % 60).padStart(2, '0')}`}
    </span>
  );
}
