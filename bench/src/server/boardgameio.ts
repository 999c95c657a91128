/** Matches on boardgame.io's own server, with its default storage in memory, over its own socket protocol. */
import type { Seat } from '@taisen/kernel';
import type { State } from 'boardgame.io';
import { Server } from 'boardgame.io/server';
import { enumerate, type LegalMove } from '../boardgameio/enumerate.ts';
import { gameFor } from '../boardgameio/game.ts';
import { newTable, type Table } from '../boardgameio/table.ts';
import { Connection } from './connection.ts';
import type { Opener, OpenTable, TableEvents } from './load.ts';
import { post } from './post.ts';

/** Runs its server. It stores nothing on disk and shows everything to everyone; both favour it. */
export async function runBoardgameIo(port: number, lobby: number): Promise<void> {
  let matches = 0;
  const game = { ...gameFor('any'), setup: () => newTable(`match ${++matches}`) };
  const server = Server({ games: [game], origins: ['*'] });
  // On the same port its lobby would answer 404.
  await server.run({ port, lobbyConfig: { apiPort: lobby } });
}

/** Through its lobby, as its guide recommends for players who must not move for each other. */
export const boardgameIoOpener =
  (url: string, lobby: string): Opener =>
  async (events) => {
    const games = `${lobby}/games/linkavel`;
    const { matchID } = await post<{ matchID: string }>(`${games}/create`, { numPlayers: 2 });
    const join = async (match: string, seat: Seat): Promise<Place> => {
      const who = { playerID: String(seat), playerName: `guest ${seat}` };
      const { playerCredentials } = await post<{ playerCredentials: string }>(`${games}/${match}/join`, who);
      return { match, seat, credentials: playerCredentials };
    };
    const sit = async (seat: Seat) => new SeatSocket(url, await join(matchID, seat), events);
    const seats = [await sit(0), await sit(1)] as const;
    await Promise.all(seats.map((seat) => seat.open()));
    for (const seat of seats) seat.begin();
    const table: OpenTable = {
      again: async () => {
        const { match, credentials } = seats[0].place;
        const who = { playerID: '0', credentials };
        const { nextMatchID } = await post<{ nextMatchID: string }>(`${games}/${match}/playAgain`, who);
        for (const seat of seats) await seat.goTo(await join(nextMatchID, seat.place.seat));
        for (const seat of seats) seat.begin();
      },
      decide: (seat) => seats[seat].decide(),
      close: () => {
        for (const seat of seats) seat.close();
      },
    };
    return table;
  };

/** The socket.io namespace of the game. */
const SPACE = '/linkavel,';

/** The beginning of an update, and the number of its state. */
const UPDATE = `42${SPACE}["update",`;
const NUMBER = /"_stateID":(\d+)/;

interface Synced {
  readonly state: State<Table>;
}

/** A joined seat, with its credentials. */
interface Place {
  readonly match: string;
  readonly seat: Seat;
  readonly credentials: string;
}

class SeatSocket {
  place: Place;
  private connection: Connection | null = null;
  private readonly url: string;
  private readonly events: TableEvents;
  private state: State<Table> | null = null;
  private ended = false;
  /** Called when the state of the match has been received. */
  private synced: () => void = () => {};

  constructor(url: string, place: Place, events: TableEvents) {
    this.url = url;
    this.place = place;
    this.events = events;
  }

  /** Its server uses socket.io, whose packets begin with a few digits and the namespace. */
  async open(): Promise<void> {
    const synced = new Promise<void>((resolve) => {
      this.synced = resolve;
    });
    this.connection = await Connection.open(`${this.url}/socket.io/?EIO=4&transport=websocket`, {}, (text) => {
      if (text.startsWith('0')) this.connection?.send(`40${SPACE}`);
      else if (text === '2') this.connection?.send('3');
      else if (text.startsWith(`40${SPACE}`)) this.sync();
      else if (text.startsWith(`42${SPACE}`)) {
        if (this.isIdle(text)) return;
        const [name, match, data] = JSON.parse(text.slice(2 + SPACE.length)) as [string, string, State<Table> & Synced];
        if (match !== this.place.match) return;
        if (name === 'update') this.receive(data);
        else if (name === 'sync') {
          this.state = data.state;
          this.synced();
        }
      }
    });
    await synced;
  }

  private sync(): void {
    const { match, seat, credentials } = this.place;
    this.emit('sync', match, String(seat), credentials, 2);
  }

  /** Joins another match over the same connection, like its own client. */
  goTo(place: Place): Promise<void> {
    this.place = place;
    this.state = null;
    this.ended = false;
    return new Promise((resolve) => {
      this.synced = resolve;
      this.sync();
    });
  }

  private emit(...event: readonly unknown[]): void {
    this.connection?.send(`42${SPACE}${JSON.stringify(event)}`);
  }

  /** An update without a decision for this seat, in a match that is not over. */
  private isIdle(text: string): boolean {
    const other = `"currentPlayer":"${1 - this.place.seat}"`;
    if (!text.startsWith(UPDATE) || !text.includes(other) || text.includes('"gameover"')) return false;
    const number = Number(NUMBER.exec(text)?.[1]);
    if (this.state === null || !text.startsWith(`"${this.place.match}"`, UPDATE.length)) return true;
    if (number > this.state._stateID) {
      this.state = {
        ...this.state,
        _stateID: number,
        ctx: { ...this.state.ctx, currentPlayer: String(1 - this.place.seat) },
      };
      this.events.seen(this.place.seat, number);
    }
    return true;
  }

  private receive(state: State<Table>): void {
    if (this.state === null || state._stateID <= this.state._stateID) return;
    this.state = state;
    this.events.seen(this.place.seat, state._stateID);
    if (state.ctx.gameover !== undefined) {
      if (this.place.seat === 0 && !this.ended) this.events.over();
      this.ended = true;
    } else if (this.isAsked()) this.events.asked(this.place.seat);
  }

  private isAsked(): boolean {
    return this.state?.ctx.currentPlayer === String(this.place.seat);
  }

  begin(): void {
    if (this.isAsked()) setImmediate(() => this.events.asked(this.place.seat));
  }

  decide(): void {
    const { G, ctx, _stateID } = this.state as State<Table>;
    const legal = enumerate(G, ctx);
    const { move, args } = legal[Math.floor(Math.random() * legal.length)] as LegalMove;
    const { match, seat, credentials } = this.place;
    const playerID = String(seat);
    const action = { type: 'MAKE_MOVE', payload: { type: move, args, playerID, credentials } };
    this.emit('update', action, _stateID, match, playerID);
  }

  close(): void {
    this.connection?.close();
  }
}
