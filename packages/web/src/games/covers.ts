/** The covers' pictures, one for each game. */
import type { ComponentType } from 'react';
import { HoloDeLive } from './holodelive/Cover.tsx';
import { LinkaVel } from './linkavel/Cover.tsx';
import { MagicSpirit } from './magic-spirit/Cover.tsx';
import { OneDeck } from './one-deck/Cover.tsx';
import { Shenhun } from './shenhun/Cover.tsx';

export const COVERS: Readonly<Record<string, ComponentType>> = {
  linkavel: LinkaVel,
  'magic-spirit': MagicSpirit,
  holodelive: HoloDeLive,
  'one-deck': OneDeck,
  shenhun: Shenhun,
};
