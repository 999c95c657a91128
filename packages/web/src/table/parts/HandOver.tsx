import type { Seat } from '@taisen/kernel';
import type { GameEntry } from '../../games/index.ts';
import { useSay } from '../../language.ts';
import { TABLE } from '../../words/table.ts';

/** Covers the table between the turns of two people at one device, until the next one is ready. */
export function HandOver({
  entry,
  seat,
  onShow,
}: {
  readonly entry: GameEntry;
  readonly seat: Seat;
  readonly onShow: () => void;
}) {
  const say = useSay();
  const name = say(TABLE.player, { n: seat + 1 });
  return (
    <main className="waiting table-message" data-game={entry.id}>
      <h1>{say(TABLE.pass)}</h1>
      <p>{say(TABLE.passTo, { name })}</p>
      {/* biome-ignore lint/a11y/noAutofocus: there is nothing else to do here */}
      <button type="button" className="button main" autoFocus onClick={onShow}>
        {say(TABLE.show)}
      </button>
    </main>
  );
}
