/** How well bots play, from the gentlest on: names only, so that the page needs no bot to offer them. */
export const LEVEL_IDS = ['gentle', 'steady', 'sharp'] as const;
