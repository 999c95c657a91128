/** One list of everything that a person plays or has played, on this device and on the server. Pure. */
import type { DeckList, Result } from '@taisen/kernel';
import type { OwnGame, SeatInfo } from '@taisen/protocol';
import type { DraftKind, TableRecord } from '../local/spec.ts';

export interface GameLine {
  /** Unique in the list. */
  readonly key: string;
  readonly id: string;
  readonly game: string;
  readonly where: 'device' | 'server';
  readonly state: 'running' | 'waiting' | 'finished';
  readonly yourTurn: boolean;
  readonly touched: number;
  /** Null for a table without an opponent yet; empty if two people play on this device. */
  readonly opponent: (Pick<SeatInfo, 'name' | 'kind' | 'program'> & { readonly bot: boolean }) | null;
  readonly deck: { readonly cards: DeckList } | OwnGame['deck'];
  /** The deck was drafted. */
  readonly draft?: DraftKind;
  readonly rated: boolean;
  /** Null while it is not over, and for two people on this device. */
  readonly outcome: 'won' | 'lost' | 'drawn' | null;
  readonly result: Result | null;
  readonly href: string;
}

const outcomeFor = (result: Result | null, seat: number): GameLine['outcome'] =>
  result === null ? null : result.winner === null ? 'drawn' : result.winner === seat ? 'won' : 'lost';

export function lineOfRecord({ id, spec, touched, result }: TableRecord): GameLine {
  const seat = spec.seats[0].kind === 'person' ? 0 : 1;
  const other = spec.seats[1 - seat] as TableRecord['spec']['seats'][number];
  const isBot = other.kind === 'bot';
  return {
    key: `device ${id}`,
    id,
    game: spec.game,
    where: 'device',
    state: result === null ? 'running' : 'finished',
    // A bot answers at once.
    yourTurn: result === null,
    touched,
    opponent: { name: isBot ? other.name : '', kind: isBot ? 'bot' : 'person', bot: isBot },
    deck: { cards: spec.decks[seat] as DeckList },
    ...(spec.draft === undefined ? {} : { draft: spec.draft.kind }),
    rated: false,
    outcome: isBot ? outcomeFor(result, seat) : null,
    result,
    href: `${result === null ? '/table' : '/replay'}/local/${id}`,
  };
}

export function lineOfGame({ table, seat, yourTurn, touched, deck, result }: OwnGame): GameLine {
  const other = seat === null ? null : table.seats[seat === 0 ? 1 : 0];
  return {
    key: `server ${table.id}`,
    id: table.id,
    game: table.game,
    where: 'server',
    state: table.state === 'over' ? 'finished' : table.state === 'waiting' ? 'waiting' : 'running',
    yourTurn,
    touched,
    opponent: other === null ? null : opponentOf(other),
    deck,
    rated: table.rated,
    outcome: outcomeFor(result, seat ?? -1),
    result,
    href: `${table.state === 'over' ? '/replay' : '/table'}/${table.id}`,
  };
}

const opponentOf = ({ name, kind, program }: SeatInfo): NonNullable<GameLine['opponent']> => ({
  ...{ name, kind, bot: kind === 'bot' },
  ...(program === true ? { program } : {}),
});

/** The last one first; among those that go on, the ones that wait for this person. */
export const ordered = (lines: readonly GameLine[]): readonly GameLine[] =>
  lines.toSorted((a, b) => Number(b.yourTurn) - Number(a.yourTurn) || b.touched - a.touched);
