/** A worker of the lab's page: checks a changed game, plays batches of a study, and plays one of its games again. */
import type { MatchLog } from '@taisen/kernel';
import {
  type Batch,
  type Counts,
  checkPatched,
  logOfGame,
  type Prepared,
  playBatch,
  prepare,
  type Study,
} from '@taisen/lab/study';
import { rulesOf } from '../games/rules.ts';

export type ToLabWorker = { readonly id: number; readonly study: Study } & (
  | { readonly do: 'check' }
  | { readonly do: 'batch'; readonly batch: Batch }
  | { readonly do: 'log'; readonly side: 0 | 1; readonly seed: number }
);
export type FromLabWorker =
  | { readonly id: number; readonly done: Counts | MatchLog | null }
  | { readonly id: number; readonly failed: string };

let last: { readonly key: string; readonly prepared: Prepared } | null = null;

async function prepared(study: Study): Promise<Prepared> {
  const key = JSON.stringify(study);
  if (last?.key !== key) last = { key, prepared: prepare(study, await rulesOf(study.game)) };
  return last.prepared;
}

async function carryOut(message: ToLabWorker): Promise<Counts | MatchLog | null> {
  const ready = await prepared(message.study);
  if (message.do === 'batch') return playBatch(ready, message.batch);
  if (message.do === 'log') return logOfGame(ready, message.side, message.seed);
  for (const { game } of ready.sides) if (game !== ready.game) checkPatched(game);
  return null;
}

self.onmessage = ({ data }: MessageEvent<ToLabWorker>) => {
  const reply = (message: FromLabWorker) => self.postMessage(message);
  carryOut(data).then(
    (done) => reply({ id: data.id, done }),
    (error: unknown) => reply({ id: data.id, failed: error instanceof Error ? error.message : String(error) }),
  );
};
