/** The end of a game on this device: counts its result, and proposes the next step that fits it. */
import { LEVELS, type Level } from '@taisen/bots';
import { opponent, type Result, type Seat } from '@taisen/kernel';
import { useEffect, useMemo } from 'react';
import { Link, useLocation } from 'wouter';
import { type GameEntry, useGameUi } from '../games/index.ts';
import { useSay } from '../language.ts';
import { logOfTable, openTable } from '../local/device.ts';
import type { TableSpec } from '../local/spec.ts';
import { Face } from '../opponents/Face.tsx';
import { countGame, useGameProgress } from '../progress.ts';
import { rememberSetup } from '../screens/play/remembered.ts';
import type { Ending } from '../table/parts/Outcome.tsx';
import { DRAFT } from '../words/draft.ts';
import { OUTCOME } from '../words/outcome.ts';
import { TABLE } from '../words/table.ts';
import { turningPoint } from './turning-point.ts';

interface Finished {
  readonly entry: GameEntry;
  readonly id: string;
  readonly spec: TableSpec;
  readonly seat: Seat;
  readonly result: Result | null;
}

/** After so many losses in a row, a weaker opponent is proposed. */
const PATIENCE = 2;

export function useBotEnding({ entry, id, spec, seat, result }: Finished): Ending {
  const say = useSay();
  const { game } = useGameUi(entry);
  const { losses } = useGameProgress(entry.id);
  const other = spec.seats[opponent(seat)];
  const level = other.kind === 'bot' ? LEVELS.findIndex((each) => each.id === other.level) : -1;
  const winner = result?.winner ?? null;
  // A position or a game that continues another one is no result of its own.
  const counts = spec.origin === undefined && level >= 0;
  useEffect(() => {
    if (!counts || result === null) return;
    countGame(entry.id, id, LEVELS[level]?.id ?? '', winner === null ? null : winner === seat);
  }, [counts, result, entry.id, id, level, winner, seat]);
  const isPosition = spec.origin !== undefined && 'saved' in spec.origin;
  return useMemo((): Ending => {
    const replay = `/replay/local/${id}`;
    if (isPosition)
      return {
        next: (
          <Link className="button main" href={`/${entry.id}/learn`}>
            {say(OUTCOME.backToLessons)}
          </Link>
        ),
      };
    const next = nextLevel(level, winner === null ? null : winner === seat, losses);
    const best = level === LEVELS.length - 1 && winner === seat;
    return {
      ...(next === null ? {} : { next: <Against level={next} entry={entry} spec={spec} harder={winner === seat} /> }),
      ...(best
        ? {
            next: (
              <Link className="button main" href={`/${entry.id}/play?friend=1`}>
                {say(TABLE.inviteFriend)}
              </Link>
            ),
          }
        : {}),
      turning: {
        find: async () => (winner === null ? null : turningPoint(game, await logOfTable(id), winner)),
        replay,
      },
      more: (
        <>
          <Link className="button" href={replay}>
            {say(TABLE.watchReplay)}
          </Link>
          {spec.draft === undefined ? (
            <Link className="button" href={`/${entry.id}/play`}>
              {say(OUTCOME.choose)}
            </Link>
          ) : (
            <Link className="button" href={`/${entry.id}/draft/${spec.draft.kind}?seed=${spec.draft.seed}`}>
              {say(DRAFT.back)}
            </Link>
          )}
          {best ? null : (
            <Link className="button" href={`/${entry.id}/play?friend=1`}>
              {say(TABLE.inviteFriend)}
            </Link>
          )}
          {entry.hasLessons ? (
            <Link className="button" href={`/${entry.id}/learn`}>
              {say(TABLE.learnMore)}
            </Link>
          ) : null}
        </>
      ),
    };
  }, [entry, game, id, isPosition, level, losses, say, seat, spec, winner]);
}

/** A stronger one after a win, a weaker one after some losses; null for the same again. */
export function nextLevel(level: number, won: boolean | null, losses: number): Level | null {
  if (level < 0 || won === null) return null;
  if (won) return LEVELS[level + 1] ?? null;
  return losses >= PATIENCE ? (LEVELS[level - 1] ?? null) : null;
}

interface AgainstProps {
  readonly level: Level;
  readonly entry: GameEntry;
  readonly spec: TableSpec;
  readonly harder: boolean;
}

/** Begins a game with the same decks against another level. */
function Against({ level, entry, spec, harder }: AgainstProps) {
  const say = useSay();
  const [, navigate] = useLocation();
  const name = say(level.name);
  const begin = () => {
    const { origin: _, task: __, ...same } = spec;
    const seats = spec.seats.map((each) => (each.kind === 'bot' ? { ...each, level: level.id, name } : each));
    rememberSetup(entry.id, { level: level.id });
    openTable({ ...same, seats: seats as unknown as TableSpec['seats'] }).then(
      (table) => navigate(`/table/local/${table}`),
      console.error,
    );
  };
  return (
    <button type="button" className="button main with-face" onClick={begin}>
      <Face level={level.id} />
      {say(harder ? OUTCOME.nextBot : OUTCOME.easierBot, { name })}
    </button>
  );
}
