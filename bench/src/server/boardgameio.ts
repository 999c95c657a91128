/** Matches of boardgame.io's own server, in memory as it comes, over its own socket protocol. */
import type { Seat } from '@taisen/kernel';
import type { State } from 'boardgame.io';
import { Server } from 'boardgame.io/server';
import { enumerate, type LegalMove } from '../boardgameio/enumerate.ts';
import { gameFor } from '../boardgameio/game.ts';
import { newTable, type Table } from '../boardgameio/table.ts';
import { Line } from './line.ts';
import type { Opener, OpenTable, TableEvents } from './load.ts';
import { post } from './post.ts';

/** Its server, in a process of its own. It keeps nothing on disk, and shows everybody everything: both in its favour. */
export async function runBoardgameIo(port: number, lobby: number): Promise<void> {
  let matches = 0;
  const game = { ...gameFor('any'), setup: () => newTable(`match ${++matches}`) };
  const server = Server({ games: [game], origins: ['*'] });
  // Its lobby on the same port answers 404: what it hangs on to has been set up by then.
  await server.run({ port, lobbyConfig: { apiPort: lobby } });
}

/** Through its lobby, as its guide says for games of people who must not move for each other. */
export const boardgameIoOpener =
  (url: string, lobby: string): Opener =>
  async (events) => {
    const games = `${lobby}/games/linkavel`;
    const { matchID } = await post<{ matchID: string }>(`${games}/create`, { numPlayers: 2 });
    const sit = async (seat: Seat) => {
      const who = { playerID: String(seat), playerName: `guest ${seat}` };
      const { playerCredentials } = await post<{ playerCredentials: string }>(`${games}/${matchID}/join`, who);
      return new SeatSocket(url, matchID, seat, playerCredentials, events);
    };
    const seats = [await sit(0), await sit(1)] as const;
    await Promise.all(seats.map((seat) => seat.open()));
    for (const seat of seats) seat.begin();
    const table: OpenTable = {
      decide: (seat) => seats[seat].decide(),
      close: () => {
        for (const seat of seats) seat.close();
      },
    };
    return table;
  };

/** Where socket.io keeps a game's connections apart. */
const SPACE = '/linkavel,';

interface Synced {
  readonly state: State<Table>;
}

class SeatSocket {
  private line: Line | null = null;
  private readonly url: string;
  private readonly match: string;
  private readonly seat: Seat;
  private readonly credentials: string;
  private readonly events: TableEvents;
  private state: State<Table> | null = null;
  private ended = false;

  constructor(url: string, match: string, seat: Seat, credentials: string, events: TableEvents) {
    this.url = url;
    this.match = match;
    this.seat = seat;
    this.credentials = credentials;
    this.events = events;
  }

  /** Its server speaks socket.io, which has a frame of its own in every frame: a few digits, then a name. */
  async open(): Promise<void> {
    const { url, match, seat, credentials } = this;
    let opened: () => void = () => {};
    const synced = new Promise<void>((resolve) => {
      opened = resolve;
    });
    this.line = await Line.open(`${url}/socket.io/?EIO=4&transport=websocket`, {}, (text) => {
      if (text.startsWith('0')) this.line?.send(`40${SPACE}`);
      else if (text === '2') this.line?.send('3');
      else if (text.startsWith(`40${SPACE}`)) this.emit('sync', match, String(seat), credentials, 2);
      else if (text.startsWith(`42${SPACE}`)) {
        const [name, , told] = JSON.parse(text.slice(2 + SPACE.length)) as [string, string, State<Table> & Synced];
        if (name === 'update') this.receive(told);
        else if (name === 'sync') {
          this.state = told.state;
          opened();
        }
      }
    });
    await synced;
  }

  private emit(...event: readonly unknown[]): void {
    this.line?.send(`42${SPACE}${JSON.stringify(event)}`);
  }

  private receive(state: State<Table>): void {
    if (state._stateID <= (this.state?._stateID ?? -1)) return;
    this.state = state;
    this.events.seen(this.seat, state._stateID);
    if (state.ctx.gameover !== undefined) {
      if (this.seat === 0 && !this.ended) this.events.over();
      this.ended = true;
    } else if (this.isAsked()) this.events.asked(this.seat);
  }

  private isAsked(): boolean {
    return this.state?.ctx.currentPlayer === String(this.seat);
  }

  begin(): void {
    if (this.isAsked()) setImmediate(() => this.events.asked(this.seat));
  }

  decide(): void {
    const { G, ctx, _stateID } = this.state as State<Table>;
    const legal = enumerate(G, ctx);
    const { move, args } = legal[Math.floor(Math.random() * legal.length)] as LegalMove;
    const { credentials } = this;
    const playerID = String(this.seat);
    const action = { type: 'MAKE_MOVE', payload: { type: move, args, playerID, credentials } };
    this.emit('update', action, _stateID, this.match, playerID);
  }

  close(): void {
    this.line?.close();
  }
}
