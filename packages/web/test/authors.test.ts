import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { linkavel } from '@taisen/linkavel';
import { type Position, position } from '@taisen/positions';
import { describe, expect, onTestFinished, test } from 'vitest';
import { ruleBookPage } from '../build/rule-books.ts';
import { type ProvingTest, testsIn, testsOf } from '../build/tests/index.ts';
import { traitsOf } from '../src/authors/ability.ts';
import { cardsForAuthors, cardsOn, positionsByCard } from '../src/authors/cards.ts';
import { NO_FILTER } from '../src/cards/filter.ts';
import type { AnyCard } from '../src/games/game-ui.ts';
import { GAMES } from '../src/games/index.ts';
import { rulesOf } from '../src/games/rules.ts';
import { addressOf, positionAt } from '../src/learn/positions.ts';

const fromRoot = (path: string) => readFileSync(new URL(`../../../${path}`, import.meta.url), 'utf8');

describe.each(GAMES.map(({ id }) => id))('the tests of %s', (id) => {
  const listing = testsOf(id);

  test('prove every clause of its cards, and nothing else', async () => {
    const { cards } = await rulesOf(id);
    const clauses = cards.flatMap((def) => Object.keys(def.text).map((key) => `${def.id}.${key}`));
    const { clauses: proved, failed } = await listing;
    expect(failed).toEqual([]);
    expect(Object.keys(proved).sort()).toEqual(clauses.sort());
  });

  test('prove every rule of its book, and nothing else', async () => {
    const page = ruleBookPage(fromRoot(`games/${id}/RULES.md`));
    const rules = [...page.matchAll(/<li id="([^"]+)" class="rule">/g)].map(([, rule]) => rule as string);
    expect(Object.keys((await listing).rules).sort()).toEqual(rules.sort());
  });

  test('are in the files and lines that are named', async () => {
    const { clauses, rules } = await listing;
    const places = (of: Readonly<Record<string, readonly ProvingTest[]>>) =>
      Object.entries(of).flatMap(([key, tests]) => tests.map((each) => ({ key, ...each })));
    for (const { key, title, file, line } of [...places(clauses), ...places(rules)]) {
      expect(file).toMatch(new RegExp(`^games/${id}/test/.*\\.test\\.ts$`));
      expect(title).not.toBe('');
      expect(title).not.toContain(`${key} `);
      // A call begins there: `clause(`, `rule(`, or a function of the test file around them.
      expect(fromRoot(file).split('\n')[line - 1], `${file}:${line}`).toMatch(/\w\(/);
    }
  });
});

describe('listing tests', () => {
  const listed = (files: Readonly<Record<string, string>>) => {
    const folder = mkdtempSync(join(tmpdir(), 'taisen-tests-'));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
    const tests = Object.keys(files).filter((name) => name.includes('.test.'));
    return testsIn(tests.map((name) => join(folder, name)));
  };

  test('finds those that a function or a loop registers, and runs none', async () => {
    const { clauses, rules, failed } = await listed({
      'helper.ts': `
        import { test } from 'vitest';
        export const draws = (card: string, n: number) =>
          test(\`\${card} a: draws \${n}\`, { meta: { clause: \`game/\${card}.a\` } }, () => { throw new Error('it ran'); });`,
      'cards.test.ts': `import { describe, test } from 'vitest';
import { draws } from './helper.ts';
draws('fox', 2);
for (const card of ['owl', 'elk']) draws(card, 1);
describe('rules', () => {
  test('TG-1.1 TG-1.2 both hold', { meta: { rules: ['TG-1.1', 'TG-1.2'] } }, () => {});
});
test('about nothing in particular', () => {});
`,
    });
    expect(failed).toEqual([]);
    expect(Object.keys(clauses)).toEqual(['fox.a', 'owl.a', 'elk.a']);
    expect(clauses['fox.a']).toEqual([{ title: 'draws 2', file: expect.stringMatching(/cards\.test\.ts$/), line: 3 }]);
    expect(clauses['elk.a']?.[0]).toMatchObject({ title: 'draws 1', line: 4 });
    expect(rules['TG-1.1']).toEqual(rules['TG-1.2']);
    expect(rules['TG-1.1']?.[0]?.title).toBe('both hold');
  });

  test('names a file that cannot be loaded, and lists the others', async () => {
    const { clauses, failed } = await listed({
      'a.test.ts': 'this is not a test',
      'b.test.ts': `import { test } from 'vitest'; test('fox a: runs', { meta: { clause: 'game/fox.a' } }, () => {});`,
    });
    expect(failed).toEqual([expect.stringMatching(/a\.test\.ts: SyntaxError/)]);
    expect(Object.keys(clauses)).toEqual(['fox.a']);
  });
});

test('the traits of an ability are read from its definition', () => {
  const none = { on: null, itself: true, may: false, later: false, modifies: [], modifiesPlayer: [], fields: [] };
  expect(traitsOf({})).toEqual(none);
  expect(traitsOf({ on: 'summoned', itself: false, may: true, kind: 'triggered', once: true, run() {} })).toEqual({
    ...none,
    on: 'summoned',
    itself: false,
    may: true,
    fields: ['kind: triggered', 'once'],
  });
  expect(traitsOf({ modifies: { power() {}, level() {} }, modifiesPlayer: { draws() {} }, can() {} })).toEqual({
    ...none,
    modifies: ['power', 'level'],
    modifiesPlayer: ['draws'],
    fields: ['can()'],
  });
  expect(traitsOf({ charge: { sp: 2 }, stage: 0, beats: undefined, copies: false }).fields).toEqual([
    'charge: {sp:2}',
    'stage: 0',
  ]);
});

describe('positions', () => {
  const named = (rule: string, table: Position['table']) => position(rule, ['', '', ''], ['', '', ''], table, []);
  const heron = named('LV-3.4', {
    step: 'main1',
    A: { hand: ['tide-heron'], monsters: [null, 'ripple-fry'], deck: ['moss-pup'], lp: 1000 },
    B: { monsters: ['ripple-fry'] },
  });

  test('have the cards that somebody sees, not those in decks', () => {
    expect(cardsOn(linkavel, heron.table)).toEqual(['tide-heron', 'ripple-fry']);
    const byCard = positionsByCard(linkavel, [{ href: '/here', position: heron }]);
    expect([...byCard.keys()]).toEqual(['tide-heron', 'ripple-fry']);
  });

  test('have an address each, also for the same rule', () => {
    const positions = [heron, named('LV-3.5', { step: 'main1' }), named('LV-3.4', { step: 'battle' })];
    const addresses = positions.map((each) => addressOf('linkavel', positions, each));
    expect(addresses).toEqual(['LV-3.4', 'LV-3.5', 'LV-3.4-2'].map((key) => `/linkavel/learn/positions/${key}`));
    for (const [i, address] of addresses.entries())
      expect(positionAt(positions, address.split('/').at(-1) ?? '')).toBe(positions[i]);
    expect(positionAt(positions, 'LV-9.9')).toBeUndefined();
  });
});

test('authors search ids and the texts of every language', () => {
  const ui = { cards: linkavel.cards as unknown as readonly AnyCard[], facets: [] };
  const found = (text: string) => cardsForAuthors(ui, { ...NO_FILTER, text }).map(({ id }) => id);
  for (const text of ['tide-heron', 'Tide-Road Heron', '潮路の鷺', '潮路之鷺'])
    expect(found(text)).toEqual(['tide-heron']);
  expect(found('')).toHaveLength(linkavel.cards.length);
  expect(found('no such card')).toEqual([]);
});
