/** Studies that the server's workers play. */
import type { OwnStudies, Study, StudyAnswer } from '@taisen/lab/study';
import { useEffect, useState } from 'react';
import { whoAmI } from '../online/account.ts';
import { ask, isRefusal } from '../online/api.ts';

/** The study on the server that an address names; null without one. */
export const runInHash = (hash: string): string | null => /^#run=([\w-]{1,64})$/.exec(hash)?.[1] ?? null;
export const linkOfRun = (id: string): string => `${location.origin}${location.pathname}#run=${id}`;

const pathOf = (id: string): string => `/api/studies/${encodeURIComponent(id)}`;
export const readRun = (id: string, seen?: number): Promise<StudyAnswer> =>
  ask(`${pathOf(id)}${seen === undefined ? '' : `?seen=${seen}`}`);
export const startRun = (study: Study): Promise<StudyAnswer> => ask('/api/studies', { study });
export const stopRun = (id: string): Promise<StudyAnswer> => ask(`${pathOf(id)}/stop`, {});

/** Null: there is no server. Without an account: `guest`. */
export async function ownStudies(): Promise<OwnStudies | 'guest' | null> {
  try {
    const me = await whoAmI();
    return me === null || me.guest ? 'guest' : await ask<OwnStudies>('/api/studies');
  } catch (error) {
    // Offline, or pages without a server: then there is nothing to offer.
    if (isRefusal(error)) throw error;
    return null;
  }
}

/** Milliseconds between two looks at a study that runs, and after a failed one. */
const PAUSE = 1500;
const AFTER_FAILURE = 5000;

export const isRunning = ({ state }: Pick<StudyAnswer, 'state'>): boolean => state === 'waiting' || state === 'running';

/** A study on the server, as it goes on. A lost connection is tried again. */
export function useRun(id: string): readonly [StudyAnswer | null, (answer: StudyAnswer) => void] {
  const [answer, setAnswer] = useState<StudyAnswer | null>(null);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let left = false;
    let last: StudyAnswer | null = null;
    const look = async () => {
      let pause = PAUSE;
      try {
        const next = await readRun(id, last?.taken);
        if (left) return;
        // What was seen is not sent again.
        last = { ...next, counts: next.counts ?? last?.counts ?? null };
        setAnswer(last);
      } catch (error) {
        console.warn(error);
        if (isRefusal(error)) return;
        pause = AFTER_FAILURE;
      }
      if (!left && (last === null || isRunning(last))) timer = setTimeout(look, pause);
    };
    void look();
    return () => {
      left = true;
      clearTimeout(timer);
    };
  }, [id]);
  return [answer, setAnswer];
}
