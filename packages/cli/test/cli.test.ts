/** The command line with real processes and real files. */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';

const root = new URL('../../..', import.meta.url).pathname;
const folder = mkdtempSync(join(tmpdir(), 'taisen-'));
afterAll(() => rmSync(folder, { recursive: true }));

function taisen(args: readonly string[], input = '') {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['packages/cli/src/main.ts', ...args], {
    cwd: root,
    input,
    encoding: 'utf8',
    env: { ...process.env, NO_COLOR: '1', LANG: 'C' },
  });
  return { status, stdout, stderr };
}

const file = join(folder, 'game.json');
const always = (choice: number, times: number) => `${choice}\n`.repeat(times);

test('a game against the bot by typing numbers, saved and replayed', () => {
  const played = taisen(['play', 'linkavel', '--seed', 'cli', '--bot', 'random', '--save', file], always(1, 3000));
  expect(played.stderr).toBe('');
  expect(played.status).toBe(0);
  expect(played.stdout).toMatch(/★ LV-1\.\d/);
  const log = JSON.parse(readFileSync(file, 'utf8'));
  expect(log.result).not.toBeNull();
  const replayed = taisen(['replay', file]);
  expect(replayed.status).toBe(0);
  expect(replayed.stdout).toContain(`${log.answers.length} decisions`);
  const stopped = taisen(['replay', file, '--at', '6', '--as', '1', '--lang', 'zh-Hant']);
  expect(stopped.stdout).toContain('怪獸區');
});

test.each(['ja', 'zh-Hant', 'en'])('a game can be started and quit in %s', (language) => {
  const { status, stdout } = taisen(['play', 'linkavel', '--seed', 'x', '--lang', language], 'nonsense\nc\nu\n1\nq\n');
  expect(status).toBe(0);
  expect(stdout).toContain({ ja: '手札', 'zh-Hant': '手牌', en: 'hand' }[language]);
});

test('a simulation prints wins by seat with an interval, length and decisions', () => {
  const { status, stdout } = taisen(['sim', 'linkavel', '--games', '40', '--bots', 'random', '--decks', 'ember,void']);
  expect(status).toBe(0);
  expect(stdout).toMatch(/seat 1 wins \(random\) +\d+\.\d% +\[\d+\.\d, \d+\.\d\]/);
  expect(stdout).toMatch(/turns, both players +median \d+/);
  expect(stdout).toMatch(/decisions +median \d+/);
  expect(taisen(['sim', 'linkavel', '--games', '40', '--decks', 'ember,void']).stdout).toBe(stdout);
});

test('level 5 is simulated with iterations instead of a time limit, so that the same seed gives the same games', () => {
  const args = ['sim', 'linkavel', '--games', '6', '--bots', 'level5,greedy', '--iterations', '2', '--seed', '3'];
  const { status, stdout } = taisen(args);
  expect(status).toBe(0);
  expect(stdout).toMatch(/seat 1 wins \(level5\)/);
  expect(taisen(args).stdout).toBe(stdout);
});

test.each([
  [['play', 'chess'], /no game called "chess"; there is linkavel, .*/],
  [['play'], /name a game/],
  [['dance'], /no command called "dance"/],
  [['sim', 'linkavel', '--games', 'many'], /--games takes a whole number from 1 up, not "many"/],
  [['sim', 'linkavel', '--games', '0'], /--games takes a whole number/],
  [['arena', 'linkavel', '--at-least', '200'], /--at-least takes a whole number from 1 to 99, not "200"/],
  [['sim', 'linkavel', '--speed', '9'], /--speed/],
  [['sim', 'linkavel', '500'], /"500" is one argument too many/],
  [['sim', 'linkavel', '--bots', 'genius'], /no bot called "genius"/],
  [['sim', 'linkavel', '--decks', 'ember,none'], /no ready deck "none"; it has ember/],
  [['play', 'linkavel', '--lang', 'fr'], /--lang takes ja, zh-Hant, en, not "fr"/],
  [['play', 'linkavel', '--seat', '3'], /--seat takes 1 or 2/],
  [['replay', join(folder, 'nowhere.json')], /cannot be read/],
  [['replay'], /name the file/],
])('%j is refused with a reason', (args, sentence) => {
  const { status, stderr, stdout } = taisen(args);
  expect(status).toBe(2);
  expect(stderr).toMatch(sentence);
  expect(stdout).toBe('');
});

test('a broken log is refused with a reason', () => {
  const text = readFileSync(file, 'utf8');
  const broken = join(folder, 'broken.json');
  const refused = (content: string) => {
    writeFileSync(broken, content);
    const { status, stderr } = taisen(['replay', broken]);
    expect(status).toBe(2);
    return stderr;
  };
  expect(refused(text.slice(0, 400))).toMatch(/cut off/);
  expect(refused(text.replace(/"ruleset":"[^"]+"/, '"ruleset":"0000"'))).toMatch(/played with ruleset 0000/);
  const log = JSON.parse(text);
  expect(refused(JSON.stringify({ ...log, answers: log.answers.slice(0, 5) }))).toMatch(/cut short/);
  expect(refused(JSON.stringify({ ...log, answers: [[0, 77], ...log.answers] }))).toMatch(/does not fit/);
});
