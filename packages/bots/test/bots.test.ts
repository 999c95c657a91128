import { diceFrom, type Game, LANGUAGES, Match, type Seat, type State } from '@taisen/kernel';
import { duel, findPeeks } from '@taisen/lab';
import { linkavel } from '@taisen/linkavel';
import { randomSetup } from '@taisen/testkit';
import { expect, test } from 'vitest';
import {
  answerTask,
  BOTS,
  type BotMaker,
  type Candidate,
  type EvaluatorFor,
  explain,
  greedy,
  LEVELS,
  learnedEvaluator,
  random,
  Search,
  STRONG,
  strongest,
  thinkingTime,
  writtenEvaluator,
} from '../src/index.ts';
import { byName, gamesById } from './games.ts';

const level5 = strongest({ iterations: 6 });

test('there are five levels, each a bot by its id with a face of its own and words in every language', () => {
  expect(LEVELS.map(({ id }) => id)).toEqual(['level1', 'level2', 'level3', 'level4', 'level5']);
  expect(new Set(LEVELS.map(({ face }) => face)).size).toBe(5);
  for (const { id, name, about, style, voice } of LEVELS) {
    for (const words of [name, about, style, voice.start, voice.turning, voice.won, voice.lost])
      for (const language of LANGUAGES) expect(words[language]).not.toBe('');
    expect(BOTS[id]).toBeDefined();
  }
});

test.each(byName)('%s: greedy beats random', (_, game) => {
  const { wins } = duel({ game, bots: [greedy, random], pairs: 3, seed: 1 });
  expect(wins.count).toBeGreaterThan(4);
});

test.each(byName)('%s: the first level loses to the second', (_, game) => {
  const [first, second] = [LEVELS[0]?.make, LEVELS[1]?.make] as [typeof greedy, typeof greedy];
  const { wins } = duel({ game, bots: [second, first], pairs: 5, seed: 3 });
  expect(wins.count).toBeGreaterThan(5);
});

test('the same seed plays the same game', () => {
  const again = () => {
    const match = Match.start(linkavel, randomSetup(linkavel, 7));
    const bots = [level5(1), LEVELS[1]?.make(2) ?? random(2)] as const;
    for (let i = 0; i < 12 && match.result === null; i++) {
      const seat = match.waitingFor[0] as Seat;
      match.answer(seat, bots[seat].choose(match, seat));
    }
    return match.history;
  };
  expect(again()).toEqual(again());
});

const POSITIONS: Readonly<Record<string, number>> = { level1: 12, level2: 12, level3: 5, level4: 4, level5: 4 };
const levels = LEVELS.map(({ id, make }) => [id, id === 'level5' ? level5 : make, POSITIONS[id] as number] as const);
test.each(byName.flatMap(([id, game]) => levels.map((bot) => [id, bot[0], game, bot] as const)))(
  '%s: %s does not peek',
  (_, __, game, [, maker, positions]) => {
    expect(findPeeks(game, maker, positions, 5, 7).peeks).toEqual([]);
  },
);

test.each(byName)('%s: no evaluator depends on anything that the seat cannot know', (_, game) => {
  for (const choose of [learnedEvaluator, writtenEvaluator]) {
    const evaluates: BotMaker = () => ({ name: 'evaluates', choose });
    const { positions, peeks } = findPeeks(game, evaluates, 150, 11, 1);
    expect([positions, peeks]).toEqual([150, []]);
  }
});

test('a search does not prefer rarely tried options because early values are higher', () => {
  const match = Match.start(linkavel, randomSetup(linkavel, 2));
  const seat = match.waitingFor[0] as Seat;
  const { turn } = match.state;
  const evaluator: EvaluatorFor =
    () =>
    ({ state }) =>
      state.turn > turn + 2 ? 0.2 : 0.9;
  const search = new Search(match, seat, diceFrom(1), { ...STRONG, turns: 3, evaluator });
  const [first] = search.candidates;
  for (let i = 0; i < 12; i++) search.iterate();
  expect(search.candidates.length).toBeGreaterThan(1);
  expect(search.candidates.map(({ lead }) => lead)).toEqual(search.candidates.map(() => 0));
  // Evaluated after this turn and after the next own turn.
  expect(search.estimate(first as Candidate)).toBeCloseTo((0.9 + 0.2) / 2);
});

test('an explanation has the three best options with a chance for each', () => {
  const match = Match.start(linkavel, randomSetup(linkavel, 2));
  const seat = match.waitingFor[0] as Seat;
  const why = explain(match, seat, { iterations: 30 });
  expect(why.length).toBe(3);
  for (const { option, estimate } of why) {
    expect(match.decisionOf(seat)?.options[option]).toBeDefined();
    expect(estimate).toBeGreaterThan(0);
    expect(estimate).toBeLessThan(1);
  }
  expect(why.map(({ estimate }) => estimate)).toEqual(why.map(({ estimate }) => estimate).sort((a, b) => b - a));
});

test('thinking time depends on public facts', () => {
  const facts = { kind: 'main', begins: true, own: true };
  expect(thinkingTime(facts, diceFrom(1))).toBe(thinkingTime({ ...facts }, diceFrom(1)));
  expect(thinkingTime(facts, diceFrom(1))).toBeGreaterThan(thinkingTime({ ...facts, begins: false }, diceFrom(1)));
});

test("a task for another thread gives the bot's choice, and an error if it is impossible", () => {
  const match = Match.start(linkavel, randomSetup(linkavel, 2));
  const seat = match.waitingFor[0] as Seat;
  const task = { match: match.save(), seat, level: 'level4', seed: 3 };
  const game = gamesById.get('linkavel') as Game<State>;
  const sent = JSON.parse(JSON.stringify(task)) as typeof task;
  expect(answerTask(sent, game)).toBe(LEVELS[3]?.make(3).choose(match, seat));
  expect(answerTask({ ...task, level: 'greedy' }, game)).toBe(greedy(3).choose(match, seat));
  const failing = (change: Partial<typeof task>) => expect(() => answerTask({ ...task, ...change }, game));
  failing({ match: { ...task.match, game: 'chess' } }).toThrow('a match of chess cannot go on as linkavel');
  failing({ level: 'level9' }).toThrow(/there is no bot called "level9"; there is random, /);
  failing({ seat: seat === 0 ? 1 : 0 }).toThrow(/seat \d has nothing to decide/);
});
