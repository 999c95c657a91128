import type { ShCardDef } from '../../card.ts';
import { farArcher } from './far-archer.ts';
import { hundredSmith } from './hundred-smith.ts';
import { mirrorLord } from './mirror-lord.ts';
import { myriadMother } from './myriad-mother.ts';
import { peakTitan } from './peak-titan.ts';
import { soulFerrier } from './soul-ferrier.ts';
import { starKeeper } from './star-keeper.ts';
import { witheredVizier } from './withered-vizier.ts';

export const MYTHS: readonly ShCardDef[] = [
  farArcher,
  hundredSmith,
  mirrorLord,
  myriadMother,
  peakTitan,
  soulFerrier,
  starKeeper,
  witheredVizier,
];
