/** Most checkpoints of a table's match are not stored. Those that are computed must be equal to stored ones. */
import { GAMES } from '@taisen/games';
import { createRng, diceFrom, Match, rulingsOf, type Seat } from '@taisen/kernel';
import { randomSetup } from '@taisen/testkit';
import { describe, expect, test } from 'vitest';

describe.each([...GAMES.values()].map((game) => [game.id, game] as const))('%s', (_, game) => {
  test.each([1, 2, 8, Number.POSITIVE_INFINITY])(
    'with a checkpoint every %d steps, a match is as with one for each',
    (spacing) => {
      let asked = 0;
      for (let seed = 0; seed < 3; seed++) {
        const setup = randomSetup(game, seed);
        const dice = diceFrom(seed);
        // From a state, so that its start is copied, too.
        const all = Match.from(game, setup, game.setup(setup, rulingsOf(game, setup)), { record: true });
        const some = Match.start(game, setup, { record: true, spacing });
        // Not for every seed: asking for a checkpoint stores it.
        if (seed > 0) expect(some.checkpointState).toEqual(all.checkpointState);
        for (let i = 0; all.result === null && i < 400; i++) {
          const seat = all.waitingFor[0] as Seat;
          const option = dice(all.decisionOf(seat)?.options.length ?? 1);
          for (const match of [all, some]) match.answer(seat, option);
          // And not at every step, for the same reason.
          if (dice(3) > 0) continue;
          asked++;
          const what = dice(4);
          if (what === 0) expect(some.checkpointState).toEqual(all.checkpointState);
          else if (what === 1) expect(some.save()).toEqual(all.save());
          else if (what === 2) expect(some.fork({ record: true }).state).toEqual(all.fork({ record: true }).state);
          else if (all.answersSince > 0) for (const match of [all, some]) match.undo();
          // After a reseed, replaying from an earlier checkpoint would give another state.
          if (dice(20) === 0)
            for (const match of [all, some])
              if (match.result === null) match.reseed(createRng(`elsewhere ${seed} ${i}`));
        }
        expect(some.state).toEqual(all.state);
        expect(some.checkpointState).toEqual(all.checkpointState);
        expect(some.history).toEqual(all.history);
        expect(some.recorder).toEqual(all.recorder);
      }
      expect(asked).toBeGreaterThan(20);
    },
  );
});
