/** The thinkers on other machines, as a server uses them. */
import type pg from 'pg';
import { Listener } from '../storage/listener.ts';
import { isUnavailable } from '../storage/unavailable.ts';
import type { StoredTask } from './thinker.ts';
import { ANSWERED, type Answer, ASK, BEAT, GONE_AFTER, READ } from './thoughts.ts';

/** Milliseconds after which a server thinks itself: no search takes as long. */
const TIMEOUT = 5000;

interface Waiting {
  readonly done: (result: unknown) => void;
  readonly failed: (error: unknown) => void;
}

/** A thinker did not answer, or could not. */
export class NoAnswer extends Error {}

export class RemoteThinkers {
  private readonly pool: pg.Pool;
  private readonly server: string;
  private readonly failed: (error: unknown) => void;
  private readonly listener: Listener;
  private readonly timer: NodeJS.Timeout;
  private readonly waiting = new Map<number, Waiting>();
  /** Asked and not answered yet, those whose number is not known yet included. */
  private asked = 0;
  /** Of all thinkers that are there. */
  threads = 0;
  /** Once there was a thinker. */
  private listening: Promise<void> | null = null;
  private reading: Promise<void> = Promise.resolve();
  private looking: Promise<void> = Promise.resolve();

  constructor(url: string, pool: pg.Pool, server: string, failed: (error: unknown) => void) {
    this.pool = pool;
    this.server = server;
    this.failed = failed;
    const read = () => this.read();
    this.listener = new Listener(url, ANSWERED, {
      received: (payload) => {
        if (payload === server) read();
      },
      missed: read,
      failed,
    });
    this.timer = setInterval(() => {
      this.looking = this.looking.then(() => this.look()).catch(this.lost);
    }, BEAT);
    this.timer.unref();
  }

  /** That the database is unavailable is reported by those who cannot do without it. */
  private readonly lost = (error: unknown) => {
    this.threads = 0;
    if (!isUnavailable(error)) this.failed(error);
  };

  /** How many more tasks they can be asked now. */
  get free(): number {
    return this.threads - this.asked;
  }

  /** Who is there. */
  async look(): Promise<void> {
    const { rows: schema } = await this.pool.query<{ there: boolean }>(
      `select to_regclass('thinking.thinkers') is not null as there`,
    );
    if (schema[0]?.there !== true) return;
    const { rows } = await this.pool.query<{ threads: number }>(
      `select coalesce(sum(threads), 0)::int as threads from thinking.thinkers
      where seen > now() - make_interval(secs => $1)`,
      [GONE_AFTER],
    );
    const threads = rows[0]?.threads ?? 0;
    if (threads > 0) {
      this.listening ??= this.listen();
      await this.listening;
    }
    this.threads = threads;
    if (this.waiting.size > 0) this.read();
  }

  private async listen(): Promise<void> {
    try {
      await this.listener.open();
    } catch (error) {
      this.listening = null;
      throw error;
    }
  }

  /** Fails with `NoAnswer` if the server has to think itself. */
  async think(task: StoredTask, played: boolean): Promise<unknown> {
    this.asked++;
    try {
      const { rows } = await this.pool.query<{ id: number }>(ASK, [this.server, played, JSON.stringify(task)]);
      return await this.answerTo(rows[0]?.id as number);
    } finally {
      this.asked--;
    }
  }

  private async answerTo(id: number): Promise<unknown> {
    let timer: NodeJS.Timeout | null = null;
    try {
      return await new Promise((done, failed) => {
        this.waiting.set(id, { done, failed });
        timer = setTimeout(() => failed(new NoAnswer('no thinker has answered')), TIMEOUT);
      });
    } finally {
      this.waiting.delete(id);
      if (timer !== null) clearTimeout(timer);
    }
  }

  private read(): void {
    this.reading = this.reading.then(() => this.readAnswers()).catch(this.lost);
  }

  private async readAnswers(): Promise<void> {
    const { rows } = await this.pool.query<{ id: number; answer: Answer }>(READ, [this.server]);
    for (const { id, answer } of rows) {
      const waiting = this.waiting.get(id);
      if ('error' in answer) waiting?.failed(new NoAnswer(answer.error));
      else waiting?.done(answer.result);
    }
  }

  async close(): Promise<void> {
    clearInterval(this.timer);
    await this.looking;
    await this.reading;
    await this.listener.close();
  }
}
