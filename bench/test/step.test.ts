import { diceFrom, type Seat } from '@taisen/kernel';
import { linkavel } from '@taisen/linkavel';
import type { SeatInfo } from '@taisen/protocol';
import { NO_CLOCK, Table, ViewerStream } from '@taisen/table';
import { expect, test } from 'vitest';
import { readStep, readWelcome } from '../src/server/step.ts';
import { PLAIN_DECK } from '../src/work.ts';

const info = {
  ...{ id: 't', game: 'linkavel', ruleset: 'r', rulings: {}, state: 'playing' as const, clock: NO_CLOCK },
  ...{ rated: false, private: true, practice: false, commitment: null },
  seats: [
    { kind: 'guest' as const, name: 'Ada' },
    { kind: 'guest' as const, name: 'Bo' },
  ] as [SeatInfo, SeatInfo],
};

test('the text search finds the same values as parsing a step or a welcome', () => {
  const table = Table.open(linkavel, { seed: 'steps', decks: [PLAIN_DECK, PLAIN_DECK] }, { at: 0 });
  const streams = [new ViewerStream(table, 0), new ViewerStream(table, 1)];
  const dice = diceFrom(1);
  let steps = 0;
  while (table.result === null) {
    const seat = table.match.waitingFor[0] as Seat;
    const option = dice(table.match.decisionOf(seat)?.options.length ?? 0);
    const entry = table.accept({ do: 'answer', seat, option, asked: table.asked[seat] }, 0);
    table.apply(entry);
    for (const [viewer, stream] of streams.entries()) {
      const text = stream.step(entry);
      const { seq, asked, result, view } = JSON.parse(text);
      const options = view.pending?.find(({ seat }: { seat: number }) => seat === viewer)?.options?.length ?? null;
      expect(readStep(text)).toEqual(result === undefined ? { seq, asked, options } : null);
      const welcome = stream.welcome(info);
      const pending = table.match.decisionOf(viewer as Seat)?.options.length ?? null;
      expect(readWelcome(welcome)).toEqual(table.result === null ? { seq, asked, options: pending } : null);
      expect([readStep(welcome), readWelcome(text)]).toEqual([null, null]);
      steps++;
    }
  }
  expect(steps).toBeGreaterThan(60);
  expect(readStep('{"type":"done","id":1,"seq":2}')).toBeNull();
});
