/**
 * A running tutorial: a match with the real rules, in which the learner (seat A) may only choose what the lesson accepts,
 * and the script answers for the opponent.
 */
import { type Game, indexOfOption, type Match, type Option, type Seat, type State, type Words } from '@taisen/kernel';
import { labelsOf } from './labels.ts';
import { matchAt } from './lay.ts';
import { find, fits } from './pattern.ts';
import type { Lesson, TutorialScript } from './write.ts';

const LEARNER: Seat = 0;

/** The result of a try: accepted, or the hint of the lesson. */
export type Tried = { readonly taken: true } | { readonly taken: false; readonly hint: Words };

export class Tutorial<S extends State = State> {
  readonly match: Match<S>;
  readonly script: TutorialScript;
  private readonly labels: readonly string[];
  /** The number of finished lessons. */
  at = 0;

  /** The match must have just begun at the script's table. */
  private constructor(match: Match<S>, script: TutorialScript) {
    this.match = match;
    this.script = script;
    this.labels = labelsOf(match.g);
  }

  static start<S extends State>(game: Game<S>, script: TutorialScript): Tutorial<S> {
    return new Tutorial(matchAt(game, script.table), script);
  }

  /** The current lesson; null when all are done. */
  get lesson(): Lesson | null {
    return this.script.lessons[this.at] ?? null;
  }

  /** The indices of the learner's options that the lesson accepts. */
  get wanted(): number[] {
    const options = this.match.decisionOf(LEARNER)?.options ?? [];
    const patterns = this.lesson?.accepts ?? [];
    const wanted: number[] = [];
    options.forEach((option, i) => {
      if (patterns.some((pattern) => fits(option, pattern, this.labels))) wanted.push(i);
    });
    return wanted;
  }

  /** Whether the lesson accepts an option, given as itself or by its index. */
  accepts(choice: number | Option): boolean {
    const options = this.match.decisionOf(LEARNER)?.options ?? [];
    return this.wanted.includes(typeof choice === 'number' ? choice : indexOfOption(options, choice));
  }

  /** Tries an option of the learner. One that the lesson does not accept changes nothing and gets the hint. */
  try(choice: number | Option): Tried {
    const { lesson } = this;
    if (lesson?.accepts === undefined) throw new Error('this lesson has nothing to do');
    if (!this.accepts(choice)) return { taken: false, hint: lesson.hint ?? lesson.text };
    this.match.answer(LEARNER, choice);
    this.goOn();
    return { taken: true };
  }

  /** Goes on after a lesson that is only text. */
  next(): void {
    if (this.lesson === null) throw new Error('the tutorial is over');
    if (this.lesson.accepts !== undefined) throw new Error('this lesson has something to do');
    this.goOn();
  }

  /** Makes the script's moves and goes to the next lesson. */
  private goOn(): void {
    for (const pattern of this.lesson?.answers ?? []) {
      const { seat, index } = find(this.match, pattern, this.labels);
      this.match.answer(seat, index);
    }
    this.at++;
  }
}
