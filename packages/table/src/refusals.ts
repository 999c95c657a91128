/** The error message that a client gets for a message without success. */
import { BadInput, Refused } from '@taisen/kernel';
import type { MessageOf } from '@taisen/protocol';
import { Stale } from './entry.ts';

/** This viewer may not do that. */
export class NotYours extends BadInput {}

export class TooMany extends BadInput {}

export function errorFor(error: unknown): Pick<MessageOf<'error'>, 'code' | 'message' | 'rule'> {
  if (error instanceof Stale) return { code: 'stale', message: error.message, rule: null };
  if (error instanceof Refused) return { code: 'refused', message: error.message, rule: error.rule };
  if (error instanceof NotYours) return { code: 'not-yours', message: error.message, rule: null };
  if (error instanceof TooMany) return { code: 'too-many', message: error.message, rule: null };
  if (error instanceof BadInput) return { code: 'bad-message', message: error.message, rule: null };
  return { code: 'broken', message: 'something went wrong here: look at the table before you try again', rule: null };
}
