import { BadInput, diceFrom } from '@taisen/kernel';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { clientMessage, parseClientMessage } from '../src/index.ts';

/** Anything that stands where a number, a verb or a field should. */
const VALUES = [0, 1, 7, -1, -0, 0.5, 1e21, 2 ** 53, '1', null, true, [], {}, 'answer', 'concede'];
const FIELDS = ['do', 'id', 'asked', 'option', 'nonce', 'kinds', 'seat', '__proto__'];

test('an answer is one exactly where the schema says so', () => {
  const dice = diceFrom(3);
  const any = <T>(list: readonly T[]): T => list[dice(list.length)] as T;
  const seen = { taken: 0, refused: 0 };
  for (let i = 0; i < 20_000; i++) {
    const fields: [string, unknown][] = [
      ['do', dice(4) === 0 ? any(VALUES) : 'answer'],
      ['id', dice(4) === 0 ? any(VALUES) : dice(100)],
      ['asked', dice(4) === 0 ? any(VALUES) : dice(100)],
      ['option', dice(4) === 0 ? any(VALUES) : dice(100)],
    ];
    if (dice(4) === 0) fields.splice(dice(4), 1);
    if (dice(4) === 0) fields.splice(dice(4), 0, [any(FIELDS), any(VALUES)]);
    // As text, since a message may name a field twice.
    const text = `{${fields.map(([name, value]) => `${JSON.stringify(name)}:${JSON.stringify(value)}`).join()}}`;
    const { success, output } = v.safeParse(clientMessage, JSON.parse(text));
    seen[success ? 'taken' : 'refused']++;
    if (success) expect(parseClientMessage(text)).toEqual(output);
    else expect(() => parseClientMessage(text)).toThrow(BadInput);
  }
  expect(Math.min(seen.taken, seen.refused)).toBeGreaterThan(1000);
});
