/** Functions for writing positions and tutorials. Imports no rules, since it is bundled with the texts. */
import type { Words } from '@taisen/kernel';
import type { OptionPattern, TableSpec } from './spec.ts';

/** The same text in Japanese, Traditional Chinese and English. */
export type Three = readonly [ja: string, zhHant: string, en: string];

export const inThree = ([ja, zhHant, en]: Three): Words => ({ ja, 'zh-Hant': zhHant, en });

/** A small table on which the learner, seat A, can try one rule. */
export interface Position {
  /** The rule that it shows, e.g. `LV-6.4`. */
  readonly rule: string;
  readonly title: Words;
  /** One sentence: what to try. */
  readonly task: Words;
  readonly table: TableSpec;
  /**
   * Moves that demonstrate the rule, as labels, each by the seat with the decision. Empty if the rule is about what is
   * not allowed.
   */
  readonly line: readonly string[];
}

export const position = (
  rule: string,
  title: Three,
  task: Three,
  table: TableSpec,
  line: readonly string[],
): Position => ({ rule, title: inThree(title), task: inThree(task), table, line });

/** One step of a tutorial: something to read, and usually something to do. */
export interface Lesson {
  readonly text: Words;
  /** What the learner may do. Without it the lesson is only text. */
  readonly accepts?: readonly OptionPattern[];
  /** Shown when the learner tries something else. */
  readonly hint?: Words;
  /** The answers of the opponent, in order, and moves of the learner that need no lesson. */
  readonly answers?: readonly OptionPattern[];
}

export interface TutorialScript {
  readonly title: Words;
  readonly table: TableSpec;
  readonly lessons: readonly Lesson[];
  /** One sentence after the win: what has been learned. */
  readonly closing: Words;
}

export const read = (text: Three, answers: readonly OptionPattern[] = []): Lesson => ({ text: inThree(text), answers });

export const lesson = (
  text: Three,
  accepts: OptionPattern | readonly OptionPattern[],
  hint: Three,
  answers: readonly OptionPattern[] = [],
): Lesson => ({
  text: inThree(text),
  accepts: Array.isArray(accepts) ? (accepts as readonly OptionPattern[]) : [accepts as OptionPattern],
  hint: inThree(hint),
  answers,
});

/** A lesson of the course: some positions, one after the other. */
export interface CourseLesson {
  /** Never changes: progress is stored by it. */
  readonly id: string;
  readonly title: Words;
  /** The rules whose positions it shows. */
  readonly rules: readonly string[];
}

export const courseLesson = (id: string, title: Three, rules: readonly string[]): CourseLesson => ({
  id,
  title: inThree(title),
  rules,
});

/** A match up to a turn in which one side can win at once, whatever it cannot see. */
export interface Challenge {
  readonly id: string;
  readonly seed: string;
  /** Ids of ready decks. */
  readonly decks: readonly string[];
  /** Who can win. */
  readonly seat: 0 | 1;
  /** All answers before the turn, as seats and options. */
  readonly answers: readonly (readonly [0 | 1, number])[];
  /** Options with which that seat wins. */
  readonly solution: readonly number[];
  /** The share of random tries that win. */
  readonly chance: number;
}

/** From the short form in a game's `challenges.ts`: the answers are `seat:option`, and the seed is the id. */
export const challenge = (
  id: string,
  decks: readonly string[],
  seat: 0 | 1,
  chance: number,
  answers: string,
  solution: string,
): Challenge => ({
  id,
  seed: id,
  decks,
  seat,
  chance,
  answers: answers.split(' ').map((each) => {
    const [by, option] = each.split(':').map(Number) as [0 | 1, number];
    return [by, option] as const;
  }),
  solution: solution.split(' ').map(Number),
});
