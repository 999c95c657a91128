/** The script of the threads that play studies: checks a changed game, or plays a batch. */
import { constants, setPriority } from 'node:os';
import { gameNamed } from '@taisen/games';
import { ideasOf } from '@taisen/games/ideas';
import {
  type Batch,
  type Counts,
  checkPatched,
  type Prepared,
  playBatch,
  prepare,
  type Study,
} from '@taisen/lab/study';

// Only of this thread, where the system tells threads apart: people's matches come first.
setPriority(constants.priority.PRIORITY_LOW);

export interface StudyTask {
  readonly study: Study;
  /** Null: the study is only checked. */
  readonly batch: Batch | null;
}
export type StudyResult = { readonly counts: Counts } | { readonly failed: string };

let last: { readonly key: string; readonly prepared: Prepared } | null = null;

function preparedFor(study: Study): Prepared {
  const key = JSON.stringify(study);
  if (last?.key !== key) last = { key, prepared: prepare(study, gameNamed(study.game), ideasOf(study.game)) };
  return last.prepared;
}

export default function run({ study, batch }: StudyTask): StudyResult {
  try {
    const prepared = preparedFor(study);
    if (batch !== null) return { counts: playBatch(prepared, batch) };
    for (const { game } of prepared.sides) if (game !== prepared.game) checkPatched(game);
    return { counts: {} };
  } catch (error) {
    // As data: the thread is well, the study is not.
    return { failed: error instanceof Error ? error.message : String(error) };
  }
}
