/** Tests for positions, which must load and be playable, and for tutorials, which must be playable to the end. */
import {
  diceFrom,
  type Game,
  LANGUAGES,
  type Match,
  type Option,
  opponent,
  type Seat,
  type State,
  type Words,
} from '@taisen/kernel';
import {
  type Challenge,
  type CourseLesson,
  challengeMatch,
  labelOption,
  labelsOf,
  matchAt,
  movesOf,
  type Position,
  practiceOf,
  Tutorial,
  type TutorialScript,
} from '@taisen/positions';
import { expect, test } from 'vitest';
import { checkDecision, newCounts, type Trail } from './checks.ts';

/** How many random decisions are played from a position, and how many of them with the general checks. */
const DECISIONS = 200;
const CHECKED = 25;

/** Every position has a decision for the learner, and random play works from there. */
export function owesPositions<S extends State>(
  game: Game<S>,
  positions: readonly Position[],
  rules: readonly string[],
): void {
  test(`${game.id}: no position is duplicated, and each has a rule of the book`, () => {
    expect(new Set(positions.map(({ title }) => title.en)).size).toBe(positions.length);
    for (const { rule } of positions) expect(rules).toContain(rule);
  });
  positions.forEach(({ rule, title, task, table, line }, seed) => {
    test(`${game.id}: position ${rule} ${title.en}`, () => {
      expectWords(game, title);
      expectWords(game, task);
      expectData(table);
      const match = matchAt(game, table);
      expect(match.decisionOf(0)?.options.length, "the learner's options").toBeGreaterThan(0);
      playOn(match, seed);
      show(matchAt(game, table), line);
    });
  });
}

function playOn<S extends State>(match: Match<S>, seed: number): void {
  const dice = diceFrom(seed + 1);
  const counts = newCounts();
  let trail: Trail | null = null;
  for (let n = 0; n < DECISIONS && match.result === null; n++) {
    if (n < CHECKED) trail = checkDecision(match, counts, dice, trail);
    const waiting = match.waitingFor;
    const seat = waiting[dice(waiting.length)] as Seat;
    match.answer(seat, dice(match.decisionOf(seat)?.options.length ?? 0));
  }
  expect(counts.samples, 'determinizations compared').toBeGreaterThan(0);
}

/** Plays the line that the position demonstrates. */
function show<S extends State>(match: Match<S>, line: readonly string[]): void {
  const dice = diceFrom(7);
  const counts = newCounts();
  for (const { seat, index } of movesOf(match, line)) {
    checkDecision(match, counts, dice);
    match.answer(seat, index);
  }
  expect(match.history.length).toBeGreaterThanOrEqual(line.length);
}

/** A newcomer who reads slowly, looks for the card and watches what it does. */
const WORDS_A_SECOND = 2.5;
const SECONDS_A_MOVE = 9;

/** Played by its script, a tutorial ends with a win of the learner; nothing else is accepted. */
export function owesTutorial<S extends State>(game: Game<S>, script: TutorialScript): void {
  test(`${game.id}: the tutorial takes about three minutes, and is in three languages`, () => {
    const words = script.lessons.reduce((sum, { text }) => sum + text.en.split(' ').length, 0);
    const moves = script.lessons.filter(({ accepts }) => accepts !== undefined).length;
    expect(moves).toBeGreaterThanOrEqual(6);
    expect(words / WORDS_A_SECOND + moves * SECONDS_A_MOVE).toBeLessThanOrEqual(180);
    expectWords(game, script.title);
    expectWords(game, script.closing);
    expectData(script);
    for (const { text, accepts, hint } of script.lessons) {
      expectWords(game, text);
      expect(hint === undefined, text.en).toBe(accepts === undefined);
      if (hint !== undefined) expectWords(game, hint);
    }
  });

  test(`${game.id}: the tutorial leads to a win, and gives a hint for every other move`, () => {
    const tutorial = Tutorial.start(game, script);
    const { match } = tutorial;
    const dice = diceFrom(7);
    const counts = newCounts();
    let refused = 0;
    for (let { lesson } = tutorial; lesson !== null; { lesson } = tutorial) {
      if (lesson.accepts === undefined) {
        tutorial.next();
        continue;
      }
      const where = `lesson ${tutorial.at + 1}`;
      const options = match.decisionOf(0)?.options ?? [];
      const { wanted } = tutorial;
      const offered = options.map((option) => labelOption(option, labelsOf(match.g))).join(' | ');
      expect(wanted.length, `${where}: accepted options, of: ${offered}`).toBeGreaterThan(0);
      checkDecision(match, counts, dice);
      const before = JSON.stringify(match.save());
      for (const option of options.filter((_, i) => !wanted.includes(i))) {
        expect(tutorial.try(option), where).toEqual({ taken: false, hint: lesson.hint });
        refused++;
      }
      expect(JSON.stringify(match.save()), `${where}: a wrong move changes nothing`).toBe(before);
      expect(tutorial.try(options[wanted[0] as number] as Option), where).toEqual({ taken: true });
    }
    expect(match.result?.winner, 'winner').toBe(0);
    expect(match.state.rng.script, 'rolls left over').toEqual([]);
    expect(refused).toBeGreaterThan(0);
  });

  test(`${game.id}: every path through the tutorial leads to its end`, () => {
    for (let seed = 1; seed <= 20; seed++) {
      const tutorial = Tutorial.start(game, script);
      const dice = diceFrom(seed);
      while (tutorial.lesson !== null) {
        const { wanted } = tutorial;
        if (tutorial.lesson.accepts === undefined) tutorial.next();
        else tutorial.try(wanted[dice(wanted.length)] as number);
      }
      expect(tutorial.match.result?.winner, `seed ${seed}`).toBe(0);
    }
  });
}

/** A text exists in every language, and the names in 《》 are cards of the game. */
function expectWords<S extends State>(game: Game<S>, words: Words): void {
  for (const language of LANGUAGES) {
    expect(words[language], words.en).toMatch(/\S/);
    const names = game.cards.map(({ name }) => name[language]);
    for (const [, name] of words[language].matchAll(/《(.+?)》/g)) expect(names).toContain(name);
  }
  expect(words.ja, 'Japanese').not.toBe(words.en);
  expect(words['zh-Hant'], 'Traditional Chinese').not.toBe(words.en);
}

/** A title exists in every language; a word of Han characters may be the same in two of them. */
const expectNamed = (words: Words): void => {
  for (const language of LANGUAGES) expect(words[language]).toMatch(/\S/);
};

/** Positions and tutorials are sent as JSON, so nothing in them may be lost by it. */
const expectData = (data: object): void => expect(JSON.parse(JSON.stringify(data))).toEqual(data);

/** The lessons of a course are positions that can be played by their lines; the challenges can be won. */
export function owesCourse<S extends State>(
  game: Game<S>,
  course: readonly CourseLesson[],
  positions: readonly Position[],
  challenges: readonly Challenge[],
): void {
  test(`${game.id}: the course has eight lessons`, () => {
    expect(new Set(course.map(({ id }) => id)).size).toBe(8);
    expect(new Set(course.flatMap(({ rules }) => rules)).size).toBe(course.flatMap(({ rules }) => rules).length);
    for (const { title } of course) expectNamed(title);
  });
  test.each(course)(`${game.id}: the lesson $id can be played to its end`, ({ rules }) => {
    for (const rule of rules) {
      const shown = positions.find((each) => each.rule === rule);
      if (shown === undefined) throw new Error(`there is no position for ${rule}`);
      const practice = Tutorial.start(game, practiceOf(game, shown));
      expect(practice.lesson, rule).not.toBeNull();
      while (practice.lesson !== null) {
        expect(practice.wanted.length, rule).toBeGreaterThan(0);
        practice.try(practice.wanted[0] as number);
      }
    }
  });
  test.each(challenges)(`${game.id}: the challenge $id can be won in this turn`, ({ id, ...challenge }) => {
    const { seat, solution } = challenge;
    for (let seed = 1; seed <= 5; seed++) {
      const match = challengeMatch(game, { id, ...challenge });
      const dice = diceFrom(seed);
      const { turn } = match.state;
      expect(match.state.active).toBe(seat);
      const moves = [...solution];
      while (match.result === null) {
        expect(match.state.turn, id).toBe(turn);
        if (match.decisionOf(seat) !== null) match.answer(seat, moves.shift() ?? -1);
        else match.answer(opponent(seat), dice(match.decisionOf(opponent(seat))?.options.length ?? 0));
      }
      expect(match.result.winner).toBe(seat);
    }
  });
}
