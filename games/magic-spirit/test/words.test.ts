import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { magicSpirit } from '../src/index.ts';

const source = (file: string) => readFileSync(new URL(`../src/${file}`, import.meta.url), 'utf8');

test('every rule that a refusal can return has a text', () => {
  const named = ['refusal', 'battle', 'chain', 'charge', 'magic', 'phase', 'skill', 'summon', 'deck']
    .flatMap((file) => [...source(`${file}.ts`).matchAll(/'(MS-\d+\.\d+|text)'/g)])
    .map(([, id]) => id as string);
  expect(named.length).toBeGreaterThan(25);
  for (const id of named) expect(magicSpirit.words[`rule.${id}`], id).toBeDefined();
});
