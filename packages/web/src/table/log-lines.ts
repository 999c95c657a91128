/** What the log has of the events of a match: who acts, what comes of it, and nothing twice. */
import type { CardRef, Seat, SeenEvent } from '@taisen/kernel';
import { type Events, specOf } from './value-changes.ts';

export interface LogLine {
  readonly event: SeenEvent;
  /** Its place among the events, which never changes. */
  readonly at: number;
  /** `head`: a turn begins, or the game is over; `action`: a player does something; `result`: what comes of it. */
  readonly kind: 'head' | 'action' | 'result' | 'plain';
  /** Who acts. */
  readonly by: Seat | null;
  /** More cards than can be read in a line: they are counted, and listed on request. */
  readonly many: readonly CardRef[];
}

/** Other lines contain these already. */
const OMITTED = new Set(['moved', 'resolves', 'attacked', 'won-battle']);
const HEADS = new Set(['turn-start', 'won', 'drawn-game']);
const ACTIONS = new Set<unknown>(['attack', 'play', 'cast', 'act']);
const MANY = 6;
const NONE: readonly CardRef[] = [];

export function logLines(game: Events, events: readonly SeenEvent[]): readonly LogLine[] {
  const lines: LogLine[] = [];
  let action: SeenEvent | null = null;
  const kindOf = (event: SeenEvent, isAction: boolean): LogLine['kind'] => {
    const { type, card, amount } = event;
    if (HEADS.has(type)) return 'head';
    if (isAction) return 'action';
    if (action === null || type === 'turn-end') return 'plain';
    // Some prices are said after the action already, with its card.
    const isOfIt = amount !== undefined && card !== undefined && card.id === action.card?.id;
    return isPrice(event) && !isOfIt ? 'plain' : 'result';
  };
  events.forEach((event, at) => {
    const { type, seat, cards = NONE } = event;
    if (OMITTED.has(type) || isWayOf(game, event, events[at + 1])) return;
    const { shows, sound } = specOf(game, type);
    const isAction = (ACTIONS.has(shows) || sound === 'place') && seat !== undefined;
    const kind = kindOf(event, isAction);
    if (kind !== 'result') action = kind === 'action' ? event : null;
    const price = isAction ? takePrice(lines) : [];
    const many = cards.length > MANY ? cards : NONE;
    lines.push({ event, at, kind, by: isAction ? seat : null, many }, ...price);
  });
  return lines;
}

const isPrice = ({ type, how }: SeenEvent): boolean => how === 'cost' || type === 'paid';

/** The last lines as far as they are a price: they are said after what it was paid for. */
function takePrice(lines: LogLine[]): readonly LogLine[] {
  const since = lines.findLastIndex(({ event, kind }) => kind !== 'plain' || !isPrice(event)) + 1;
  return lines.splice(since).map((line) => ({ ...line, kind: 'result' }));
}

/** Whether the next line says of the same card that it has fallen: "goes to the trash", "was destroyed". */
function isWayOf(game: Events, { type, card, amount }: SeenEvent, next: SeenEvent | undefined): boolean {
  if (card === undefined || card.id === 0 || amount !== undefined || specOf(game, type).shows !== undefined)
    return false;
  return next?.card?.id === card.id && specOf(game, next.type).shows === 'fall';
}
