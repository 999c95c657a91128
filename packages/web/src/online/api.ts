/** The client of the server's HTTP API. Requests that need an account make a guest's account first. */
import type { Language } from '@taisen/kernel';
import type { HttpError, NewTable, OwnGame, TableInfo } from '@taisen/protocol';

/** The server refused; `message` is the reason. */
export class ServerError extends Error {
  override readonly name = 'ServerError';
  readonly status: number;
  readonly key: string | null;
  readonly rule: string | null;
  constructor(status: number, message: string, { key, rule }: Partial<Pick<HttpError, 'key' | 'rule'>> = {}) {
    super(message);
    this.status = status;
    this.key = key ?? null;
    this.rule = rule ?? null;
  }
}

/** Whether there is a server and it refused. */
export const isRefusal = (error: unknown): boolean => error instanceof ServerError && error.status >= 400;

export async function ask<T>(path: string, body?: unknown, method?: 'DELETE', language?: Language): Promise<T> {
  // Mail is in the language of the page, which need not be the browser's.
  const spoken = language === undefined ? {} : { 'accept-language': language };
  const answer = await fetch(path, {
    credentials: 'same-origin',
    ...(body === undefined
      ? method === undefined
        ? {}
        : { method }
      : { method: 'POST', headers: { 'content-type': 'application/json', ...spoken }, body: JSON.stringify(body) }),
  });
  const isJson = answer.headers.get('content-type')?.includes('json') === true;
  // A static host answers every path with the page itself.
  if (!isJson) throw new ServerError(answer.status, 'there is no server at this address');
  const data = (await answer.json()) as T | HttpError;
  if (!answer.ok) throw new ServerError(answer.status, (data as HttpError).message ?? 'refused', data as HttpError);
  return data as T;
}

export interface AtTable {
  readonly table: TableInfo;
  readonly seat: 0 | 1 | null;
}

let session: Promise<unknown> | undefined;

/** Call after signing in or out. */
export const forgetWho = (): void => {
  session = undefined;
};

/** Signs in as a new guest first if this browser has no session. */
export async function withSession<T>(path: string, body: unknown): Promise<T> {
  session ??= ask('/api/auth/get-session').then((current) =>
    current === null ? ask('/api/auth/sign-in/anonymous', {}) : current,
  );
  try {
    await session;
  } catch (error) {
    session = undefined;
    throw error;
  }
  return ask<T>(path, body);
}

export type Wanted = Pick<NewTable, 'game'> & Partial<NewTable>;

export const openOnline = (wanted: Wanted): Promise<AtTable> => withSession('/api/tables', wanted);
/** `instead`: the table where this person waits, which is left if there is another one by now. */
export const quickMatch = (
  wanted: Pick<Wanted, 'game' | 'rulings' | 'clock' | 'rated'> & { readonly instead?: string },
): Promise<AtTable> => withSession('/api/quick-match', wanted);
export const tableOf = (id: string): Promise<AtTable> => ask(`/api/tables/${encodeURIComponent(id)}`);
export const openTables = async (): Promise<readonly TableInfo[]> =>
  (await ask<{ tables: readonly TableInfo[] }>('/api/tables')).tables;

/** Leaves a table before its match has begun. */
export const leaveTable = (id: string): Promise<unknown> => ask(`/api/tables/${encodeURIComponent(id)}/leave`, {});

/** Empty for a browser that has not played online yet. */
export const ownGames = async (): Promise<readonly OwnGame[]> =>
  (await ask('/api/auth/get-session')) === null
    ? []
    : (await ask<{ games: readonly OwnGame[] }>('/api/me/games')).games;
