/** The public information about a table: its players, rules and clocks. */
import * as v from 'valibot';
import { count, seat, word } from './views.ts';

export const clockRules = v.object({
  bank: v.nullable(count),
  decision: v.nullable(count),
  grace: count,
  longest: count,
});

/** By the name of the ruling. */
export const rulingValues = v.pipe(
  v.record(word, v.union([v.pipe(v.number(), v.finite()), v.boolean(), word])),
  v.check((rulings) => Object.keys(rulings).length <= 50, 'too many rulings'),
);

export const seatInfo = v.object({
  kind: v.picklist(['person', 'guest', 'bot']),
  name: v.pipe(v.string(), v.maxLength(60)),
  level: v.exactOptional(word),
  /** The id of a player with an account, for the profile. */
  person: v.exactOptional(word),
  /** A program plays for that account. */
  program: v.exactOptional(v.boolean()),
  rating: v.exactOptional(v.object({ value: v.number(), deviation: v.number() })),
});
export type SeatInfo = v.InferOutput<typeof seatInfo>;

/** Several matches of the same two players. `wins` are those of each seat before this match. */
export const series = v.object({
  bestOf: v.pipe(count, v.minValue(3)),
  wins: v.tuple([count, count]),
  /** The seat that starts this match; absent from the first match, where chance decides. */
  starts: v.exactOptional(seat),
});
export type Series = v.InferOutput<typeof series>;

export const tableInfo = v.object({
  id: word,
  game: word,
  ruleset: word,
  /** The hash of the module with these rules; absent if it has not been published. */
  module: v.exactOptional(word),
  rulings: rulingValues,
  state: v.picklist(['waiting', 'playing', 'over']),
  seats: v.tuple([v.nullable(seatInfo), v.nullable(seatInfo)]),
  clock: clockRules,
  rated: v.boolean(),
  /** Not listed; everyone with the link may sit down. */
  private: v.boolean(),
  /** Players may ask a bot for advice. Never if two people play each other. */
  practice: v.boolean(),
  /** The server's commitment to its secret, from before the seats send their nonces; null for a local match. */
  commitment: v.nullable(word),
  /** By seat: its commitment to its nonce; null before it sits down. Absent from matches of older servers. */
  commitments: v.exactOptional(v.tuple([v.nullable(word), v.nullable(word)])),
  /**
   * The table of a rematch, with the commitments of the server and of its bots, which the seats need before they send
   * their nonces.
   */
  next: v.exactOptional(v.object({ id: word, commitment: word, bots: v.exactOptional(word) })),
  series: v.exactOptional(series),
});
export type TableInfo = v.InferOutput<typeof tableInfo>;

/** A clock at the time of the message. */
export const clockView = v.object({
  bank: v.nullable(v.number()),
  decision: v.nullable(v.number()),
  running: v.boolean(),
  away: v.boolean(),
  /** How much longer a running clock stands still while its player's connection is lost. */
  grace: v.exactOptional(v.number()),
  /** What happens when it runs out: a move is made for the player, or the match is lost. */
  out: v.exactOptional(v.picklist(['move', 'loss'])),
});
export type ClockView = v.InferOutput<typeof clockView>;

/** Whether a clock stands still because its player is away, `passed` milliseconds after its message. */
export const isStanding = ({ away, running, grace = Number.POSITIVE_INFINITY }: ClockView, passed: number): boolean =>
  away && (!running || passed < grace);

/**
 * The milliseconds that a seat has left, `passed` milliseconds after its clock's message; null without a clock. `passed`
 * is measured on the client alone, so that its time of day does not matter.
 */
export function timeLeft(clock: ClockView, passed: number): number | null {
  const { bank, decision, running, away, grace = Number.POSITIVE_INFINITY } = clock;
  if (bank === null && decision === null) return null;
  const spent = running ? Math.max(0, away ? passed - grace : passed) : 0;
  return Math.max(0, (decision ?? 0) + (bank ?? 0) - spent);
}
