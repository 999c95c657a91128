/** Takes the place of Vitest while tests are listed: it notes every test that names a clause or rules, and runs none. */
import { fileURLToPath } from 'node:url';

interface Meta {
  readonly clause?: string;
  readonly rules?: readonly string[];
}

/** A test as it was registered, with the file and line of the call in the test file. */
export interface Registered extends Meta {
  readonly name: string;
  readonly file: string;
  readonly line: number;
}

export const registered: Registered[] = [];

Error.stackTraceLimit = Number.POSITIVE_INFINITY;

/** The outermost call in a test file: where its author wrote the test, even if a function beside it registers it. */
function caller(): { readonly file: string; readonly line: number } {
  const calls = [...(new Error().stack ?? '').matchAll(/(file:\/\/\S+?\.test\.[cm]?tsx?):(\d+):\d+/g)];
  const [, url, line] = calls.at(-1) ?? [];
  if (url === undefined) throw new Error('a test was registered outside of a test file');
  return { file: fileURLToPath(url), line: Number(line) };
}

function register(name: string, options: unknown): void {
  const { clause, rules }: Meta = (options as { readonly meta?: Meta } | undefined)?.meta ?? {};
  if (clause === undefined && rules === undefined) return;
  registered.push({
    name,
    ...(clause === undefined ? {} : { clause }),
    ...(rules === undefined ? {} : { rules }),
    ...caller(),
  });
}

const nothing = (): void => undefined;
const each = () => nothing;

export const test = Object.assign(register, { each, only: register, skip: nothing, todo: nothing });
export const it = test;
export const describe = Object.assign((_name: string, body: () => void) => body(), { each });
export const beforeAll = nothing;
export const beforeEach = nothing;
export const afterAll = nothing;
export const afterEach = nothing;
export const vi = {};
export const expect = (): never => {
  throw new Error('nothing can be expected here: tests are only listed');
};
