/** The guided first game. */
import './learn.css';
import { use } from 'react';
import { Link } from 'wouter';
import { type GameEntry, useGameUi } from '../games/index.ts';
import { useSay } from '../language.ts';
import { Guided } from '../learn/Guided.tsx';
import { lessonsOf } from '../learn/lessons.ts';
import { Teacher } from '../learn/Teacher.tsx';
import { GENTLEST, levelNamed } from '../local/levels.ts';
import { Face } from '../opponents/Face.tsx';
import { finishFirst } from '../progress.ts';
import { LEARN } from '../words/learn.ts';
import { TABLE } from '../words/table.ts';

export default function FirstGame({ entry }: { readonly entry: GameEntry }) {
  const say = useSay();
  const ui = useGameUi(entry);
  const { tutorial } = use(lessonsOf(entry.id));
  const play = `/${entry.id}/play?bot=1`;
  return (
    <Guided
      ui={ui}
      script={tutorial}
      isGame={true}
      onDone={() => finishFirst(entry.id, 'won')}
      says={(connection) => (
        <Teacher
          connection={connection}
          leave={
            <Link className="skip" href={play} onClick={() => finishFirst(entry.id, 'skipped')}>
              {say(LEARN.skip)}
            </Link>
          }
        />
      )}
      ending={{
        about: say(tutorial.closing),
        rematch: false,
        next: (
          <Link className="button main with-face" href={play}>
            <Face level={GENTLEST} />
            {say(LEARN.playNow, { name: say(levelNamed(GENTLEST)) })}
          </Link>
        ),
        more: (
          <Link className="button" href={`/${entry.id}/learn`}>
            {say(TABLE.learnMore)}
          </Link>
        ),
      }}
    />
  );
}
