/** Loads replays from this device, a server or a file. All become a log and the table that it was played at. */
import { BadInput, type Match, type MatchLog, parseLog, type Words } from '@taisen/kernel';
import type { Patch } from '@taisen/lab/patch';
import { isFair, parseReplay, type ReplayFile, seedFrom, type TableInfo } from '@taisen/protocol';
import { replayFrom, startedBy } from '@taisen/table';
import { NoRules, rulesFor } from '../games/modules.ts';
import { listTables, logOfTable } from '../local/device.ts';
import { OWN_TABLE } from '../local/own-table.ts';
import { wasSeen } from '../online/shuffle.ts';
import { REPLAY } from '../words/replay.ts';

export interface Source {
  readonly log: MatchLog;
  readonly info: TableInfo;
  /** The change of the game, if the lab made it. */
  readonly patch?: Patch | undefined;
  /**
   * For matches of a server: whether the shuffle matches its commitment. A file may not have enough to verify that. Null
   * for matches of this device.
   */
  readonly shuffle: 'verified' | 'broken' | 'unverifiable' | null;
  /** What `taisen verify` takes: the server's file, or the log of a match on this device. */
  readonly file: ReplayFile | MatchLog;
}

/** The moves are not possible with the shuffle, so the replay would not show what was played. */
export class DoesNotFit extends Error {
  override readonly name = 'DoesNotFit';
}

/** Why a replay is not shown. */
export const troubleOf = (error: unknown): Words =>
  error instanceof NoRules ? REPLAY.older : error instanceof DoesNotFit ? REPLAY.doesNotFit : REPLAY.cannotRead;

export async function ofThisDevice(id: string): Promise<Source> {
  const [log, tables] = await Promise.all([logOfTable(id), listTables()]);
  const record = tables.find((each) => each.id === id);
  const info = record?.info ?? infoFor(log);
  return { log, info, patch: record?.spec.patch, shuffle: null, file: withModule(log, info) };
}

export async function ofServer(id: string): Promise<Source> {
  const answer = await fetch(`/api/replays/${encodeURIComponent(id)}`);
  if (!answer.ok) throw new Error(`the server answered with status ${answer.status}`);
  return fromServerFile(parseReplay(await answer.text()));
}

/** A file that was exported by this page, or by a server. */
export async function ofFile(text: string): Promise<Source> {
  const { table } = JSON.parse(text) as { table?: unknown };
  if (table !== undefined) return fromServerFile(parseReplay(text));
  const log = parseLog(text);
  return { log, info: infoFor(log), shuffle: 'unverifiable', file: log };
}

/** A log names the module of its rules, so that later builds can replay it. */
const withModule = (log: MatchLog, { module }: TableInfo): MatchLog =>
  module === undefined ? log : { ...log, module };

/**
 * The seed is always computed from the secret and the nonces, and the match is replayed with it before anything is shown.
 * There is no other shuffle to fall back on.
 */
async function fromServerFile(file: ReplayFile): Promise<Source> {
  const { table, decks, result, secret, nonces } = file;
  const drawn = await seedFrom(secret, nonces, table.id);
  const shuffle = (await isFair(file)) && wasSeen(table) ? 'verified' : 'broken';
  const game = await rulesFor(table);
  let match: Match;
  try {
    ({ match } = replayFrom(game, file, drawn));
  } catch (error) {
    throw error instanceof BadInput ? new DoesNotFit(error.message) : error;
  }
  const rulings = Object.keys(table.rulings).length > 0 ? { rulings: table.rulings } : {};
  const { seed } = startedBy(game, { seed: drawn, decks, ...rulings }, table.series?.starts);
  const log: MatchLog = {
    format: 1,
    game: table.game,
    ruleset: table.ruleset,
    setup: { seed, decks, ...rulings },
    answers: match.history,
    result,
  };
  return { log, info: table, shuffle, file };
}

const infoFor = ({ game, ruleset, module, setup }: MatchLog): TableInfo => ({
  id: 'file',
  game,
  ruleset,
  ...(module === undefined ? {} : { module }),
  rulings: setup.rulings ?? {},
  state: 'over',
  seats: [null, null],
  practice: false,
  ...OWN_TABLE,
});

/** A match that bots played in the lab. */
export const sourceOfLog = (log: MatchLog, patch: Patch | undefined): Source => ({
  log,
  info: infoFor(log),
  patch,
  shuffle: null,
  file: log,
});

/** The opened file, until the page is left. */
let opened: Source | null = null;
export const keepOpened = (source: Source): void => {
  opened = source;
};
export const openedFile = async (): Promise<Source> => {
  if (opened === null) throw new Error('no file is open');
  return opened;
};
