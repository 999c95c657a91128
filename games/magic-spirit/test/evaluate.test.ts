/** The judgement of a table, as far as a player that looks one step ahead needs it. */
import { expect, test } from 'vitest';
import type { Spec, Table } from './table.ts';
import { battle, table } from './table.ts';

const worth = (t: Table): number => t.match.game.evaluate(t.match.g, 0);
/** The options from best to worst, each judged where it leads without anyone else's choice. */
function ranked(t: Table): string[] {
  const { seat, options } = t.decision;
  const scores = options.map((_, i) => {
    const trial = t.match.fork();
    trial.answer(seat, i);
    return trial.game.evaluate(trial.g, seat);
  });
  const offered = options.map(({ do: verb, card, target }) =>
    [verb, card, target]
      .map((part) => (typeof part === 'number' ? t.labels[part] : part))
      .filter(Boolean)
      .join(' '),
  );
  return offered
    .map((label, i) => ({ label, score: scores[i] as number }))
    .sort((a, b) => b.score - a.score)
    .map(({ label }) => label);
}
const best = (t: Table) => ranked(t)[0];

test('what is hidden plays no part', () => {
  const one = table({ A: { hand: ['giant'] }, B: { hand: ['quick-cure'] } });
  const other = table({ A: { hand: ['giant'] }, B: { hand: ['mark'] } });
  expect(worth(one)).toBe(worth(other));
});

test('a charge that makes a skill ready is worth its card; one that does not is not', () => {
  const spec: Spec = { A: { hand: ['fire-spell', 'water-spell'], monsters: ['adept'], tokens: 0 } };
  expect(best(table(spec))).toBe('charge fire-spell adept');
  expect(ranked(table(spec)).indexOf('charge water-spell adept')).toBeGreaterThan(ranked(table(spec)).indexOf('end'));
});

test('a second charge for an advanced skill is worth it too', () => {
  const spec: Spec = {
    A: { hand: ['fire-spell'], monsters: ['adept'], tokens: 0, charges: ['camp'] },
    on: { camp: 'adept' },
  };
  const t = table(spec);
  t.does('skill adept (basic)');
  expect(best(t)).toBe('charge fire-spell adept');
});

test('a skill is used when it is ready', () => {
  expect(
    best(table({ A: { monsters: ['archer'], charges: ['camp'] }, B: { monsters: ['mark'] }, on: { camp: 'archer' } })),
  ).toBe('skill archer');
});

test('a phase card is placed and charged', () => {
  expect(best(table({ A: { hand: ['moon'], tokens: 2 } }))).toBe('phase moon');
  expect(best(table({ A: { hand: ['fire-spell'], phase: ['moon'], tokens: 0 } }))).toBe('charge fire-spell moon');
});

test('passing the turn with nothing left to do is no loss', () => {
  const t = table({ A: { hand: ['water-spell'], monsters: ['adept'], tokens: 0 }, B: { tokens: 0 } });
  expect(['battle', 'end']).toContain(best(t));
});

test('a good attack is worth declaring even while the opponent may still answer, a bad one is not', () => {
  const good = battle({ A: { monsters: ['giant'] }, B: { monsters: ['cheap'], hand: ['mark'], tokens: 5 } });
  expect(best(good)).toBe('attack giant cheap');
  const bad = battle({
    A: { monsters: ['cheap'] },
    B: { monsters: ['giant'], hand: ['mark'], tokens: 5 },
    hurt: { cheap: 300 },
  });
  expect(best(bad)).toBe('end');
});

test('a setsuna that saves a monster is used', () => {
  const t = table({
    active: 'B',
    step: 'battle',
    A: { monsters: ['cheap'], hand: ['aegis-of-light'] },
    B: { monsters: ['dummy'] },
  });
  t.does('attack dummy > cheap');
  expect(best(t)).toBe('setsuna aegis-of-light');
});
