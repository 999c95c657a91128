/** Counts games of one side of a study: what happened to each card, by seat and result. */
import { type Game, type Idea, type Match, opponent, type Seat, type SeenEvent, type State } from '@taisen/kernel';
import { Sum } from './counts.ts';
import { Curves } from './curve.ts';
import { type Measure, type Played, points } from './measures.ts';
import type { Prepared } from './prepare.ts';

/** What happened to a card of a seat in a game, as bits. */
const DECK = 1;
const OPENING = 2;
const DRAWN = 4;
const PLAYED = 8;
/** The columns of a card, in half wins and games. `idle`: it was drawn and never played. */
export const COLUMNS = ['deck', 'opening', 'drawn', 'played', 'idle'] as const;

export class Tally {
  private readonly sum = new Sum();
  private readonly game: Game;
  private readonly measures: readonly Measure[];
  private readonly groups: ReadonlyMap<string, readonly number[]>;
  private readonly places: ReadonlySet<string>;
  private readonly hands: ReadonlySet<string>;
  private readonly piles: ReadonlySet<string>;
  private readonly defs: ReadonlyMap<string, number>;
  /** By seat and definition. */
  private readonly bits: Uint8Array;
  private readonly totals: Float64Array;
  private readonly groupTotals: Map<string, Float64Array>;
  /** By definition and ability: the number of games, and the last game in which it took effect. */
  private readonly clauses: Record<string, [games: number, last: number]>[];
  private readonly events = new Map<string, [games: number, times: number, last: number]>();
  private played = 0;
  private readonly curves = new Curves();
  private readonly ideas: readonly Idea[];

  constructor(game: Game, { measures, groups, ideas }: Pick<Prepared, 'measures' | 'groups' | 'ideas'>) {
    this.game = game;
    this.measures = measures;
    this.groups = groups;
    this.ideas = ideas;
    this.places = new Set(
      Object.entries(game.events).flatMap(([type, { sound }]) => (sound === 'place' ? [type] : [])),
    );
    this.hands = zonesThat(game, 'owner');
    this.piles = zonesThat(game, 'none');
    this.defs = new Map(game.cards.map(({ id }, def) => [id, def]));
    this.bits = new Uint8Array(game.cards.length * 2);
    this.totals = new Float64Array(game.cards.length * COLUMNS.length * 2);
    this.groupTotals = new Map([...groups.keys()].map((name) => [name, new Float64Array(COLUMNS.length * 2)]));
    this.clauses = game.cards.map(({ abilities }) =>
      Object.fromEntries(Object.keys(abilities).map((key) => [key, [0, 0]])),
    );
  }

  readonly onAbility = (def: number, ability: string): void => {
    const clause = this.clauses[def]?.[ability];
    if (clause === undefined || clause[1] === this.played + 1) return;
    clause[0]++;
    clause[1] = this.played + 1;
  };

  /** A match that has just begun. */
  begin(match: Match<State>): void {
    const { cards, zones } = match.state;
    this.bits.fill(0);
    const shared = match.setup.decks.every((deck) => deck.length === 0);
    for (const { def, owner } of cards) {
      this.mark(owner, def, DECK);
      if (shared) this.mark(opponent(owner), def, DECK);
    }
    match.g.index.zoneNames.forEach((name, zone) => {
      if (!this.hands.has(name)) return;
      for (const id of zones[zone] ?? [])
        if (id >= 0) this.mark((zone & 1) as Seat, cards[id]?.def as number, OPENING | DRAWN);
    });
    this.curves.begin(match);
  }

  /** A turn has begun. */
  turn(match: Match<State>): void {
    this.curves.turn(match);
  }

  private mark(seat: Seat, def: number, bits: number): void {
    const at = seat * this.game.cards.length + def;
    this.bits[at] = (this.bits[at] as number) | bits;
  }

  /** The end of a match. Returns what the measures of a comparison need. */
  end(match: Match<State>, game: Omit<Played, 'comeback'>): Played {
    this.played++;
    for (const seat of [0, 1] as const) this.readEvents(match.recorder?.events[seat] ?? [], seat);
    this.countEvents(match.recorder?.events[2] ?? []);
    const { winner } = game;
    const played: Played = { ...game, comeback: this.curves.isComeback(winner) };
    for (const seat of [0, 1] as const) this.addCards(seat, points(winner, seat));
    const { sum } = this;
    sum.add('games');
    sum.add(`end/${match.result?.rule}`);
    for (const name of ['turns', 'decisions', 'choices'] as const) sum.add(`${name}/${played[name]}`);
    const [mine, theirs] = game.decks;
    sum.add(`matchup/${mine}/${theirs}/games`);
    sum.add(`matchup/${mine}/${theirs}/points`, points(winner, 0));
    for (const measure of this.measures) addMeasured(sum, `measure/${measure.name}`, measure.of(played));
    this.addIdeas(match, played);
    return played;
  }

  private addIdeas({ recorder, state, result }: Match<State>, { winner, turns, lists }: Played): void {
    if (this.ideas.length === 0) return;
    const told = { events: recorder?.events[2] ?? [], state, winner, rule: result?.rule as string, turns, lists };
    for (const idea of this.ideas) {
      const happens = idea.happens(told);
      if (happens === null) continue;
      this.sum.add(`idea/${idea.id}/games`);
      if (happens) this.sum.add(`idea/${idea.id}/happens`);
    }
  }

  /** What a seat saw: its own draws, and its own cards that it played. */
  private readEvents(events: readonly SeenEvent[], seat: Seat): void {
    for (const event of events) {
      const id = event.card?.card;
      if (id === undefined) continue;
      if (event.type === 'moved') {
        const { from = '', to = '' } = event;
        if (this.piles.has(from) && this.hands.has(to) && to.endsWith(`:${seat}`))
          this.mark(seat, this.defs.get(id) as number, DRAWN);
      } else if (event.seat === seat && this.places.has(event.type))
        this.mark(seat, this.defs.get(id) as number, PLAYED);
    }
  }

  private countEvents(events: readonly SeenEvent[]): void {
    for (const { type } of events) {
      let counted = this.events.get(type);
      if (counted === undefined) {
        counted = [0, 0, 0];
        this.events.set(type, counted);
      }
      if (counted[2] !== this.played) counted[0]++;
      counted[1]++;
      counted[2] = this.played;
    }
  }

  private addCards(seat: Seat, won: number): void {
    const defs = this.game.cards.length;
    for (let def = 0; def < defs; def++) addBits(this.totals, def, this.bits[seat * defs + def] as number, won);
    for (const [name, members] of this.groups) {
      let all = 0;
      for (const def of members) all |= this.bits[seat * defs + def] as number;
      addBits(this.groupTotals.get(name) as Float64Array, 0, all, won);
    }
  }

  /** Everything that was counted, with names that begin with the side. */
  counts(side: string, into: Sum): void {
    const add = (name: string, by: number) => {
      if (by !== 0) into.add(`${side}/${name}`, by);
    };
    for (const [name, by] of this.sum.all()) add(name, by);
    this.curves.counts(add);
    const addTotals = (name: string, totals: Float64Array, at: number) =>
      COLUMNS.forEach((column, c) => {
        add(`${name}/${column}/games`, totals[(at * COLUMNS.length + c) * 2] as number);
        add(`${name}/${column}/points`, totals[(at * COLUMNS.length + c) * 2 + 1] as number);
      });
    this.game.cards.forEach(({ id }, def) => {
      addTotals(`card/${id}`, this.totals, def);
      for (const [key, [games]] of Object.entries(this.clauses[def] ?? {})) add(`clause/${id}/${key}`, games);
    });
    for (const [name, totals] of this.groupTotals) addTotals(`group/${name}`, totals, 0);
    for (const [type, [games, times]] of this.events) {
      add(`event/${type}/games`, games);
      add(`event/${type}/times`, times);
    }
  }
}

const zonesThat = (game: Game, sees: string): ReadonlySet<string> =>
  new Set(
    game.zones
      .filter((kind) => kind.sees === sees)
      .flatMap(({ name, shared }) => (shared === true ? [name] : [`${name}:0`, `${name}:1`])),
  );

function addBits(totals: Float64Array, at: number, bits: number, won: number): void {
  if (bits === 0) return;
  const add = (column: number) => {
    const i = (at * COLUMNS.length + column) * 2;
    totals[i] = (totals[i] as number) + 1;
    totals[i + 1] = (totals[i + 1] as number) + won;
  };
  if (bits & DECK) add(0);
  if (bits & OPENING) add(1);
  if (bits & DRAWN) add(2);
  if (bits & PLAYED) add(3);
  if ((bits & DRAWN) !== 0 && (bits & PLAYED) === 0) add(4);
}

/** The number of values, their sum and the sum of their squares: enough for a mean and its interval. */
export function addMeasured(sum: Sum, name: string, value: number | null): void {
  if (value === null) return;
  sum.add(`${name}/n`);
  sum.add(`${name}/sum`, value);
  sum.add(`${name}/squares`, value * value);
}
