import type { LvCardDef } from '../../card.ts';
import { curtainMatron } from './curtain-matron.ts';
import { curtainPrice } from './curtain-price.ts';
import { nightRegent } from './night-regent.ts';
import { oathBroker } from './oath-broker.ts';
import { shroudWeaver } from './shroud-weaver.ts';
import { silenceEater } from './silence-eater.ts';
import { veilCutpurse } from './veil-cutpurse.ts';
import { veilPallbearer } from './veil-pallbearer.ts';
import { veilPiper } from './veil-piper.ts';
import { whisperBehind } from './whisper-behind.ts';

export const DARK: readonly LvCardDef[] = [
  veilPiper,
  veilCutpurse,
  shroudWeaver,
  veilPallbearer,
  oathBroker,
  curtainMatron,
  silenceEater,
  nightRegent,
  curtainPrice,
  whisperBehind,
];
