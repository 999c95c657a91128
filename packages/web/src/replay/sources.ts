/** Where replays come from: this device, a server, a file. All become a log and the table it was played at. */
import { type MatchLog, parseLog } from '@taisen/kernel';
import { fairSeed, parseReplay, type ReplayFile, type TableInfo } from '@taisen/protocol';
import { listTables, logOfTable } from '../local/device.ts';
import { OWN_TABLE } from '../local/own-table.ts';

export interface Source {
  readonly log: MatchLog;
  readonly info: TableInfo;
  /** For matches of a server: whether its shuffle is the promised one. */
  readonly fair: boolean | null;
}

export async function ofThisDevice(id: string): Promise<Source> {
  const [log, tables] = await Promise.all([logOfTable(id), listTables()]);
  const record = tables.find((each) => each.id === id);
  return { log, info: record?.info ?? infoFor(log), fair: null };
}

export async function ofServer(id: string): Promise<Source> {
  const answer = await fetch(`/api/replays/${encodeURIComponent(id)}`);
  if (!answer.ok) throw new Error(`the server says ${answer.status}`);
  return fromServerFile(parseReplay(await answer.text()));
}

/** A file that was exported here, or one of a server. */
export async function ofFile(text: string): Promise<Source> {
  const { table } = JSON.parse(text) as { table?: unknown };
  if (table !== undefined) return fromServerFile(parseReplay(text));
  const log = parseLog(text);
  return { log, info: infoFor(log), fair: null };
}

/** The seed is computed from what server and seats gave, never taken from anybody. */
async function fromServerFile(file: ReplayFile): Promise<Source> {
  const { table, decks, entries, result } = file;
  let fair = true;
  const seed = await fairSeed(file).catch(() => {
    fair = false;
    return file.secret;
  });
  const rulings = Object.keys(table.rulings).length > 0 ? { rulings: table.rulings } : {};
  const log: MatchLog = {
    format: 1,
    game: table.game,
    ruleset: table.ruleset,
    setup: { seed, decks, ...rulings },
    answers: answersOf(entries),
    result,
  };
  return { log, info: table, fair };
}

/** What was taken back was never played. */
function answersOf(entries: ReplayFile['entries']): MatchLog['answers'] {
  const answers: [0 | 1, number][] = [];
  for (const { do: verb, seat, option } of entries) {
    if (verb === 'answer' && option !== undefined) answers.push([seat, option]);
    if (verb === 'takeback') answers.pop();
  }
  return answers;
}

const infoFor = ({ game, ruleset, setup }: MatchLog): TableInfo => ({
  id: 'file',
  game,
  ruleset,
  rulings: setup.rulings ?? {},
  state: 'over',
  seats: [null, null],
  practice: false,
  ...OWN_TABLE,
});

/** A file that was opened, until the page is left. */
let opened: Source | null = null;
export const keepOpened = (source: Source): void => {
  opened = source;
};
export const openedFile = async (): Promise<Source> => {
  if (opened === null) throw new Error('no file is open');
  return opened;
};
