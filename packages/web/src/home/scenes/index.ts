/** The covers' pictures, one for each game. */
import type { ComponentType } from 'react';
import { HoloDeLive } from './HoloDeLive.tsx';
import { LinkaVel } from './LinkaVel.tsx';
import { MagicSpirit } from './MagicSpirit.tsx';
import { OneDeck } from './OneDeck.tsx';
import { Shenhun } from './Shenhun.tsx';

export const SCENES: Readonly<Record<string, ComponentType>> = {
  linkavel: LinkaVel,
  'magic-spirit': MagicSpirit,
  holodelive: HoloDeLive,
  'one-deck': OneDeck,
  shenhun: Shenhun,
};
