/** Animates steps: attackers lunge, cards travel, damage appears as numbers. */
import type { SeenEvent } from '@taisen/kernel';
import type { ClientState } from '@taisen/protocol';
import { type RefObject, startTransition, useCallback, useEffect, useLayoutEffect, useRef } from 'react';
import type { Session } from '../session.ts';
import { pace } from '../settings.ts';
import { soundOf } from '../sound/events.ts';
import type { Timbre } from '../sound/synth.ts';
import { valueChangeOf } from '../value-changes.ts';
import { lunge, measure, numbers, travel } from './motions.ts';

/** Milliseconds at normal speed. */
const LUNGE = 260;
const TRAVEL = 300;
/** The pause after something important. */
const REST = 220;

interface Stage {
  readonly session: Session;
  readonly root: RefObject<HTMLElement | null>;
  readonly shown: ClientState;
  readonly timbre: Timbre;
}

export function useStepAnimation({ session, root, shown, timbre }: Stage): void {
  const appear = useAppearing(session, shown);
  useEffect(() => {
    session.animateStep = async (_, to, show) => {
      const table = root.current;
      const speed = pace();
      soundOf(timbre, to.fresh);
      if (table === null || speed === 0 || document.hidden) return show();
      await playOut(table, to, speed, () => appear(show));
    };
    return () => {
      session.animateStep = null;
    };
  }, [session, root, timbre, appear]);
}

type Appear = (show: () => void) => Promise<void>;

/** Renders a state in a transition, between the frames of running animations. Resolves when it is on the screen. */
function useAppearing(session: Session, shown: ClientState): Appear {
  const onScreen = useRef(shown);
  const arrived = useRef<() => void>(() => {});
  useLayoutEffect(() => {
    onScreen.current = shown;
    arrived.current();
  }, [shown]);
  // Resolves when the screen is unmounted, too.
  useEffect(() => () => arrived.current(), []);
  return useCallback(
    async (show) => {
      startTransition(show);
      // The player may have skipped the animations.
      if (session.state.shown === onScreen.current) return;
      await new Promise<void>((done) => {
        arrived.current = done;
      });
    },
    [session],
  );
}

async function playOut(
  table: HTMLElement,
  { fresh }: ClientState,
  speed: number,
  appear: () => Promise<void>,
): Promise<void> {
  const attacks = fresh.filter(({ type }) => type === 'attacks');
  for (const attack of attacks.slice(0, 2)) await lunge(table, attack, LUNGE * speed);
  const before = measure(table);
  await appear();
  const after = measure(table);
  const wounds = woundsOf(fresh);
  numbers(table, before, wounds, 900 * Math.max(speed, 0.6));
  const moved = travel(table, before, after, fresh, TRAVEL * speed);
  const isImportant = wounds.length > 0 || attacks.length > 0 || fresh.some(({ type }) => type === 'summoned');
  await Promise.all([moved, pause(isImportant ? (TRAVEL + REST) * speed : moved === null ? 0 : TRAVEL * speed * 0.6)]);
}

const woundsOf = (events: readonly SeenEvent[]) =>
  events.flatMap((event) => {
    const wound = valueChangeOf(event);
    return wound === null || event.how === 'cost' ? [] : [wound];
  });

const pause = (milliseconds: number) =>
  milliseconds <= 0 ? Promise.resolve() : new Promise<void>((done) => setTimeout(done, milliseconds));
