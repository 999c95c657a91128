/** What to tell the user when the server did not do something. */
import type { Game, Language } from '@taisen/kernel';
import { sayRefusal } from '@taisen/kernel';
import type { Say } from '../language.ts';
import { ONLINE } from '../words/online.ts';
import { REFUSALS } from '../words/refusals.ts';
import { isRefusal, ServerError } from './api.ts';

/** By the rule that forbids it, by its key, or as the server says it. */
export function refusalText(
  error: unknown,
  say: Say,
  game?: Pick<Game, 'words' | 'id'>,
  language: Language = 'en',
): string {
  if (!isRefusal(error) || !(error instanceof ServerError)) return say(ONLINE.noServer);
  const { key, rule, message } = error;
  const words = key === null ? undefined : REFUSALS[key];
  if (words !== undefined) return say(words);
  if (rule !== null && game?.words[`rule.${rule}`] !== undefined)
    return `${sayRefusal(game as Game, rule, language)} (${rule})`;
  return say(ONLINE.refused, { why: message });
}
