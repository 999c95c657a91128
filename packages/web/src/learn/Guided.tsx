/** A script on the usual table, in which only the options of the current step are possible. */
import type { TutorialScript } from '@taisen/positions';
import { type ComponentProps, type ReactNode, useEffect, useMemo, useState } from 'react';
import type { GameUi } from '../games/game-ui.ts';
import { Screen } from '../table/Screen.tsx';
import { useSession } from '../table/use-session.ts';
import { LessonConnection } from './lesson-connection.ts';

interface GuidedProps {
  readonly ui: GameUi;
  readonly script: TutorialScript;
  /** Whether it ends as a game does; a practice of a few moves does not. */
  readonly isGame: boolean;
  readonly onDone: () => void;
  /** What is said beside the table. */
  readonly says: (connection: LessonConnection) => ReactNode;
  readonly ending?: ComponentProps<typeof Screen>['ending'];
}

export function Guided({ ui, script, isGame, onDone, says, ending }: GuidedProps) {
  const [, rerender] = useState(0);
  const connection = useMemo(
    () => new LessonConnection(ui.game, script, () => rerender((times) => times + 1), isGame),
    [ui, script, isGame],
  );
  const [session, { shown }] = useSession(connection.open);
  const over = connection.lesson === null;
  useEffect(() => {
    if (over) onDone();
  }, [over, onDone]);
  if (shown === null) return null;
  return (
    <Screen
      session={session}
      ui={ui}
      shown={shown}
      bottom={0}
      seat={0}
      occasion="lesson"
      lesson={says(connection)}
      {...(ending === undefined ? {} : { ending })}
    />
  );
}
