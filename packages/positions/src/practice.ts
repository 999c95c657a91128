/** A position as a guided game of a few steps: the learner makes the moves that demonstrate its rule. */
import type { Game, State } from '@taisen/kernel';
import { matchAt } from './lay.ts';
import { movesOf, patternOf } from './pattern.ts';
import type { OptionPattern } from './spec.ts';
import type { Lesson, Position, TutorialScript } from './write.ts';

export function practiceOf<S extends State>(
  game: Game<S>,
  { title, task, table, line }: Pick<Position, 'title' | 'task' | 'table' | 'line'>,
): TutorialScript {
  const match = matchAt(game, table);
  const lessons: Lesson[] = [];
  let answers: OptionPattern[] = [];
  for (const { seat, move, index } of labelled(match, line)) {
    if (seat === 0) {
      answers = [];
      lessons.push({ text: task, hint: task, accepts: [patternOf(move, 'A')], answers });
    } else answers.push(patternOf(move, 'B'));
    match.answer(seat, index);
  }
  return { title, table, lessons, closing: task };
}

function* labelled<S extends State>(match: ReturnType<typeof matchAt<S>>, line: readonly string[]) {
  let i = 0;
  for (const made of movesOf(match, line)) yield { ...made, move: line[i++] as string };
}
