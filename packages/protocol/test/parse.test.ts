import { BadInput, diceFrom } from '@taisen/kernel';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { clientMessage, parseClientMessage } from '../src/index.ts';

/** Valid and invalid values for any field. */
const VALUES = [0, 1, 7, -1, -0, 0.5, 1e21, 2 ** 53, '1', null, true, [], {}, 'answer', 'concede'];
const FIELDS = ['do', 'id', 'asked', 'option', 'nonce', 'kinds', 'seat', '__proto__'];

test('exactly the answers that the schema accepts are accepted', () => {
  const dice = diceFrom(3);
  const any = <T>(list: readonly T[]): T => list[dice(list.length)] as T;
  const seen = { accepted: 0, refused: 0 };
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
    seen[success ? 'accepted' : 'refused']++;
    if (success) expect(parseClientMessage(text)).toEqual(output);
    else expect(() => parseClientMessage(text)).toThrow(BadInput);
  }
  expect(Math.min(seen.accepted, seen.refused)).toBeGreaterThan(1000);
});
