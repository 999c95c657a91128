import { diceFrom, Match } from '@taisen/kernel';
import { randomSetup } from '@taisen/testkit';
import { expect, test } from 'vitest';
import { type Evaluator, learnedEvaluator } from '../src/index.ts';
import { rolloutTurn } from '../src/search/rollout.ts';
import { byName } from './games.ts';

/** In these games nearly every turn has a decision; in the others some pass automatically. */
const chosen = byName.filter(([id]) => id === 'linkavel' || id === 'magic-spirit');

test.each(chosen)(
  '%s: a turn of a rollout is evaluated where it ends, and not after a turn of the opponent',
  (_, game) => {
    const match = Match.start(game, randomSetup(game, 40));
    const dice = diceFrom(4);
    const ahead = new Set<number>();
    while (match.result === null) {
      const { turn } = match.state;
      const evaluate: Evaluator = (trial, seat) => {
        if (trial.result === null) ahead.add(trial.state.turn - turn);
        return learnedEvaluator(trial, seat);
      };
      rolloutTurn(match, 8, evaluate, dice);
    }
    expect([...ahead]).toEqual([1]);
  },
);
