/** The ids of the games, as in their URLs. */
export const GAMES = ['linkavel', 'magic-spirit', 'holodelive', 'one-deck', 'shenhun'] as const;
