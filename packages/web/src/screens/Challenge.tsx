/** Opens a table at a challenge: one of the course, or that of the day. */
import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'wouter';
import { type GameEntry, useGameUi } from '../games/index.ts';
import { useSay } from '../language.ts';
import { openChallenge } from '../learn/challenge/open.ts';
import { dayOf } from '../learn/day.ts';
import { lessonsOf } from '../learn/lessons.ts';
import { challengeFrom } from '../local/device.ts';
import type { ChallengeTable } from '../local/spec.ts';
import { NotFound } from '../NotFound.tsx';
import { TableMessage } from '../table/parts/TableMessage.tsx';
import { FRAME } from '../words/frame.ts';
import { LEARN } from '../words/learn.ts';
import { TABLE } from '../words/table.ts';

type ToOpen = Omit<ChallengeTable, 'turn'>;

const ofDay = async ({ id }: GameEntry, day: string): Promise<ToOpen> => ({
  challenge: await challengeFrom(id, `${id} ${day}`),
  day,
  tries: 1,
});

/** Null if there is none with this number. */
async function ofCourse({ id }: GameEntry, number: number): Promise<ToOpen | null> {
  const { challenges } = await lessonsOf(id);
  const challenge = challenges[number - 1];
  if (challenge === undefined) return null;
  const next = number < challenges.length ? { next: `/${id}/learn/challenges/${number + 1}` } : {};
  return { challenge, ...next, tries: 1 };
}

/** Without a number, the challenge of the day. */
export default function Challenge({ entry, number }: { readonly entry: GameEntry; readonly number?: number }) {
  const say = useSay();
  const { game } = useGameUi(entry);
  const [, navigate] = useLocation();
  const [trouble, setTrouble] = useState<'missing' | 'failed' | null>(null);
  const begun = useRef(false);
  useEffect(() => {
    if (begun.current) return;
    begun.current = true;
    const open = async () => {
      const day = number === undefined ? dayOf(new Date()) : undefined;
      const table = day === undefined ? await ofCourse(entry, number ?? 0) : await ofDay(entry, day);
      if (table === null) return setTrouble('missing');
      navigate(await openChallenge(game, table, say), { replace: true });
    };
    open().catch((error) => {
      console.error(error);
      setTrouble('failed');
    });
  }, [entry, game, navigate, number, say]);
  if (trouble === 'missing') return <NotFound />;
  const words = number === undefined ? LEARN.preparing : TABLE.opening;
  return <TableMessage entry={entry}>{say(trouble === null ? words : FRAME.failed)}</TableMessage>;
}
