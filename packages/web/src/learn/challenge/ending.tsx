/** The end of a challenge: stars, the next one, and for that of the day a text to share. */
import type { Result, Seat } from '@taisen/kernel';
import { useEffect, useMemo } from 'react';
import { Link, useLocation } from 'wouter';
import { Copy } from '../../Copy.tsx';
import { type GameEntry, useGameUi } from '../../games/index.ts';
import { useSay } from '../../language.ts';
import type { ChallengeTable, TableSpec } from '../../local/spec.ts';
import { solveChallenge, solveDaily } from '../../progress.ts';
import type { Ending } from '../../table/parts/Outcome.tsx';
import { LEARN } from '../../words/learn.ts';
import { OUTCOME } from '../../words/outcome.ts';
import { openChallenge, sayStars, starsFor } from './open.ts';

interface Finished {
  readonly entry: GameEntry;
  readonly spec: TableSpec;
  readonly seat: Seat;
  readonly result: Result | null;
}

/** Null if the table is no challenge. */
export function useChallengeEnding({ entry, spec, seat, result }: Finished): Ending | null {
  const say = useSay();
  const { challenge } = spec;
  const won = result !== null && result.winner === seat;
  useEffect(() => {
    if (challenge === undefined || !won) return;
    const { day, tries } = challenge;
    if (day === undefined) solveChallenge(entry.id, challenge.challenge.id, starsFor(tries));
    else solveDaily(entry.id, day, tries);
  }, [challenge, won, entry.id]);
  return useMemo(() => {
    if (challenge === undefined) return null;
    const again = <TryAgain entry={entry} challenge={challenge} />;
    if (!won) return { rematch: false, next: again };
    const { day, tries, next } = challenge;
    const stars = sayStars(starsFor(tries));
    const back = (
      <Link className="button" href={`/${entry.id}/learn`}>
        {say(LEARN.backToCourse)}
      </Link>
    );
    return {
      rematch: false,
      about: `${stars} ${say(LEARN.tries, { n: tries })}`,
      next:
        day === undefined ? (
          <Link className="button main" href={next ?? `/${entry.id}/learn`}>
            {say(next === undefined ? LEARN.backToCourse : LEARN.nextChallenge)}
          </Link>
        ) : (
          <Copy
            text={say(LEARN.shareText, { game: say(entry.name), day, stars, n: tries })}
            name={LEARN.share}
            className="button main"
          />
        ),
      more: (
        <>
          {tries > 1 ? again : null}
          {back}
        </>
      ),
    };
  }, [challenge, won, entry, say]);
}

/** The same turn once more, counted as another try. */
export function TryAgain({ entry, challenge }: { readonly entry: GameEntry; readonly challenge: ChallengeTable }) {
  const say = useSay();
  const { game } = useGameUi(entry);
  const [, navigate] = useLocation();
  return (
    <button
      type="button"
      className="button main"
      onClick={() => {
        openChallenge(game, { ...challenge, tries: challenge.tries + 1 }, say).then(
          (address) => navigate(address, { replace: true }),
          console.error,
        );
      }}
    >
      {say(OUTCOME.tryAgain)}
    </button>
  );
}
