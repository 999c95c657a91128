/** A published version does what it did when it was published. */
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type Golden, goldenDifferences, isPublished, recordGolden, versionOf } from '@taisen/testkit/golden';
import { describe, expect, test } from 'vitest';
import { GAMES } from '../src/index.ts';

const fileOf = (game: string, version: string) =>
  fileURLToPath(new URL(`../../../games/${game}/golden/${version}.json`, import.meta.url));

for (const game of [...GAMES.values()].filter(isPublished)) {
  test(`${game.id} ${versionOf(game)} plays its golden matches as they were recorded`, () => {
    const file = fileOf(game.id, versionOf(game));
    const advice = `npm run taisen -- golden ${game.id}`;
    if (!existsSync(file)) throw new Error(`version ${versionOf(game)} has no golden matches: ${advice}`);
    const found = goldenDifferences(game, JSON.parse(readFileSync(file, 'utf8')) as Golden);
    const shown = found.slice(0, 8).join('\n');
    if (found.length > 0)
      throw new Error(
        `${game.id} no longer does what version ${versionOf(game)} does. If that is meant, give games/${game.id}/package.json a new version, then: ${advice}\n${shown}`,
      );
  });
}

describe('the check', () => {
  const game = [...GAMES.values()][0] as NonNullable<ReturnType<typeof GAMES.get>>;
  const golden = recordGolden(game);
  const withCard = (change: object) => ({
    ...game,
    cards: game.cards.map((card, i) => (i === 0 ? { ...card, ...change } : card)),
  });

  test('finds nothing in the same game, also with other words and pictures', () => {
    expect(goldenDifferences(game, golden)).toEqual([]);
    const name = { ja: 'a', 'zh-Hant': 'b', en: 'c' };
    expect(goldenDifferences(withCard({ name, art: { icon: 'x' } }), golden)).toEqual([]);
  });

  test('names the card whose number has changed, and the ruling', () => {
    const id = game.cards[0]?.id;
    expect(goldenDifferences(withCard({ power: 1 }), golden)[0]).toBe(`card ${id} has changed`);
    const [ruling = '', spec] = Object.entries(game.rulings)[0] ?? [];
    const other = { ...game, rulings: { ...game.rulings, [ruling]: { ...spec, values: [spec?.default] } } };
    expect(goldenDifferences(other as typeof game, golden)[0]).toBe(`ruling ${ruling} has changed`);
  });

  test('names the match and the decision at which a step does something else', () => {
    const [name = '', step] = Object.entries(game.steps).find(([, each]) => typeof each === 'object') ?? [];
    const action = step as { ask(g: unknown): readonly { options: readonly unknown[] }[] };
    const fewer = {
      ...action,
      ask: (g: unknown) => action.ask(g).map((each) => ({ ...each, options: each.options.slice(-1) })),
    };
    const changed = { ...game, steps: { ...game.steps, [name]: fewer } } as typeof game;
    expect(goldenDifferences(changed, golden)[0]).toMatch(/^match \d+, decision \d+: .*turn \d+/);
  });

  test('does not take the golden matches of another version', () => {
    expect(goldenDifferences({ ...game, ruleset: '99.0.0-abc' }, golden)).toEqual([
      `the golden matches are of version ${golden.version}`,
    ]);
  });
});
