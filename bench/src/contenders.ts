/** The programs that are measured. */

import { holodelive } from '@taisen/holodelive';
import type { Game, State } from '@taisen/kernel';
import { linkavel } from '@taisen/linkavel';
import { magicSpirit } from '@taisen/magic-spirit';
import { oneDeck } from '@taisen/one-deck';
import { shenhun } from '@taisen/shenhun';
import { playBare } from './bare/play.ts';
import { playBoardgameIo } from './boardgameio/play.ts';
import { playKernel, playReady } from './kernel.ts';

export interface Contender {
  readonly id: string;
  readonly name: string;
  readonly play: (seed: number) => { readonly decisions: number };
  /** Plays the same games as the first contender, which is checked before the measurement. */
  readonly same: boolean;
}

const ready = <S extends State>(game: Game<S>): Contender => ({
  id: game.id,
  name: `kernel, the ready decks of ${game.name.en}`,
  play: (seed) => playReady(game, seed),
  same: false,
});

export const CONTENDERS: readonly Contender[] = [
  { id: 'kernel', name: 'kernel, LinkaVel without effects', play: playKernel, same: true },
  { id: 'boardgame.io', name: 'boardgame.io, the same', play: playBoardgameIo, same: true },
  { id: 'bare', name: 'bare loop, the same', play: playBare, same: true },
  ready(linkavel),
  ready(magicSpirit),
  ready(holodelive),
  ready(oneDeck),
  ready(shenhun),
];
