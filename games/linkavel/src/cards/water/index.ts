import type { LvCardDef } from '../../card.ts';
import { abyssSerpent } from './abyss-serpent.ts';
import { driftJelly } from './drift-jelly.ts';
import { eddySeahorse } from './eddy-seahorse.ts';
import { lighthouseTurtle } from './lighthouse-turtle.ts';
import { moonTideSiren } from './moon-tide-siren.ts';
import { pearlDiver } from './pearl-diver.ts';
import { tideHeron } from './tide-heron.ts';
import { undertowRay } from './undertow-ray.ts';

export const WATER: readonly LvCardDef[] = [
  pearlDiver,
  driftJelly,
  eddySeahorse,
  tideHeron,
  undertowRay,
  lighthouseTurtle,
  moonTideSiren,
  abyssSerpent,
];
