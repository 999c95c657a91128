/** Who is measured. */
import { playBare } from './bare/play.ts';
import { playBoardgameIo } from './boardgameio/play.ts';
import { playFull, playKernel } from './kernel.ts';
import type { Played } from './work.ts';

export interface Contender {
  readonly id: string;
  readonly name: string;
  readonly play: (seed: number) => Played;
  /** It plays the games of the first contender, which is checked before anything is measured. */
  readonly same: boolean;
}

export const CONTENDERS: readonly Contender[] = [
  { id: 'kernel', name: 'kernel, LinkaVel without effects', play: playKernel, same: true },
  { id: 'boardgame.io', name: 'boardgame.io, the same', play: playBoardgameIo, same: true },
  { id: 'bare', name: 'bare loop, the same', play: playBare, same: true },
  { id: 'full', name: 'kernel, the ready decks of LinkaVel', play: playFull, same: false },
];
