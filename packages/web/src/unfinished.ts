/** Games that somebody left in the middle: the table remembers where to go on, the game's page offers it. */
const keyOf = (game: string): string => `taisen.unfinished.${game}`;

/** The address of the unfinished match, or null. */
export const unfinished = (game: string): string | null => localStorage.getItem(keyOf(game));

export const remember = (game: string, address: string): void => localStorage.setItem(keyOf(game), address);

export const forget = (game: string): void => localStorage.removeItem(keyOf(game));
