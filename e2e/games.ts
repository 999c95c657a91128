/** The games by their addresses. */
export const GAMES = ['linkavel', 'magic-spirit', 'holodelive', 'one-deck', 'shenhun'] as const;
