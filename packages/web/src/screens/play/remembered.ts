/** How the player last set up a game, by game; stored on this device. */
import type { RulingValues } from '@taisen/kernel';

export interface RememberedSetup {
  /** The id of the bot's level. */
  readonly level?: string;
  /** Ids of decks; the opponent's is absent if any will do. */
  readonly mine?: string;
  readonly theirs?: string | null;
  readonly rulings?: RulingValues;
}

const keyOf = (game: string): string => `taisen.setup.${game}`;

export function rememberedSetup(game: string): RememberedSetup {
  try {
    return JSON.parse(localStorage.getItem(keyOf(game)) ?? '{}') as RememberedSetup;
  } catch {
    // Not written by us.
    return {};
  }
}

export const rememberSetup = (game: string, change: RememberedSetup): void =>
  localStorage.setItem(keyOf(game), JSON.stringify({ ...rememberedSetup(game), ...change }));
