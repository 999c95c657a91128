import { expect, test } from 'vitest';
import { BadInput, Refused, RulesFault } from '../src/index.ts';

/** The classes of another copy of the kernel. */
const copy = await import(`${'../src/errors.ts'}?copy`);

test('errors of another copy of the kernel are recognized', () => {
  expect(copy.Refused).not.toBe(Refused);
  const refused = new copy.Refused('no', 'LV-1.1');
  expect(refused instanceof Refused).toBe(true);
  expect(refused instanceof BadInput).toBe(true);
  expect(refused instanceof RulesFault).toBe(false);
  expect(new copy.BadInput('no') instanceof Refused).toBe(false);
  expect(new copy.RulesFault('no') instanceof RulesFault).toBe(true);
});

test('derived classes are told apart as usual', () => {
  class Derived extends Refused {}
  class Other extends Refused {}
  const derived = new Derived('no', null);
  expect(derived instanceof Derived).toBe(true);
  expect(derived instanceof Refused).toBe(true);
  expect(derived instanceof Other).toBe(false);
  expect(new Refused('no', null) instanceof Derived).toBe(false);
  for (const value of [null, undefined, 'Refused', 1, {}, new Error('no')])
    expect(value instanceof BadInput).toBe(false);
});
