/**
 * A tutorial under way: a match on the real rules in which the learner (seat A) may only do what the lesson asks for,
 * and the script answers for the opponent.
 */
import { type Game, indexOfOption, type Match, type Option, type Seat, type State, type Words } from '@taisen/kernel';
import { labelsOf } from './labels.ts';
import { matchAt } from './lay.ts';
import { find, fits } from './pattern.ts';
import type { Lesson, TutorialScript } from './write.ts';

const LEARNER: Seat = 0;

/** What became of a try: it was taken, or the lesson has this to say. */
export type Tried = { readonly taken: true } | { readonly taken: false; readonly hint: Words };

export class Tutorial<S extends State = State> {
  readonly match: Match<S>;
  readonly script: TutorialScript;
  private readonly labels: readonly string[];
  /** How many lessons are behind the learner. */
  at = 0;

  /** The match has just begun at the script's table. */
  private constructor(match: Match<S>, script: TutorialScript) {
    this.match = match;
    this.script = script;
    this.labels = labelsOf(match.g);
  }

  static start<S extends State>(game: Game<S>, script: TutorialScript): Tutorial<S> {
    return new Tutorial(matchAt(game, script.table), script);
  }

  /** The lesson to read or to do now; null when all are done. */
  get lesson(): Lesson | null {
    return this.script.lessons[this.at] ?? null;
  }

  /** The options of the learner's decision that the lesson asks for, as positions in its list: to be lit. */
  get wanted(): number[] {
    const options = this.match.decisionOf(LEARNER)?.options ?? [];
    const patterns = this.lesson?.accepts ?? [];
    const wanted: number[] = [];
    options.forEach((option, i) => {
      if (patterns.some((pattern) => fits(option, pattern, this.labels))) wanted.push(i);
    });
    return wanted;
  }

  /** Whether the lesson asks for this option, named by itself or by its position in the list. */
  accepts(choice: number | Option): boolean {
    const options = this.match.decisionOf(LEARNER)?.options ?? [];
    return this.wanted.includes(typeof choice === 'number' ? choice : indexOfOption(options, choice));
  }

  /** The learner does something. What the lesson does not ask for changes nothing and gets its hint. */
  try(choice: number | Option): Tried {
    const { lesson } = this;
    if (lesson?.accepts === undefined) throw new Error('this lesson is only to be read');
    if (!this.accepts(choice)) return { taken: false, hint: lesson.hint ?? lesson.text };
    this.match.answer(LEARNER, choice);
    this.goOn();
    return { taken: true };
  }

  /** The learner has read a lesson that asks for nothing. */
  next(): void {
    if (this.lesson === null) throw new Error('the tutorial is over');
    if (this.lesson.accepts !== undefined) throw new Error('this lesson asks for something to be done');
    this.goOn();
  }

  /** What the script answers, and then the next lesson. */
  private goOn(): void {
    for (const pattern of this.lesson?.answers ?? []) {
      const { seat, index } = find(this.match, pattern, this.labels);
      this.match.answer(seat, index);
    }
    this.at++;
  }
}
