/** Three figures that tell how a game went. */
import type { Seat, SeenEvent, View, Words } from '@taisen/kernel';
import type { GameUi } from '../games/game-ui.ts';
import { wordOf } from '../games/game-ui.ts';
import { specOf } from '../table/value-changes.ts';
import { OUTCOME } from '../words/outcome.ts';

export interface Figure {
  readonly name: Words;
  readonly mine: string | number;
  /** Absent if the number is the same for both. */
  readonly theirs?: string | number;
}

export function figuresOf(ui: GameUi, view: View, events: readonly SeenEvent[], seat: Seat): readonly Figure[] {
  const other: Seat = seat === 0 ? 1 : 0;
  const life = (each: Seat) => ui.layout.facts(view, each).find((fact) => fact.life);
  const [mine, theirs] = [life(seat), life(other)];
  const played = (each: Seat) =>
    events.filter((event) => event.seat === each && specOf(ui.game, event.type).sound === 'place').length;
  /** The most that a seat has lost at once: the hardest hit of the other. */
  const hardest = (each: Seat) =>
    Math.max(
      0,
      ...events
        .filter(
          (event) => event.seat === each && event.how !== 'cost' && specOf(ui.game, event.type).loses === 'player',
        )
        .map(({ amount = 0 }) => amount),
    );
  const hits = [hardest(other), hardest(seat)] as const;
  return [
    ...(mine === undefined || theirs === undefined
      ? []
      : [{ name: wordOf(ui.game, `table.${mine.key}`), mine: mine.value, theirs: theirs.value }]),
    { name: OUTCOME.cardsPlayed, mine: played(seat), theirs: played(other) },
    Math.max(...hits) > 1
      ? { name: OUTCOME.hardestHit, mine: hits[0], theirs: hits[1] }
      : { name: OUTCOME.turns, mine: view.turn },
  ];
}
