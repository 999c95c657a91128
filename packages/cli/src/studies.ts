/** Runs studies in threads, with a progress bar. */
import { readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { gameNamed } from '@taisen/games';
import { ideasOf } from '@taisen/games/ideas';
import { BadInput } from '@taisen/kernel';
import {
  type Batch,
  type Counts,
  checkPatched,
  type Prepared,
  playBatch,
  prepare,
  runStudy,
  type Study,
  studyFromCode,
  studyFromText,
} from '@taisen/lab';
import { progressBar } from './progress.ts';
import { inThreads } from './threads.ts';

export interface BatchOfStudy {
  /** As text, so that a thread prepares it once. */
  readonly study: string;
  readonly batch: Batch;
}

let last: { readonly text: string; readonly prepared: Prepared } | null = null;

export function playBatchOf({ study: text, batch }: BatchOfStudy): Counts {
  if (last?.text !== text) {
    const study = studyFromText(text);
    last = { text, prepared: prepareWithIdeas(study) };
  }
  return playBatch(last.prepared, batch);
}

const prepareWithIdeas = (study: Study): Prepared => prepare(study, gameNamed(study.game), ideasOf(study.game));

/** For workers: a batch that cannot be played says why, instead of ending its thread. */
export function tryBatchOf(part: BatchOfStudy): Counts | { readonly failed: string } {
  try {
    return playBatchOf(part);
  } catch (error) {
    return { failed: error instanceof Error ? error.message : String(error) };
  }
}

/** A study from a file or a link, with the decks that are in files of their own. */
export function readStudy(where: string | undefined): Study {
  if (where === undefined) throw new BadInput('name the file of the study, or its link');
  const link = /#study=([\w-]+)$/.exec(where)?.[1];
  if (link !== undefined) return studyFromCode(link);
  const study = studyFromText(readText(where));
  const decks = study.decks?.map((deck) => {
    if (typeof deck === 'string' || !('file' in deck)) return deck;
    const text = readText(resolve(dirname(where), deck.file)).trim();
    return text.startsWith('[') ? { name: deck.name, cards: listIn(text, deck.file) } : { name: deck.name, code: text };
  });
  return decks === undefined ? study : { ...study, decks };
}

function readText(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    throw new BadInput(`${file} cannot be read: ${(error as Error).message}`);
  }
}

function listIn(text: string, file: string): string[] {
  try {
    const list: unknown = JSON.parse(text);
    if (Array.isArray(list) && list.every((card) => typeof card === 'string')) return list;
  } catch {
    // Reported below, like every other text that is no list.
  }
  throw new BadInput(`${file} is neither a list of cards nor a deck code`);
}

/** Prepares a study. A changed game has to pass the free checks before anything is counted. */
export function prepareChecked(study: Study): Prepared {
  const prepared = prepareWithIdeas(study);
  for (const { game } of prepared.sides) if (game !== prepared.game) checkPatched(game);
  return prepared;
}

/** The same by the workers of a database, on whatever machines they run. */
export async function playOnWorkers(prepared: Prepared, url: string): Promise<Counts> {
  const { study, game } = prepared;
  // Other commands and the threads do without it.
  const { StudyQueue, waitForStudy } = await import('@taisen/server/studies');
  const queue = await StudyQueue.open(url, { onError: reportError });
  const bar = progressBar(prepared.sides.length === 2 ? 'pairs of games' : 'games', study.seeds.games);
  try {
    const id = await queue.add(study, game);
    return await runStudy(
      prepared,
      (batches, take) => waitForStudy(queue, id, batches.length, take, reportError),
      ({ played, of }) => bar(played, of),
    );
  } finally {
    await queue.close();
  }
}

/** Connections break and come back; the work goes on. */
export const reportError = (error: unknown): void => console.error(error instanceof Error ? error.message : error);

/** The counts of a study that was prepared, on all cores or so many threads. */
export async function playStudy(prepared: Prepared, threads?: number, quiet = false): Promise<Counts> {
  const { study } = prepared;
  const text = JSON.stringify(study);
  const what = prepared.sides.length === 2 ? 'pairs of games' : 'games';
  const bar = quiet ? () => {} : progressBar(what, study.seeds.games);
  const play = (batches: readonly Batch[], take: (counts: Counts) => boolean) =>
    inThreads<BatchOfStudy, Counts>(
      'batch',
      batches.map((batch) => ({ study: text, batch })),
      take,
      threads,
    );
  return runStudy(prepared, play, ({ played, of }) => bar(played, of));
}
