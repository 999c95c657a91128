import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gameNamed } from '@taisen/games';
import { BadInput } from '@taisen/kernel';
import { isPublished, recordGolden, versionOf } from '@taisen/testkit/golden';
import { read } from '../options.ts';

export const usage = 'golden GAME   records the golden matches of a new version';

/** Writes games/GAME/golden/VERSION.json, and removes those of earlier versions: they can only be played by their module. */
export function golden(args: readonly string[]): void {
  const { words } = read(args, []);
  const game = gameNamed(words[0]);
  if (!isPublished(game))
    throw new BadInput(
      `version ${versionOf(game)} of ${game.id} is not published: its package.json gets version 1.0.0 when it is`,
    );
  const folder = join('games', game.id, 'golden');
  mkdirSync(folder, { recursive: true });
  const recorded = recordGolden(game);
  for (const file of readdirSync(folder)) rmSync(join(folder, file));
  const { matches, ...rest } = recorded;
  const lines = matches.map((match) => JSON.stringify(match)).join(',\n');
  writeFileSync(
    join(folder, `${versionOf(game)}.json`),
    `${JSON.stringify(rest).slice(0, -1)},"matches":[\n${lines}\n]}\n`,
  );
  const decisions = matches.reduce((sum, { answers }) => sum + answers.length, 0);
  console.log(
    `${game.id} ${versionOf(game)}: ${matches.length} matches with ${decisions} decisions, ${recorded.games.length} random games, ${Object.keys(recorded.cards).length} cards`,
  );
}
