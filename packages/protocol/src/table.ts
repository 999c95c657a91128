/** A table as everybody may know it: who sits there, by which rules, on what time. */
import * as v from 'valibot';
import { count, word } from './views.ts';

export const clockRules = v.object({
  bank: v.nullable(count),
  decision: v.nullable(count),
  grace: count,
  longest: count,
});

/** House rules, by the name of the ruling. */
export const rulingValues = v.pipe(
  v.record(word, v.union([v.number(), v.boolean(), word])),
  v.check((rulings) => Object.keys(rulings).length <= 50, 'too many rulings'),
);

export const seatInfo = v.object({
  kind: v.picklist(['person', 'guest', 'bot']),
  name: v.pipe(v.string(), v.maxLength(60)),
  /** The level of a bot. */
  level: v.exactOptional(word),
  rating: v.exactOptional(v.object({ value: v.number(), deviation: v.number() })),
});
export type SeatInfo = v.InferOutput<typeof seatInfo>;

export const tableInfo = v.object({
  id: word,
  game: word,
  ruleset: word,
  rulings: rulingValues,
  state: v.picklist(['waiting', 'playing', 'over']),
  seats: v.tuple([v.nullable(seatInfo), v.nullable(seatInfo)]),
  clock: clockRules,
  rated: v.boolean(),
  /** Not listed; whoever has the link may sit down. */
  private: v.boolean(),
  /** Bots may be asked for advice: never where people play each other. */
  practice: v.boolean(),
  /** What binds the server to its secret before the seats add theirs; null where nobody shuffles for others. */
  commitment: v.nullable(word),
  /** Where another game of the same two would be, and what binds the server to its secret: told before they add theirs. */
  next: v.exactOptional(v.object({ id: word, commitment: word })),
});
export type TableInfo = v.InferOutput<typeof tableInfo>;

/** Time as everyone sees it, at the moment of the message. */
export const clockView = v.object({
  bank: v.nullable(v.number()),
  decision: v.nullable(v.number()),
  running: v.boolean(),
  away: v.boolean(),
  /** For so long it stands although it runs: somebody's connection is lost. */
  grace: v.exactOptional(v.number()),
});
export type ClockView = v.InferOutput<typeof clockView>;

/** Whether a clock stands because its player is away, so many milliseconds after it was heard of. */
export const isStanding = ({ away, running, grace = Number.POSITIVE_INFINITY }: ClockView, passed: number): boolean =>
  away && (!running || passed < grace);

/**
 * What a seat has left, so many milliseconds after its clock was heard of; null where time does not count. They have to
 * be measured from one message to the next on one machine: what time it is there does not matter.
 */
export function timeLeft(clock: ClockView, passed: number): number | null {
  const { bank, decision, running, away, grace = Number.POSITIVE_INFINITY } = clock;
  if (bank === null && decision === null) return null;
  const spent = running ? Math.max(0, away ? passed - grace : passed) : 0;
  return Math.max(0, (decision ?? 0) + (bank ?? 0) - spent);
}
