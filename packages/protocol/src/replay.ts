/** A finished match as a file: everything needed to replay it and to verify its shuffle. */
import { BadInput } from '@taisen/kernel';
import * as v from 'valibot';
import { autoPass } from './client.ts';
import { MOST_CARDS } from './deck-code.ts';
import { commitmentTo, HEX_256, seedFrom } from './fair.ts';
import { tableInfo } from './table.ts';
import { count, result, seat, word } from './views.ts';

/** An entry of a table. */
export const entry = v.object({
  do: word,
  seat,
  at: v.number(),
  option: v.exactOptional(count),
  to: v.exactOptional(count),
  by: v.exactOptional(v.picklist(['clock', 'auto'])),
  kinds: v.exactOptional(autoPass),
  nonce: v.exactOptional(word),
  stood: v.exactOptional(v.tuple([v.number(), v.number()])),
});

const deck = v.pipe(v.array(word), v.maxLength(MOST_CARDS));
const secret = v.pipe(v.string(), v.regex(HEX_256));

export const replayFile = v.object({
  format: v.literal(1),
  table: tableInfo,
  /** The start of the match, on the time scale of the entries. */
  started: v.number(),
  /** The secret that the server had committed to, and the nonces of the seats. */
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

/** Whether the secret and both nonces are those that were committed to. */
export const isFair = (file: ReplayFile): Promise<boolean> =>
  fairSeed(file).then(
    () => true,
    (error) => {
      if (error instanceof BadInput) return false;
      throw error;
    },
  );

/** The seed of a replay's shuffles. Throws if the secret or a nonce does not match its commitment. */
export async function fairSeed({ table, secret: shown, nonces }: ReplayFile): Promise<string> {
  if ((await commitmentTo(shown)) !== table.commitment)
    throw new BadInput('the secret is not the one that the server had committed to');
  for (const [seat, nonce] of nonces.entries())
    if (table.commitments !== undefined && (await commitmentTo(nonce)) !== table.commitments[seat])
      throw new BadInput(`the nonce of seat ${seat} is not the one that it had committed to`);
  return seedFrom(shown, nonces, table.id);
}
