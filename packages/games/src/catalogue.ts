/** What a list of games shows, without the rules: light enough for a home page. */
import { about as holodelive } from '@taisen/holodelive/about';
import type { Words } from '@taisen/kernel';
import { about as linkavel } from '@taisen/linkavel/about';
import { about as magicSpirit } from '@taisen/magic-spirit/about';
import { about as oneDeck } from '@taisen/one-deck/about';
import { about as shenhun } from '@taisen/shenhun/about';

export interface CatalogueEntry {
  /** Also the name of the game's folder and its address in the app. */
  readonly id: string;
  readonly name: Words;
  /** What is special about the game, in one line. */
  readonly pitch: Words;
  /** Players build decks for it; otherwise both draw from one. */
  readonly decks: boolean;
  /** How long a game takes. */
  readonly minutes: number;
  /** How much there is to learn, from 1 to 3. */
  readonly weight: 1 | 2 | 3;
}

/** In the order of the home page. */
export const CATALOGUE: readonly CatalogueEntry[] = [linkavel, magicSpirit, holodelive, oneDeck, shenhun];
