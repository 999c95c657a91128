/**
 * `node packages/web/build/challenges.ts GAME …`: finds the challenges of a game's course and writes them into
 * `games/GAME/learn/challenges.ts`, the easiest first. Needed when the rules or the ready decks have changed.
 */
import { writeFileSync } from 'node:fs';
import { gameNamed } from '@taisen/games';
import type { Game } from '@taisen/kernel';
import type { Challenge } from '@taisen/positions';
import { challengeIn } from '../src/learn/challenge/find.ts';

const COUNT = 6;

function find(game: Game): readonly Challenge[] {
  const found: Challenge[] = [];
  for (let i = 0; found.length < COUNT; i++) {
    const challenge = challengeIn(game, `${game.id}-${i}`);
    if (challenge !== null) found.push(challenge);
  }
  return found.sort((a, b) => b.chance - a.chance);
}

const written = ({ id, decks, seat, chance, answers, solution }: Challenge): string =>
  `  challenge(
    '${id}',
    [${decks.map((deck) => `'${deck}'`).join(', ')}],
    ${seat},
    ${chance.toFixed(2)},
    '${answers.map((answer) => answer.join(':')).join(' ')}',
    '${solution.join(' ')}',
  ),\n`;

for (const id of process.argv.slice(2)) {
  const lines = find(gameNamed(id)).map(written).join('');
  writeFileSync(
    new URL(`../../../games/${id}/learn/challenges.ts`, import.meta.url),
    `/** Turns that can be won, the easiest first. Written by \`node packages/web/build/challenges.ts ${id}\`. */\nimport { challenge } from '@taisen/positions/write';\n\nexport const challenges = [\n${lines}];\n`,
  );
  console.log(id);
}
