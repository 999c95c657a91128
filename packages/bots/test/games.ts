/** All games, as `Game<State>`. */
import { holodelive } from '@taisen/holodelive';
import type { Game, State } from '@taisen/kernel';
import { linkavel } from '@taisen/linkavel';
import { magicSpirit } from '@taisen/magic-spirit';
import { oneDeck } from '@taisen/one-deck';
import { shenhun } from '@taisen/shenhun';

const seen = <S extends State>(game: Game<S>) => game as unknown as Game<State>;
export const GAMES = [seen(linkavel), seen(magicSpirit), seen(holodelive), seen(oneDeck), seen(shenhun)];
export const byName = GAMES.map((game) => [game.id, game] as const);
export const gamesById = new Map(byName);
