import { diceFrom, Match } from '@taisen/kernel';
import { randomSetup } from '@taisen/testkit';
import { expect, test } from 'vitest';
import { type Judge, judge } from '../src/index.ts';
import { playTurn } from '../src/search/playing.ts';
import { byName } from './games.ts';

/** Here nearly every turn has a choice; in the others some pass by themselves. */
const chosen = byName.filter(([id]) => id === 'linkavel' || id === 'magic-spirit');

test.each(chosen)(
  '%s: a turn at a glance is judged where it ends, and not after the opponent has done nothing',
  (_, game) => {
    const match = Match.start(game, randomSetup(game, 40));
    const dice = diceFrom(4);
    const ahead = new Set<number>();
    while (match.result === null) {
      const { turn } = match.state;
      const judged: Judge = (trial, seat) => {
        if (trial.result === null) ahead.add(trial.state.turn - turn);
        return judge(trial, seat);
      };
      playTurn(match, 8, judged, dice);
    }
    expect([...ahead]).toEqual([1]);
  },
);
