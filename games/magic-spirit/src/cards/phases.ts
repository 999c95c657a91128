/**
 * Phase cards: a first effect and three stages. Only the newest applies, and the card leaves after the third (MS-8).
 */
import { atTurnEnd, onStage, whileStage } from '../abilities.ts';
import { phase } from '../card.ts';
import {
  activateOwnTokens,
  alliesAttack,
  boost,
  damage,
  damageAll,
  damageOpponent,
  draw,
  foesAttack,
  gainHpAll,
  gainLife,
  gainToken,
  giveStatus,
  healAll,
  lessBattleDamage,
  poison,
  lockOpponentTokens,
  revive,
  sequence,
  summonFromHand,
} from '../parts/index.ts';

export const PHASES = [
  phase(
    'rite-of-flame',
    { name: { ja: '炎の儀', 'zh-Hant': '炎之儀', en: 'Rite of Flame' }, attribute: 'fire', art: { icon: 'campfire' } },
    {
      s0: whileStage(0, alliesAttack(100)),
      s1: whileStage(1, alliesAttack(200)),
      s2: whileStage(2, alliesAttack(400)),
      s3: onStage(3, sequence(damageAll(1000), damageOpponent(500))),
    },
  ),
  phase(
    'rising-tide',
    { name: { ja: '満ちる潮', 'zh-Hant': '漲潮', en: 'Rising Tide' }, attribute: 'water', art: { icon: 'waves' } },
    {
      s0: whileStage(0, atTurnEnd(healAll(100))),
      s1: whileStage(1, atTurnEnd(healAll(300))),
      s2: whileStage(2, lessBattleDamage(30)),
      s3: onStage(3, sequence(gainHpAll(600), giveStatus('foes', 'frozen'))),
    },
  ),
  phase(
    'ladder-of-light',
    {
      name: { ja: '光の階', 'zh-Hant': '光之階梯', en: 'Ladder of Light' },
      attribute: 'light',
      art: { icon: 'stairs' },
    },
    {
      s0: onStage(0, gainLife(200)),
      s1: whileStage(1, atTurnEnd(gainLife(300))),
      s2: onStage(2, draw(2)),
      s3: onStage(3, sequence(revive(6), giveStatus('allies', 'guarded'))),
    },
  ),
  phase(
    'waning-moon',
    { name: { ja: '欠けゆく月', 'zh-Hant': '虧月', en: 'Waning Moon' }, attribute: 'dark', art: { icon: 'moon' } },
    {
      s0: whileStage(0, foesAttack(100)),
      s1: onStage(1, poison(200)),
      s2: whileStage(2, foesAttack(300)),
      s3: onStage(3, sequence(damage(2500), lockOpponentTokens(3))),
    },
  ),
  phase(
    'boot-sequence',
    {
      name: { ja: '起動手順', 'zh-Hant': '啟動程序', en: 'Boot Sequence' },
      attribute: 'future',
      art: { icon: 'computing' },
    },
    {
      s0: onStage(0, activateOwnTokens(1)),
      s1: onStage(1, gainToken(1)),
      s2: whileStage(2, atTurnEnd(draw(1))),
      s3: onStage(3, sequence(gainToken(2), summonFromHand(5))),
    },
  ),
  phase(
    'great-migration',
    {
      name: { ja: '大移動', 'zh-Hant': '大遷徙', en: 'The Great Migration' },
      attribute: 'primal',
      art: { icon: 'footsteps' },
    },
    {
      s0: onStage(0, boost(300, 'allies')),
      s1: onStage(1, gainHpAll(200)),
      s2: whileStage(2, alliesAttack(300)),
      s3: onStage(3, sequence(giveStatus('allies', 'roused', 'turn'), boost(500, 'allies'))),
    },
  ),
  phase(
    'smouldering-grudge',
    {
      name: { ja: '燻る怨み', 'zh-Hant': '悶燒之怨', en: 'Smouldering Grudge' },
      attribute: 'fire',
      art: { icon: 'burning-embers' },
    },
    {
      s0: whileStage(0, atTurnEnd(damageOpponent(100))),
      s1: whileStage(1, atTurnEnd(damageOpponent(200))),
      s2: whileStage(2, atTurnEnd(damageOpponent(400))),
      s3: onStage(3, damageOpponent(1200)),
    },
  ),
  phase(
    'tapestry-of-fate',
    {
      name: { ja: '運命の綴れ織', 'zh-Hant': '命運織錦', en: 'Tapestry of Fate' },
      attribute: 'light',
      art: { icon: 'rolled-cloth' },
    },
    {
      s0: onStage(0, draw(1)),
      s1: onStage(1, giveStatus('allies', 'guarded')),
      s2: whileStage(2, alliesAttack(300)),
      s3: onStage(3, giveStatus('allies', 'undying')),
    },
  ),
];
