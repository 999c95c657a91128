/** The bots at a table: each decision is thought about once, and answered by the host that owns the table then. */
import { Refused, type Seat, type State } from '@taisen/kernel';
import type { Environment } from './environment.ts';
import type { Host } from './host.ts';

export class Bots<S extends State> {
  private readonly host: Host<S>;
  private readonly environment: Environment<S>;
  /** By seat: the entry that opened the decision that its bot thinks about. */
  private readonly thinking: [number, number] = [-1, -1];

  constructor(host: Host<S>, environment: Environment<S>) {
    this.host = host;
    this.environment = environment;
  }

  /** The bot of this seat does what it can do now, if anything. */
  run(seat: Seat): void {
    const { host, environment } = this;
    const { table } = host;
    if (table.result !== null) {
      const bit = 1 << seat;
      if (table.rematchOffers !== 0 && (table.rematchOffers & bit) === 0) host.submitOwn({ do: 'offer-rematch', seat });
      return;
    }
    if ((table.drawOffers & (seat === 0 ? 2 : 1)) !== 0) return host.submitOwn({ do: 'refuse-draw', seat });
    if ((table.takebackRequests & (seat === 0 ? 2 : 1)) !== 0) return host.submitOwn({ do: 'accept-takeback', seat });
    const asked = table.asked[seat];
    if (table.match.decisionOf(seat) === null || this.thinking[seat] === asked) return;
    this.thinking[seat] = asked;
    environment
      .think(host, seat)
      .then((option) => {
        if (!host.isIdle) return this.answer(seat, asked, option);
        // The host that has taken over thinks for itself. This one does so again if it gets the table back.
        this.thinking[seat] = -1;
        return undefined;
      })
      .catch((error) => {
        // Meanwhile the decision may have been taken back, or the match may have ended.
        if (!(error instanceof Refused)) environment.onError(host, error);
      });
  }

  private async answer(seat: Seat, asked: number, option: number): Promise<void> {
    try {
      await this.host.submit({ do: 'answer', seat, asked, option });
    } catch (error) {
      // The bot has to answer again if its answer could not be stored.
      this.thinking[seat] = -1;
      throw error;
    }
  }
}
