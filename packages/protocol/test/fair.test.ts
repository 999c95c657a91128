import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { commitmentTo, randomHex, seedFrom, sha256 } from '../src/index.ts';

const [secret, one, two] = ['a', 'b', 'c'].map((letter) => letter.repeat(64)) as [string, string, string];

test('the seed is the SHA-256 of secret, nonces and table, as any tool computes it', async () => {
  const by = (text: string) => createHash('sha256').update(text).digest('hex');
  expect(await sha256('abc')).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad');
  expect(await commitmentTo(secret)).toBe(by(secret));
  expect(await seedFrom(secret, [one, two], 'T1')).toBe(by(`${secret}${one}${two}T1`));
});

test('every part changes the seed, and the order of the seats does too', async () => {
  const seeds = await Promise.all([
    seedFrom(secret, [one, two], 'T1'),
    seedFrom(one, [one, two], 'T1'),
    seedFrom(secret, [two, one], 'T1'),
    seedFrom(secret, [one, one], 'T1'),
    seedFrom(secret, [one, two], 'T2'),
  ]);
  expect(new Set(seeds).size).toBe(seeds.length);
});

test('a nonce of another length is refused: two matches could get the same seed', () => {
  expect(() => seedFrom(secret, [one.slice(1), two], 'T1')).toThrow(/64 digits/);
  expect(() => seedFrom(secret, [one.toUpperCase(), two], 'T1')).toThrow(/64 digits/);
});

test('random values do not repeat', () => {
  const drawn = Array.from({ length: 100 }, randomHex);
  expect(new Set(drawn).size).toBe(100);
  for (const text of drawn) expect(text).toMatch(/^[0-9a-f]{64}$/);
});

test('texts of any length and script have the same hash as with WebCrypto', async () => {
  const by = async (text: string) =>
    Buffer.from(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))).toString('hex');
  const text = fc.string({ unit: 'binary', maxLength: 300 });
  await fc.assert(
    fc.asyncProperty(text, async (each) => {
      expect(await sha256(each)).toBe(await by(each));
    }),
  );
});

test('a page without WebCrypto computes the same', async () => {
  vi.stubGlobal('crypto', { getRandomValues: crypto.getRandomValues.bind(crypto) });
  expect(await sha256('abc')).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad');
  expect(randomHex(16)).toMatch(/^[0-9a-f]{32}$/);
  vi.unstubAllGlobals();
});
