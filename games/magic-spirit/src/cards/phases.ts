/** Phase cards: a first effect and three stages; only the newest holds, and the third is the last (MS-8). */
import { atTurnEnd, onStage, whileStage } from '../abilities.ts';
import { phase } from '../card.ts';
import {
  alliesAttack,
  boost,
  burn,
  cure,
  drainTokens,
  draw,
  foesAttack,
  gainToken,
  growAll,
  healAll,
  hit,
  hitAll,
  lays,
  poison,
  rally,
  revive,
  sequence,
  shelter,
  wake,
} from '../parts/index.ts';

export const PHASES = [
  phase('rite-of-flame', ['炎の儀', '炎之儀', 'Rite of Flame'], 'fire', 'campfire', {
    s0: whileStage(0, alliesAttack(100)),
    s1: whileStage(1, alliesAttack(200)),
    s2: whileStage(2, alliesAttack(400)),
    s3: onStage(3, sequence(hitAll(1000), burn(500))),
  }),
  phase('rising-tide', ['満ちる潮', '漲潮', 'Rising Tide'], 'water', 'waves', {
    s0: whileStage(0, atTurnEnd(healAll(100))),
    s1: whileStage(1, atTurnEnd(healAll(300))),
    s2: whileStage(2, shelter(30)),
    s3: onStage(3, sequence(growAll(600), lays('foes', 'frozen'))),
  }),
  phase('ladder-of-light', ['光の階', '光之階梯', 'Ladder of Light'], 'light', 'stairs', {
    s0: onStage(0, cure(200)),
    s1: whileStage(1, atTurnEnd(cure(300))),
    s2: onStage(2, draw(2)),
    s3: onStage(3, sequence(revive(6), lays('allies', 'guarded'))),
  }),
  phase('waning-moon', ['欠けゆく月', '虧月', 'Waning Moon'], 'dark', 'moon', {
    s0: whileStage(0, foesAttack(100)),
    s1: onStage(1, poison(200)),
    s2: whileStage(2, foesAttack(300)),
    s3: onStage(3, sequence(hit(2500), drainTokens(3))),
  }),
  phase('boot-sequence', ['起動手順', '啟動程序', 'Boot Sequence'], 'future', 'computing', {
    s0: onStage(0, wake(1)),
    s1: onStage(1, gainToken(1)),
    s2: whileStage(2, atTurnEnd(draw(1))),
    s3: onStage(3, sequence(gainToken(2), rally(5))),
  }),
  phase('great-migration', ['大移動', '大遷徙', 'The Great Migration'], 'primal', 'footsteps', {
    s0: onStage(0, boost(300, 'allies')),
    s1: onStage(1, growAll(200)),
    s2: whileStage(2, alliesAttack(300)),
    s3: onStage(3, sequence(lays('allies', 'roused', 'turn'), boost(500, 'allies'))),
  }),
  phase('smouldering-grudge', ['燻る怨み', '悶燒之怨', 'Smouldering Grudge'], 'fire', 'burning-embers', {
    s0: whileStage(0, atTurnEnd(burn(100))),
    s1: whileStage(1, atTurnEnd(burn(200))),
    s2: whileStage(2, atTurnEnd(burn(400))),
    s3: onStage(3, burn(1200)),
  }),
  phase('tapestry-of-fate', ['運命の綴れ織', '命運織錦', 'Tapestry of Fate'], 'light', 'rolled-cloth', {
    s0: onStage(0, draw(1)),
    s1: onStage(1, lays('allies', 'guarded')),
    s2: whileStage(2, alliesAttack(300)),
    s3: onStage(3, lays('allies', 'undying')),
  }),
];
