import pg from 'pg';

/**
 * Codes of PostgreSQL: it is stopping, has crashed or is starting; a statement took too long; a broken connection; too many
 * connections or a full disk; an error of the disk; a database that can only be read.
 */
const CODES = /^(57P0|57014|08|53|58|25006)/;
/** Codes of the operating system. */
const ERRORS = /^E(CONN|PIPE|TIMEDOUT|HOST|NET|AI_AGAIN|NOTFOUND)/;
/** Messages of the driver, which has no codes. */
const MESSAGES =
  /^(Connection terminated|Client has encountered a connection error|Client was closed|timeout exceeded when trying to connect|timeout expired|Query read timeout)/;

/** The database could not be reached, or is stopping or starting. Not: it has rejected a statement. */
export function isUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = 'code' in error ? String(error.code) : '';
  if (error instanceof pg.DatabaseError) return CODES.test(code);
  return ERRORS.test(code) || MESSAGES.test(error.message);
}
