/** Positions have addresses, so that a link can open them. */
import type { Game, Words } from '@taisen/kernel';
import { matchAt, type Position } from '@taisen/positions';
import { openTable } from '../local/device.ts';
import { GENTLEST, levelNamed } from '../local/levels.ts';
import type { LocalSeat } from '../local/spec.ts';

/** The rule that it shows; the second position for the same rule is `LV-7.2-2`. */
export function keyOf(positions: readonly Position[], position: Position): string {
  const same = positions.filter(({ rule }) => rule === position.rule);
  const nth = same.indexOf(position) + 1;
  return nth > 1 ? `${position.rule}-${nth}` : position.rule;
}

export const positionAt = (positions: readonly Position[], key: string): Position | undefined =>
  positions.find((position) => keyOf(positions, position) === key);

export const addressOf = (game: string, positions: readonly Position[], position: Position): string =>
  `/${game}/learn/positions/${keyOf(positions, position)}`;

/** Opens a table at a position, against the gentlest bot, and returns its address. */
export async function openPosition(
  game: Game,
  { table, task }: Position,
  say: (words: Words) => string,
): Promise<string> {
  const you: LocalSeat = { kind: 'person', name: '' };
  const bot: LocalSeat = { kind: 'bot', level: GENTLEST, name: say(levelNamed(GENTLEST)) };
  const match = matchAt(game, table);
  const id = await openTable({
    game: game.id,
    decks: match.setup.decks,
    rulings: match.setup.rulings ?? {},
    seats: [you, bot],
    origin: { saved: match.save() },
    task,
  });
  return `/table/local/${id}`;
}
