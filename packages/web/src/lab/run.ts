/** A running study of the page. What was played is stored, so that it goes on after a reload. */
import { batchesOf, type Counts, isKnown, type Prepared, Sum, studyCode } from '@taisen/lab/study';
import type { LabWorkers } from './workers.ts';

export interface LabState {
  readonly phase: 'checking' | 'running' | 'stopped' | 'done' | 'failed';
  readonly played: number;
  readonly of: number;
  readonly counts: Counts | null;
  readonly error: string | null;
}

interface Stored {
  /** The code of the study. */
  readonly study: string;
  /** The rules it was played with: counts of others are of no use. */
  readonly ruleset: string;
  readonly batches: number;
  readonly counts: Counts;
}

const keyOf = (game: string): string => `taisen.lab.${game}`;

/** What was played of a study before; null if it was another one. */
function stored({ study, game }: Prepared): Stored | null {
  try {
    const found = JSON.parse(localStorage.getItem(keyOf(game.id)) ?? 'null') as Stored | null;
    return found?.study === studyCode(study) && found.ruleset === game.ruleset ? found : null;
  } catch (error) {
    if (error instanceof SyntaxError) return null;
    throw error;
  }
}

export class LabRun {
  readonly prepared: Prepared;
  state: LabState;
  private readonly workers: LabWorkers;
  private readonly changed: (state: LabState) => void;
  private readonly sum = new Sum();
  /** How many batches have been taken, in their order. */
  private taken = 0;
  private stopped = false;

  constructor(prepared: Prepared, workers: LabWorkers, changed: (state: LabState) => void) {
    this.prepared = prepared;
    this.workers = workers;
    this.changed = changed;
    const before = stored(prepared);
    if (before !== null) {
      this.taken = before.batches;
      this.sum.merge(before.counts);
    }
    this.state = this.stateIn(this.isOver() ? 'done' : 'stopped');
  }

  private isOver = (): boolean =>
    this.taken >= batchesOf(this.prepared.study).length || (this.taken > 0 && isKnown(this.prepared, this.sum.get));

  private stateIn(phase: LabState['phase'], error: string | null = null): LabState {
    const { study } = this.prepared;
    const played = batchesOf(study)
      .slice(0, this.taken)
      .reduce((sum, { games }) => sum + games, 0);
    return { phase, played, of: study.seeds.games, counts: this.taken === 0 ? null : this.sum.counts(), error };
  }

  private set(phase: LabState['phase'], error: string | null = null): void {
    this.state = this.stateIn(phase, error);
    this.changed(this.state);
  }

  /** Plays the rest. */
  async start(): Promise<void> {
    const { study } = this.prepared;
    try {
      this.set('checking');
      await this.workers.check(study);
      if (this.stopped) return;
      this.set('running');
      await this.play();
    } catch (error) {
      if (this.stopped) return;
      this.workers.stop();
      this.set('failed', (error as Error).message);
    }
  }

  private async play(): Promise<void> {
    const { study } = this.prepared;
    const rest = batchesOf(study).slice(this.taken);
    const ahead = this.workers.count + 1;
    const results: Promise<Counts>[] = [];
    for (let i = 0; i < rest.length; i++) {
      while (results.length < Math.min(rest.length, i + ahead)) {
        const result = this.workers.batch(study, rest[results.length] as (typeof rest)[number]);
        // It is awaited in its turn, unless an earlier one has failed.
        result.catch(() => {});
        results.push(result);
      }
      const counts = await (results[i] as Promise<Counts>);
      if (this.stopped) return;
      this.sum.merge(counts);
      this.taken++;
      this.store();
      if (this.isOver()) break;
      this.set('running');
    }
    this.workers.stop();
    this.set('done');
  }

  private store(): void {
    const { study, game } = this.prepared;
    const { taken, sum } = this;
    const text: Stored = { study: studyCode(study), ruleset: game.ruleset, batches: taken, counts: sum.counts() };
    localStorage.setItem(keyOf(game.id), JSON.stringify(text));
  }

  stop(): void {
    this.stopped = true;
    this.workers.stop();
    if (this.state.phase === 'running' || this.state.phase === 'checking') this.set('stopped');
  }
}
