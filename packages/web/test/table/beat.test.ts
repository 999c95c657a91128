import { expect, test } from 'vitest';
import { Beat } from '../../src/table/effects/beat.ts';

test('a skip ends what runs and all that would follow', async () => {
  const beat = new Beat(1);
  expect(beat.last(200)).toBe(200);
  const [long, order] = [beat.wait(1_000_000), [] as string[]];
  void long.then(() => order.push('waited'));
  beat.skip();
  await long;
  await beat.wait(1_000_000);
  expect(order).toEqual(['waited']);
  expect(beat.skipped).toBe(true);
  expect(beat.last(200)).toBe(0);
});

test('half the speed lasts half as long', () => {
  expect(new Beat(0.5).last(300)).toBe(150);
});
