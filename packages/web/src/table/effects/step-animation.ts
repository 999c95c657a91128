/** Animates steps: the cues of each are played on the table, between the old state and the new one. */
import type { ClientState } from '@taisen/protocol';
import { type RefObject, startTransition, useCallback, useEffect, useLayoutEffect, useRef } from 'react';
import type { GameUi } from '../../games/game-ui.ts';
import type { Stage } from '../scene.ts';
import type { Session } from '../session.ts';
import { pace } from '../settings.ts';
import { soundOf, soundPlayer } from '../sound/events.ts';
import { Beat } from './beat.ts';
import { type Cues, cuesOf } from './cues.ts';
import { PLAIN_MOTION } from './motion-style.ts';
import { Performance } from './perform.ts';

interface Animated {
  readonly session: Session;
  readonly root: RefObject<HTMLElement | null>;
  readonly shown: ClientState;
  readonly ui: GameUi;
  readonly stage: Stage;
}

export function useStepAnimation({ session, root, shown, ui, stage }: Animated): void {
  const appear = useAppearing(session, shown);
  useEffect(() => {
    session.animateStep = async (from, to, show) => {
      const table = root.current;
      const speed = pace();
      if (table === null || speed === 0 || document.hidden) {
        soundOf(ui.game, ui.timbre, to.fresh);
        return show();
      }
      await playOut(ui, session, stage, table, from, to, speed, () => appear(show));
    };
    return () => {
      session.animateStep = null;
      session.onSkip = null;
    };
  }, [session, root, ui, stage, appear]);
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
  ui: GameUi,
  session: Session,
  stage: Stage,
  table: HTMLElement,
  from: ClientState,
  to: ClientState,
  speed: number,
  appear: () => Promise<void>,
): Promise<void> {
  const cues = cuesOf(ui.game, {
    from: from.view,
    to: to.view,
    past: from.events,
    fresh: to.fresh,
    ended: [from.result, to.result],
    viewer: to.viewer,
    announced: ui.layout.announced ?? [],
  });
  const beat = new Beat(speed * hurry(cues));
  session.onSkip = beat.skip;
  const playing = new Performance(table, stage, beat, ui.motion ?? PLAIN_MOTION, soundPlayer(ui.timbre));
  try {
    await playing.before(cues.before);
    const was = playing.measure(cues.after);
    await appear();
    soundOf(ui.game, ui.timbre, to.fresh, cues);
    await playing.after(cues.after, was, to.fresh);
  } finally {
    playing.close();
    session.onSkip = null;
  }
}

/** Many cues in one step are played faster. */
const hurry = ({ before }: Cues): number => 1 / (1 + 0.22 * Math.max(0, before.length - 1));
