/** Most checkpoints of a table's match are not written down: they have to be as if they were. */
import { GAMES } from '@taisen/games';
import { createRng, diceFrom, Match, rulingsOf, type Seat } from '@taisen/kernel';
import { randomSetup } from '@taisen/testkit';
import { describe, expect, test } from 'vitest';

describe.each([...GAMES.values()].map((game) => [game.id, game] as const))('%s', (_, game) => {
  test.each([1, 2, 8, Number.POSITIVE_INFINITY])('with one copy in %d steps, a match is as with each', (spacing) => {
    let asked = 0;
    for (let seed = 0; seed < 3; seed++) {
      const setup = randomSetup(game, seed);
      const dice = diceFrom(seed);
      // From a state, so that where it begins is copied, too.
      const all = Match.from(game, setup, game.setup(setup, rulingsOf(game, setup)), { record: true });
      const some = Match.start(game, setup, { record: true, spacing });
      // Not with each seed: who has been asked for a checkpoint has a copy.
      if (seed > 0) expect(some.checkpointState).toEqual(all.checkpointState);
      for (let i = 0; all.result === null && i < 400; i++) {
        const seat = all.waitingFor[0] as Seat;
        const option = dice(all.decisionOf(seat)?.options.length ?? 1);
        for (const match of [all, some]) match.answer(seat, option);
        // And not at every step.
        if (dice(3) > 0) continue;
        asked++;
        const what = dice(4);
        if (what === 0) expect(some.checkpointState).toEqual(all.checkpointState);
        else if (what === 1) expect(some.save()).toEqual(all.save());
        else if (what === 2) expect(some.fork({ record: true }).state).toEqual(all.fork({ record: true }).state);
        else if (all.answersSince > 0) for (const match of [all, some]) match.undo();
        // Elsewhere by chance: from here on what came before no longer tells what comes.
        if (dice(20) === 0)
          for (const match of [all, some]) if (match.result === null) match.reseed(createRng(`elsewhere ${seed} ${i}`));
      }
      expect(some.state).toEqual(all.state);
      expect(some.checkpointState).toEqual(all.checkpointState);
      expect(some.history).toEqual(all.history);
      expect(some.recorder).toEqual(all.recorder);
    }
    expect(asked).toBeGreaterThan(20);
  });
});
