import { LEVELS, learned } from '@taisen/bots';
import { GAMES } from '@taisen/games';
import { type Game, LANGUAGES, logOf, Match, type Seat, viewOf } from '@taisen/kernel';
import { describe, expect, test } from 'vitest';
import { GAMES as ENTRIES, loadGameUi } from '../src/games/index.ts';
import { hasDrawing } from '../src/opponents/Face.tsx';
import { nextLevel } from '../src/outcome/bot-ending.tsx';
import { figuresOf } from '../src/outcome/figures.ts';
import { sayHow } from '../src/outcome/how.ts';
import { turningPoint } from '../src/outcome/turning-point.ts';

/** A match that two bots have played to its end. */
function played(game: Game, seed: number): Match {
  const decks = [game.decks[0]?.cards ?? [], game.decks.at(-1)?.cards ?? []] as const;
  const match = Match.start(game, { seed: `outcome ${seed}`, decks }, { record: true });
  const bots = [learned(seed), learned(seed + 1)] as const;
  while (match.result === null) {
    const seat = match.waitingFor[0] as Seat;
    match.answer(seat, bots[seat].choose(match, seat));
  }
  return match;
}

describe.each(ENTRIES)('$id', (entry) => {
  const game = GAMES.get(entry.id) as Game;
  const match = played(game, 3);
  const { result } = match;
  const winner = (result?.winner ?? 0) as Seat;
  const events = match.recorder?.events[winner] ?? [];

  test('says how the game ended, in every language', () => {
    const said = LANGUAGES.map((language) => result && sayHow(game, events, result, language));
    for (const how of said) expect(how).toMatch(/\S/);
    expect(said.join()).not.toMatch(/[{}]/);
    expect(new Set(said).size).toBeGreaterThan(1);
  });

  test('has three figures, of which the first decides the game', async () => {
    const ui = await loadGameUi(entry);
    const figures = figuresOf(ui, viewOf(match, winner), events, winner);
    expect(figures.length).toBe(3);
    const [life, cards] = figures;
    expect(Number(life?.mine)).toBeGreaterThan(Number(life?.theirs));
    expect(Number(cards?.mine)).toBeGreaterThan(0);
  });

  test('turned on a turn before the last, and the replay can be opened there', () => {
    const log = logOf(match);
    const point = turningPoint(game, log, winner);
    if (point === null) throw new Error('this game has a turning point');
    expect(point.turn).toBeLessThan(match.state.turn);
    const replay = Match.start(game, log.setup);
    for (const [seat, option] of log.answers.slice(0, point.at)) replay.answer(seat, option);
    expect(replay.state.turn).toBe(point.turn);
  });
});

describe('the next opponent', () => {
  test('is stronger after a win, and weaker after two losses in a row', () => {
    expect(nextLevel(0, true, 0)?.id).toBe(LEVELS[1]?.id);
    expect(nextLevel(2, false, 1)).toBeNull();
    expect(nextLevel(2, false, 2)?.id).toBe(LEVELS[1]?.id);
  });

  test('is the same after a draw, after a win against the strongest, and after losses against the gentlest', () => {
    expect(nextLevel(1, null, 0)).toBeNull();
    expect(nextLevel(LEVELS.length - 1, true, 0)).toBeNull();
    expect(nextLevel(0, false, 5)).toBeNull();
  });
});

test('every level has a drawn face', () => {
  expect(LEVELS.filter(({ face }) => !hasDrawing(face))).toEqual([]);
});
