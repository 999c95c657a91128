/** A finished match as a file: all that it takes to play it again and to check its shuffle. */
import { BadInput } from '@taisen/kernel';
import * as v from 'valibot';
import { autoPass } from './client.ts';
import { MOST_CARDS } from './deck-code.ts';
import { commitmentTo, HEX_256, seedFrom } from './fair.ts';
import { tableInfo } from './table.ts';
import { count, result, seat, word } from './views.ts';

/** What is written down of a table: one entry after the other. */
export const entry = v.object({
  do: word,
  seat,
  at: v.number(),
  option: v.exactOptional(count),
  by: v.exactOptional(v.picklist(['clock', 'auto'])),
  kinds: v.exactOptional(autoPass),
  nonce: v.exactOptional(word),
});

const deck = v.pipe(v.array(word), v.maxLength(MOST_CARDS));
const secret = v.pipe(v.string(), v.regex(HEX_256));

export const replayFile = v.object({
  format: v.literal(1),
  table: tableInfo,
  /** When it began, on the scale of the entries' times. */
  started: v.number(),
  /** What the server had bound itself to, and what the seats added. */
  secret,
  nonces: v.tuple([secret, secret]),
  decks: v.tuple([deck, deck]),
  entries: v.array(entry),
  result,
});
export type ReplayFile = v.InferOutput<typeof replayFile>;

export function parseReplay(text: string): ReplayFile {
  let data: unknown;
  try {
    data = JSON.parse(text);
  } catch (error) {
    throw new BadInput(`this is not a replay, or it was cut off: ${(error as Error).message}`);
  }
  const parsed = v.safeParse(replayFile, data, { abortEarly: true });
  if (parsed.success) return parsed.output;
  const [issue] = parsed.issues;
  throw new BadInput(`this is not a replay: ${v.getDotPath(issue) ?? 'file'}: ${issue.message}`);
}

/** The seed that the shuffles of a replay must have come from; refused where the server broke its word. */
export async function fairSeed({ table, secret: shown, nonces }: ReplayFile): Promise<string> {
  if ((await commitmentTo(shown)) !== table.commitment)
    throw new BadInput('the secret is not the one that the server had committed itself to');
  return seedFrom(shown, nonces, table.id);
}
