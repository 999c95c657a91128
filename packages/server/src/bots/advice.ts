/** Advice for a player: the strongest bot's search, and its estimates of the player's options. */
import { explain } from '@taisen/bots';
import { gameNamed } from '@taisen/games';
import { Match, type SavedMatch, type Seat } from '@taisen/kernel';
import type { Advice } from '@taisen/table';

/** About a second, as for advice on a device. */
const SEARCH = { iterations: 300 };

export interface AdviceTask {
  readonly match: SavedMatch;
  readonly seat: Seat;
}

export const adviceFor = ({ match, seat }: AdviceTask): Advice[] =>
  explain(Match.load(gameNamed(match.game), match), seat, SEARCH);
