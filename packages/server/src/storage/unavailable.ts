import pg from 'pg';

/** What PostgreSQL calls it: it is stopping, has crashed or is starting; the connection broke; it has too many. */
const CODES = /^(57P0|08|53300)/;
/** What the operating system calls it. */
const ERRORS = /^E(CONN|PIPE|TIMEDOUT|HOST|NET|AI_AGAIN|NOTFOUND)/;
/** What the driver calls it, which has no codes. */
const MESSAGES =
  /^(Connection terminated|Client has encountered a connection error|Client was closed|timeout exceeded when trying to connect|timeout expired)/;

/** The way to the database broke, or it is stopping or starting; not: it understood and refused. */
export function isUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = 'code' in error ? String(error.code) : '';
  if (error instanceof pg.DatabaseError) return CODES.test(code);
  return ERRORS.test(code) || MESSAGES.test(error.message);
}
