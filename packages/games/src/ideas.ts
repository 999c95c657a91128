/** What each game is about, for the lab. A game needs none. */
import { ideas as holodelive } from '@taisen/holodelive/ideas';
import type { Idea } from '@taisen/kernel';
import { ideas as linkavel } from '@taisen/linkavel/ideas';
import { ideas as magicSpirit } from '@taisen/magic-spirit/ideas';
import { ideas as oneDeck } from '@taisen/one-deck/ideas';
import { ideas as shenhun } from '@taisen/shenhun/ideas';

const IDEAS: Readonly<Record<string, readonly Idea[]>> = {
  linkavel,
  'magic-spirit': magicSpirit,
  holodelive,
  'one-deck': oneDeck,
  shenhun,
};

export const ideasOf = (game: string): readonly Idea[] => IDEAS[game] ?? [];
