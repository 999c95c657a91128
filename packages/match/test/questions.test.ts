import { GAMES } from '@taisen/games';
import { diceFrom, otherWorld, type Seat, viewOf } from '@taisen/kernel';
import { randomSetup } from '@taisen/testkit';
import { describe, expect, test } from 'vitest';
import { foresee, Table, whyNot } from '../src/index.ts';

describe.each([...GAMES.values()].map((game) => [game.id, game] as const))('%s', (_, game) => {
  test('a glance ahead and a reason tell no more than the player knows, and change nothing', () => {
    const table = Table.open(game, randomSetup(game, 2), { at: 0 });
    const dice = diceFrom(2);
    let foreseen = 0;
    for (let i = 0; i < 150 && table.result === null; i++) {
      const seat = table.match.waitingFor[0] as Seat;
      const options = table.match.decisionOf(seat)?.options ?? [];
      const option = dice(options.length);
      const before = JSON.stringify(table.match.save());
      const there = otherWorld(table.match, seat, dice, { record: true });
      if (there !== null) {
        const ahead = foresee(table.match, seat, option);
        expect(foresee(there, seat, option)).toEqual(ahead);
        if (ahead !== null && ahead.events.length > 0) foreseen++;
        for (const wanted of viewOf(table.match, seat).pending[0]?.options?.slice(0, 3) ?? []) {
          const twisted = { ...wanted, do: 'attack' };
          expect(whyNot(there, seat, twisted)).toBe(whyNot(table.match, seat, twisted));
        }
      }
      expect(JSON.stringify(table.match.save())).toBe(before);
      table.apply(table.accept({ do: 'answer', seat, option, asked: table.asked[seat] }, i));
    }
    expect(foreseen).toBeGreaterThan(20);
  });
});
