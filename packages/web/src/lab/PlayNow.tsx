/** Plays the version of a study at once. */
import { combine, type Patch, type Prepared } from '@taisen/lab/study';
import { useLocation } from 'wouter';
import type { GameEntry } from '../games/index.ts';
import { useSay } from '../language.ts';
import { openTable } from '../local/device.ts';
import { levelNamed, STEADY } from '../local/levels.ts';
import { LAB } from '../words/lab.ts';

/** A table of this device with the changed game, and a bot in the other seat. */
export function PlayNow({ entry, prepared }: { readonly entry: GameEntry; readonly prepared: Prepared }) {
  const say = useSay();
  const [, navigate] = useLocation();
  const { study, sides } = prepared;
  const play = () => {
    const side = sides.at(-1) as (typeof sides)[number];
    const patch: Patch = combine(study.patch ?? {}, study.variant ?? {});
    openTable({
      game: entry.id,
      decks: [side.decks[0] ?? [], side.decks[1] ?? side.decks[0] ?? []],
      rulings: {},
      seats: [
        { kind: 'person', name: '' },
        { kind: 'bot', level: STEADY, name: say(levelNamed(STEADY)) },
      ],
      ...(side.game === prepared.game ? {} : { patch }),
    }).then((id) => navigate(`/table/local/${id}`), console.error);
  };
  return (
    <button type="button" className="button" onClick={play}>
      {say(LAB.play)}
    </button>
  );
}
