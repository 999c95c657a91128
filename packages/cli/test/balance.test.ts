/** How balanced the games are, in wide bounds: enough to notice that an idea of a game has died. */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { GAMES } from '@taisen/games';
import { ideasOf } from '@taisen/games/ideas';
import { parseStudy, playBatch, prepare, reportOf, type SideReport } from '@taisen/lab';
import { balanceSection } from '@taisen/lab/files';
import { afterAll, expect, test, vi } from 'vitest';
import { balance } from '../src/commands/balance.ts';
import { writeSection } from '../src/sections.ts';

const folder = mkdtempSync(join(tmpdir(), 'taisen-balance-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** Few, to be quick: the bounds are wide enough. */
const GAMES_PLAYED = 48;

test.each([...GAMES.values()])('$id: its ideas happen as often as they say', (game) => {
  const study = parseStudy({ game: game.id, seeds: { games: GAMES_PLAYED } });
  const prepared = prepare(study, game, ideasOf(game.id));
  const report = reportOf(prepared, playBatch(prepared, { first: 1, games: GAMES_PLAYED }));
  const { ideas, cards } = report.sides[0] as SideReport;
  expect(ideas.length).toBeGreaterThan(2);
  const missed = ideasOf(game.id).filter(({ between: [low, high] }, at) => {
    const { share, of } = ideas[at]?.games ?? { share: -1, of: 0 };
    return of > 0 && (share < low || share > high);
  });
  expect(missed.map(({ id }) => [id, ideas.find((idea) => idea.id === id)?.games.share])).toEqual([]);
  const section = balanceSection({ game, rated: report, authors: report, bots: 'greedy', command: 'again' });
  expect(section).toContain(`Cards in play: ${cards.length} of ${game.cards.length}`);
  for (const { what } of ideas.filter(({ games: { of } }) => of > 0)) expect(section).toContain(`| ${what} |`);
  for (const { id } of game.decks.length > 1 ? game.decks : []) expect(section).toContain(`\n| ${id} | `);
});

test('a section is replaced, and what stands around it stays', () => {
  const file = join(folder, 'sections.md');
  writeFileSync(file, '# Title\n\n<!-- a -->\nold\n<!-- /a -->\n\nend\n');
  writeSection(file, 'a', 'new');
  writeSection(file, 'b', 'more');
  expect(readFileSync(file, 'utf8')).toBe(
    '# Title\n\n<!-- a -->\n\nnew\n\n<!-- /a -->\n\nend\n\n<!-- b -->\n\nmore\n\n<!-- /b -->\n',
  );
});

test('the command refuses a bot or a game that does not exist', async () => {
  const log = vi.spyOn(console, 'log');
  await expect(balance(['linkavel', '--bots', 'nobody'])).rejects.toThrow('there is no bot called "nobody"');
  await expect(balance(['chess'])).rejects.toThrow('there is no game called "chess"');
  expect(log).not.toHaveBeenCalled();
});
