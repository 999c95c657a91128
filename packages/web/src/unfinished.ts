/** Unfinished matches: the table stores its address, and the game's page links to it. */
const keyOf = (game: string): string => `taisen.unfinished.${game}`;

/** The address of the unfinished match, or null. */
export const unfinished = (game: string): string | null => localStorage.getItem(keyOf(game));

export const remember = (game: string, address: string): void => localStorage.setItem(keyOf(game), address);

export const forget = (game: string): void => localStorage.removeItem(keyOf(game));
