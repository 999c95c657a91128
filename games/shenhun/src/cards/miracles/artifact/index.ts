import type { ShCardDef } from '../../../card.ts';
import { blackShellMirror } from './black-shell-mirror.ts';
import { cloudBoots } from './cloud-boots.ts';
import { dragonBlade } from './dragon-blade.ts';
import { heavenForge } from './heaven-forge.ts';
import { worldCauldron } from './world-cauldron.ts';

export const ARTIFACT: readonly ShCardDef[] = [blackShellMirror, cloudBoots, dragonBlade, heavenForge, worldCauldron];
