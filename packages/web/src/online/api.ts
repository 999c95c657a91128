/** What a server is asked outside a table. Whoever comes for the first time becomes a guest. */
import type { DeckList } from '@taisen/kernel';
import { type HttpError, type NewTable, randomHex, type TableInfo } from '@taisen/protocol';

/** The server refused; `message` says why. */
export class ServerError extends Error {
  override readonly name = 'ServerError';
  readonly status: number;
  constructor(status: number, message: string) {
    super(message);
    this.status = status;
  }
}

/** There is a server, and it said no. */
export const isRefusal = (error: unknown): boolean => error instanceof ServerError && error.status >= 400;

export async function ask<T>(path: string, body?: unknown): Promise<T> {
  const answer = await fetch(path, {
    credentials: 'same-origin',
    ...(body === undefined
      ? {}
      : { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
  });
  const isJson = answer.headers.get('content-type')?.includes('json') === true;
  // Pages without a server behind them answer everything with themselves.
  if (!isJson) throw new ServerError(answer.status, 'there is no server here');
  const data = (await answer.json()) as T | HttpError;
  if (!answer.ok) throw new ServerError(answer.status, (data as HttpError).message ?? 'refused');
  return data as T;
}

interface AtTable {
  readonly table: TableInfo;
  readonly seat: 0 | 1 | null;
}

let somebody: Promise<unknown> | undefined;

/** Somebody has signed in or out. */
export const forgetWho = (): void => {
  somebody = undefined;
};

/** As whoever this browser is; as a new guest where it is nobody yet. */
async function asSomebody<T>(path: string, body: unknown): Promise<T> {
  somebody ??= ask('/api/auth/get-session').then((session) =>
    session === null ? ask('/api/auth/sign-in/anonymous', {}) : session,
  );
  try {
    await somebody;
  } catch (error) {
    somebody = undefined;
    throw error;
  }
  return ask<T>(path, body);
}

export type Wanted = Pick<NewTable, 'game'> & Partial<NewTable>;

export const openOnline = (wanted: Wanted): Promise<AtTable> => asSomebody('/api/tables', wanted);
export const quickMatch = (wanted: Pick<Wanted, 'game' | 'rulings' | 'clock'>): Promise<AtTable> =>
  asSomebody('/api/quick-match', wanted);
export const tableOf = (id: string): Promise<AtTable> => ask(`/api/tables/${encodeURIComponent(id)}`);
export const openTables = async (): Promise<readonly TableInfo[]> =>
  (await ask<{ tables: readonly TableInfo[] }>('/api/tables')).tables;

/** Sits down with a deck and a number of one's own, so that nobody alone decides the shuffle. */
export const sitDown = (id: string, cards?: DeckList): Promise<AtTable> =>
  asSomebody(`/api/tables/${encodeURIComponent(id)}/sit`, {
    nonce: randomHex(),
    ...(cards === undefined ? {} : { deck: { cards } }),
  });
