import type { Layout } from '../table/layout.ts';
import { holodelive } from './holodelive/layout.ts';
import { linkavel } from './linkavel/layout.ts';
import { magicSpirit } from './magic-spirit/layout.ts';
import { oneDeck } from './one-deck/layout.ts';
import { shenhun } from './shenhun/layout.ts';

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
