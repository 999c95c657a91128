import { Refused } from '@taisen/kernel';
import type { ReplayFile } from '@taisen/protocol';
import type { Entry } from '@taisen/table';
import { infoOf, type StoredTable } from './store.ts';

/** A finished match with everything that its replay needs, and with the proof of its shuffle. */
export function replayFileOf(stored: StoredTable, entries: readonly Entry[]): ReplayFile {
  const { row, seats } = stored;
  const [one, two] = seats;
  if (row.state !== 'over' || row.result === null || row.started === null || one?.nonce == null || two?.nonce == null)
    throw new Refused('this match is not over', null);
  return {
    format: 1,
    table: infoOf(stored),
    started: row.started,
    secret: row.secret,
    nonces: [one.nonce, two.nonce],
    decks: [[...(one.deck ?? [])], [...(two.deck ?? [])]],
    entries: [...entries],
    result: row.result,
  };
}
