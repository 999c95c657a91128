import type { ShCardDef } from '../../card.ts';
import { altarOfCalling } from './altar-of-calling.ts';
import { arenaOfOaths } from './arena-of-oaths.ts';
import { bambooSea } from './bamboo-sea.ts';
import { bridgeOfReturn } from './bridge-of-return.ts';
import { burningMoor } from './burning-moor.ts';
import { eagleCliff } from './eagle-cliff.ts';
import { ghostMarket } from './ghost-market.ts';
import { hallOfForges } from './hall-of-forges.ts';
import { mistMarsh } from './mist-marsh.ts';
import { plainOfBanners } from './plain-of-banners.ts';
import { realmOfMirrors } from './realm-of-mirrors.ts';
import { sacredRoad } from './sacred-road.ts';
import { starTerrace } from './star-terrace.ts';
import { stillLake } from './still-lake.ts';
import { stoneForest } from './stone-forest.ts';
import { wailingGorge } from './wailing-gorge.ts';

export const DOMAINS: readonly ShCardDef[] = [
  altarOfCalling,
  arenaOfOaths,
  bambooSea,
  bridgeOfReturn,
  burningMoor,
  eagleCliff,
  ghostMarket,
  hallOfForges,
  mistMarsh,
  plainOfBanners,
  realmOfMirrors,
  sacredRoad,
  starTerrace,
  stillLake,
  stoneForest,
  wailingGorge,
];
