/** The room as the hall sees it. */
import { setFlagsFromString } from 'node:v8';
import { Worker } from 'node:worker_threads';
import type { StoredTable } from '../tables/store.ts';
import { Hatch, type Port } from './hatch.ts';
import type { RoomSetup } from './room.ts';
import type { Coming, Question, ToHall, ToRoom } from './words.ts';

export interface DoorEvents {
  readonly tell: (guest: number, text: string) => void;
  readonly moved: (guest: number, table: string) => void;
  readonly lost: (guest: number) => void;
  readonly changed: (tables: readonly string[]) => void;
  readonly failed: (where: string, error: unknown, table?: string) => void;
  /** All that there was to tell has been told. */
  readonly over: () => void;
}

interface Asked {
  readonly answered: (text: string) => void;
  readonly failed: (error: unknown) => void;
}

export class Door {
  private readonly hatch: Hatch<ToRoom, ToHall>;
  private readonly asked = new Map<number, Asked>();
  private questions = 0;

  constructor(port: Port, { tell: text, over, ...events }: DoorEvents) {
    this.hatch = new Hatch(port, { word: (word) => this.hear(word, events), text, over });
  }

  private hear(word: ToHall, events: Omit<DoorEvents, 'tell' | 'over'>): void {
    if (word.do === 'moved') events.moved(word.guest, word.table);
    else if (word.do === 'lost') events.lost(word.guest);
    else if (word.do === 'changed') events.changed(word.tables);
    else if (word.do === 'failed') events.failed(word.where, word.error, word.table);
    else {
      const asked = this.asked.get(word.id);
      this.asked.delete(word.id);
      if (word.do === 'answer') asked?.answered(word.text);
      else asked?.failed(word.error);
    }
  }

  ask(what: Question): Promise<string> {
    const id = ++this.questions;
    this.hatch.say({ do: 'ask', id, what });
    return new Promise((answered, failed) => {
      this.asked.set(id, { answered, failed });
    });
  }

  come(coming: Coming): void {
    this.hatch.say({ do: 'come', ...coming });
  }

  hand(guest: number, text: string): void {
    this.hatch.text(guest, text);
  }

  leave(guest: number): void {
    this.hatch.say({ do: 'leave', guest });
  }

  begin(stored: StoredTable): void {
    this.hatch.say({ do: 'begin', stored });
  }

  changed(table: string): void {
    this.hatch.say({ do: 'changed', table });
  }
}

/** Opens a room somewhere; it says if it is lost. */
export type StartRoom = (setup: RoomSetup, lost: (error: unknown) => void) => Port & { readonly close: () => void };

/**
 * What lies on the tables at the moment is copied whenever young objects are collected, so there is room for a few
 * thousand decisions of them: three times 64 MB, as the engine counts (docs/scale.md).
 */
const YOUNG = 192;
/**
 * By so many percent old objects may grow before all of them are looked at: matches that are over, mostly. The engine
 * would do so after every 16 MB, because that takes little of its time; but whoever decides meanwhile has to wait.
 * Never beyond half of what there is to its limit.
 */
const OLD_GROWTH = 200;

export const roomInThread =
  (script: URL): StartRoom =>
  (setup, lost) => {
    setFlagsFromString(`--heap-growing-percent=${OLD_GROWTH}`);
    const worker = new Worker(script, { workerData: setup, resourceLimits: { maxYoungGenerationSizeMb: YOUNG } });
    worker.on('error', lost);
    worker.on('exit', () => lost(new Error('the thread of the tables has ended')));
    return Object.assign(worker, {
      close: () => {
        worker.removeAllListeners('exit');
        void worker.terminate();
      },
    });
  };
