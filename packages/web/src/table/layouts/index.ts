import { holodelive } from './holodelive.ts';
import type { Layout } from './layout.ts';
import { linkavel } from './linkavel.ts';
import { magicSpirit } from './magic-spirit.ts';
import { oneDeck } from './one-deck.ts';
import { shenhun } from './shenhun.ts';

const LAYOUTS: Readonly<Record<string, Layout>> = {
  linkavel,
  'magic-spirit': magicSpirit,
  holodelive,
  'one-deck': oneDeck,
  shenhun,
};

export function layoutOf(game: string): Layout {
  const layout = LAYOUTS[game];
  if (layout === undefined) throw new Error(`there is no table for ${game}`);
  return layout;
}
