/** Animates steps: attackers lunge, cards travel, damage appears as numbers. */
import type { SeenEvent } from '@taisen/kernel';
import type { ClientState } from '@taisen/protocol';
import { type RefObject, startTransition, useCallback, useEffect, useLayoutEffect, useRef } from 'react';
import type { GameUi } from '../../games/game-ui.ts';
import type { Session } from '../session.ts';
import { pace } from '../settings.ts';
import { soundOf } from '../sound/events.ts';
import { type Events, valueChangeOf } from '../value-changes.ts';
import { lunge, measure, numbers, travel } from './motions.ts';

/** Milliseconds at normal speed. */
const LUNGE = 260;
const TRAVEL = 300;
/** The pause after something important. */
const REST = 220;

interface Animated {
  readonly session: Session;
  readonly root: RefObject<HTMLElement | null>;
  readonly shown: ClientState;
  readonly ui: GameUi;
}

export function useStepAnimation({ session, root, shown, ui }: Animated): void {
  const appear = useAppearing(session, shown);
  useEffect(() => {
    session.animateStep = async (_, to, show) => {
      const table = root.current;
      const speed = pace();
      soundOf(ui.game, ui.timbre, to.fresh);
      if (table === null || speed === 0 || document.hidden) return show();
      await playOut(ui.game, table, to, speed, () => appear(show));
    };
    return () => {
      session.animateStep = null;
    };
  }, [session, root, ui, appear]);
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
  game: Events,
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
  const changes = changesOf(game, fresh);
  numbers(table, before, changes, 900 * Math.max(speed, 0.6));
  const moved = travel(table, before, after, fresh, TRAVEL * speed);
  const isImportant = changes.length > 0 || attacks.length > 0 || fresh.some(({ type }) => type === 'summoned');
  await Promise.all([moved, pause(isImportant ? (TRAVEL + REST) * speed : moved === null ? 0 : TRAVEL * speed * 0.6)]);
}

const changesOf = (game: Events, events: readonly SeenEvent[]) =>
  events.flatMap((event) => {
    const change = valueChangeOf(game, event);
    return change === null || event.how === 'cost' ? [] : [change];
  });

const pause = (milliseconds: number) =>
  milliseconds <= 0 ? Promise.resolve() : new Promise<void>((done) => setTimeout(done, milliseconds));
