/** A player's clock, and what happens when it runs out. */
import { opponent, type Seat } from '@taisen/kernel';
import { type ClockView, isStanding, timeLeft } from '@taisen/protocol';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { CLOCK } from '../../words/clock.ts';
import { TABLE } from '../../words/table.ts';
import { useScreen } from '../context.ts';
import type { Session } from '../session.ts';

/** Milliseconds between updates of a running clock. */
const TICK = 250;
/** Milliseconds: from here on a clock is short, and its end is announced. */
const SHORT = 20_000;

interface Reading {
  readonly clock: ClockView;
  /** Milliseconds since its message. */
  readonly passed: number;
}

/** Counts down between messages, from the time of the last one. `runs` while there is something to count. */
function useReading(seat: Seat, session: Session, runs: (clock: ClockView) => boolean): Reading | null {
  const clocks = useSyncExternalStore(session.subscribe, () => session.state.clocks);
  const [now, setNow] = useState(() => performance.now());
  const clock = clocks?.of[seat];
  const running = clock !== undefined && runs(clock);
  useEffect(() => {
    if (!running) return;
    const timer = setInterval(() => setNow(performance.now()), TICK);
    return () => clearInterval(timer);
  }, [running]);
  if (clocks === null || clock === undefined) return null;
  // Negative if the message came after the last update.
  return { clock, passed: Math.max(0, now - clocks.at) };
}

const isRunning = ({ running }: ClockView): boolean => running;

/** Rounded up, so that the clock shows zero only when time is up. */
const secondsOf = (milliseconds: number): number => Math.ceil(milliseconds / 1000);

export function Clock({ seat, session }: { readonly seat: Seat; readonly session: Session }) {
  const { say } = useScreen();
  const reading = useReading(seat, session, isRunning);
  if (reading === null) return null;
  const { clock, passed } = reading;
  const { running, grace } = clock;
  if (isStanding(clock, passed)) {
    const until = grace === undefined ? null : secondsOf(grace - (running ? passed : 0));
    return (
      <span className="clock" role="timer">
        {until === null ? say(TABLE.away) : say(TABLE.awayFor, { n: until })}
      </span>
    );
  }
  const left = timeLeft(clock, passed);
  if (left === null) return null;
  const seconds = secondsOf(left);
  return (
    <span
      className="clock"
      data-running={running || undefined}
      data-short={(running && left < SHORT) || undefined}
      role="timer"
    >
      {`${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`}
    </span>
  );
}

interface TimeWarningProps {
  readonly session: Session;
  /** Null for a spectator, who is not warned. */
  readonly seat: Seat | null;
  /** This player's own connection is lost. */
  readonly lost: boolean;
}

/** Says what happens when time runs out, before it does: to both players, and about a lost connection, too. */
export function TimeWarning({ session, seat, lost }: TimeWarningProps) {
  const { client } = useScreen();
  if (seat === null || client.result !== null) return null;
  if (lost) return <OwnGrace seat={seat} session={session} />;
  return (
    <>
      <Warning seat={opponent(seat)} session={session} own={false} />
      <Warning seat={seat} session={session} own />
    </>
  );
}

function Warning({ seat, session, own }: { readonly seat: Seat; readonly session: Session; readonly own: boolean }) {
  const { say, name } = useScreen();
  const reading = useReading(seat, session, isRunning);
  if (reading === null || !reading.clock.running) return null;
  const { clock, passed } = reading;
  const { grace = 0, out } = clock;
  if (isStanding(clock, passed))
    return own ? null : <Said n={secondsOf(grace - passed)} text={say(CLOCK.theyAreAway, { name: name(seat) })} />;
  const left = timeLeft(clock, passed);
  if (left === null || left >= SHORT || out === undefined) return null;
  const words = own
    ? { move: CLOCK.moveForYou, loss: CLOCK.youLose }
    : { move: CLOCK.moveForThem, loss: CLOCK.theyLose };
  return <Said n={secondsOf(left)} text={say(words[out], { name: name(seat) })} own={own} />;
}

/** While this player's connection is lost, the clock stands still for a while. */
function OwnGrace({ seat, session }: { readonly seat: Seat; readonly session: Session }) {
  const { say } = useScreen();
  const [since] = useState(() => performance.now());
  const reading = useReading(seat, session, () => true);
  if (reading === null || reading.clock.grace === undefined) return null;
  const { clock, passed } = reading;
  const spent = performance.now() - since;
  const left = (clock.grace ?? 0) - Math.min(passed, spent);
  return left <= 0 ? null : <Said n={secondsOf(left)} text={say(CLOCK.yourGrace)} own />;
}

/** The seconds are not announced again and again. */
function Said({ n, text, own = false }: { readonly n: number; readonly text: string; readonly own?: boolean }) {
  const { say } = useScreen();
  return (
    <p className="time-warning" data-own={own || undefined}>
      <b aria-hidden="true">{say(CLOCK.seconds, { n })}</b> <span role="status">{text}</span>
    </p>
  );
}
