import { diceFrom, Match, otherWorld, type Seat } from '@taisen/kernel';
import { expect, test } from 'vitest';
import { holodelive } from '../src/index.ts';
import { table } from './table.ts';

test('how the table looks to a seat depends on nothing that it cannot know', () => {
  const dice = diceFrom(3);
  let compared = 0;
  for (let seed = 0; seed < 15; seed++) {
    const match = Match.start(holodelive, { seed: `peek ${seed}`, decks: [[], []] });
    while (match.result === null) {
      for (const seat of [0, 1] as const) {
        const other = otherWorld(match, seat, dice);
        if (other === null) continue;
        expect(holodelive.evaluate(other.g, seat)).toBe(holodelive.evaluate(match.g, seat));
        compared++;
      }
      const seat = match.waitingFor[0] as Seat;
      match.answer(seat, dice(match.decisionOf(seat)?.options.length as number));
    }
  }
  expect(compared).toBeGreaterThan(1000);
});

test('rounds, readiness and a better unit look better', () => {
  const look = (spec: Parameters<typeof table>[0]) => {
    const t = table({ ...spec, A: { hand: ['one'], ...spec.A } });
    return holodelive.evaluate(t.match.g, 0);
  };
  const plain = look({ A: { stage: ['mute-cool', 'otaku-staff'] } });
  expect(look({ A: { stage: ['vocal-cool', 'vocal-hot'] } })).toBeGreaterThan(plain);
  expect(look({ A: { stage: ['mute-cool', 'otaku-staff'], wins: 1 } })).toBeGreaterThan(plain);
  expect(look({ A: { stage: ['mute-cool', 'otaku-staff'] }, B: { stage: ['one'] } })).toBeLessThan(plain);
});
