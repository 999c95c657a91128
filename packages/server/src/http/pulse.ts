/** Whether those who say nothing are still there: a line that breaks without a word is not found out otherwise. */
import type { WebSocket } from 'ws';

/** In milliseconds. Everyone's turn comes once in so many: to ask all of them at once would hold up all who play. */
export const TURN = 1000;
export const TURNS = 10;
/** After so many turns of their own without a word somebody is asked, and after so many they are gone. */
const ASKED = 2;
const GONE = 3;

export interface Heard {
  readonly number: number;
  readonly socket: WebSocket;
  /** How often their turn has come since they were last heard of. */
  silent: number;
}

export class Pulse<Guest extends Heard> {
  private turn = 0;

  /** Asks those whose turn it is and who have been silent; all whose turn it is and who are not gone. */
  take(guests: Iterable<Guest>): Guest[] {
    this.turn = (this.turn + 1) % TURNS;
    const here: Guest[] = [];
    for (const guest of guests) {
      if (guest.number % TURNS !== this.turn) continue;
      guest.silent++;
      if (guest.silent === ASKED) guest.socket.ping();
      if (guest.silent < GONE) here.push(guest);
      else guest.socket.terminate();
    }
    return here;
  }
}
