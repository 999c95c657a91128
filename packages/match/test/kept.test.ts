import { diceFrom } from '@taisen/kernel';
import { expect, test } from 'vitest';
import { Kept } from '../src/kept.ts';

test('the last texts come back as they were, whatever their length and letters', () => {
  const dice = diceFrom(1);
  for (let run = 0; run < 20; run++) {
    const kept = new Kept();
    const all: string[] = [];
    const letters = ['a', 'é', '潮', '🂡'][run % 4] as string;
    for (let i = 0; i < 300; i++) {
      const text = `${i} ${letters.repeat(dice(run < 10 ? 400 : 2600))}`;
      kept.push(text);
      all.push(text);
      expect(kept.last(kept.count)).toEqual(all.slice(all.length - kept.count));
      expect(kept.count).toBeGreaterThan(0);
    }
    expect(kept.last(1)).toEqual(all.slice(-1));
    expect(kept.last(0)).toEqual([]);
  }
});

test('a dozen steps of an ordinary size have room, and more', () => {
  const kept = new Kept();
  for (let i = 0; i < 100; i++) kept.push('x'.repeat(1250));
  expect(kept.count).toBeGreaterThanOrEqual(12);
});

test('a text that has no room is not kept, and neither is what came before it', () => {
  const kept = new Kept();
  kept.push('first');
  kept.push('x'.repeat(20_000));
  expect(kept.count).toBe(0);
  kept.push('next');
  expect(kept.last(1)).toEqual(['next']);
});
