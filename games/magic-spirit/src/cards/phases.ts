/**
 * Phase cards: a first effect and three stages, each stronger than the one before (MS-8). Only the newest applies, and
 * the card leaves after the third.
 */

import { atTurnEnd, onStage, whileStage } from '../abilities.ts';
import { phase } from '../card.ts';
import {
  activateOwnTokens,
  alliesAttack,
  boost,
  categoryAttack,
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
  lockOpponentTokens,
  revive,
  sequence,
  shareOfTheirLife,
  summonFromHand,
  summonSuch,
  wasteTime,
  weaken,
} from '../parts/index.ts';

export const PHASES = [
  phase(
    'rite-of-flame',
    { name: { ja: '炎の儀', 'zh-Hant': '炎之儀', en: 'Rite of Flame' }, attribute: 'fire', art: { icon: 'campfire' } },
    {
      s0: whileStage(0, alliesAttack(100)),
      s1: whileStage(1, alliesAttack(200)),
      s2: whileStage(2, alliesAttack(400)),
      s3: onStage(3, sequence(boost(800, 'allies'), damageAll(800))),
    },
  ),
  phase(
    'rising-tide',
    { name: { ja: '満ちる潮', 'zh-Hant': '漲潮', en: 'Rising Tide' }, attribute: 'water', art: { icon: 'waves' } },
    {
      s0: whileStage(0, atTurnEnd(healAll(100))),
      s1: whileStage(1, atTurnEnd(healAll(300))),
      s2: whileStage(2, atTurnEnd(healAll(600))),
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
      s0: whileStage(0, atTurnEnd(gainLife(100))),
      s1: whileStage(1, atTurnEnd(gainLife(200))),
      s2: whileStage(2, atTurnEnd(gainLife(400))),
      s3: onStage(3, sequence(gainLife(800), revive(6))),
    },
  ),
  phase(
    'waning-moon',
    { name: { ja: '欠けゆく月', 'zh-Hant': '虧月', en: 'Waning Moon' }, attribute: 'dark', art: { icon: 'moon' } },
    {
      s0: whileStage(0, foesAttack(100)),
      s1: whileStage(1, foesAttack(200)),
      s2: whileStage(2, foesAttack(400)),
      s3: onStage(3, sequence(weaken(800, 'foes', 'theirs'), lockOpponentTokens(3))),
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
      s0: whileStage(0, atTurnEnd(activateOwnTokens(1))),
      s1: whileStage(1, atTurnEnd(activateOwnTokens(2))),
      s2: whileStage(2, atTurnEnd(sequence(activateOwnTokens(2), draw(1)))),
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
      s0: whileStage(0, atTurnEnd(gainHpAll(100))),
      s1: whileStage(1, atTurnEnd(gainHpAll(200))),
      s2: whileStage(2, atTurnEnd(gainHpAll(300))),
      s3: onStage(3, sequence(gainHpAll(500), giveStatus('allies', 'roused', 'turn'))),
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
      s0: whileStage(0, lessBattleDamage(10)),
      s1: whileStage(1, lessBattleDamage(20)),
      s2: whileStage(2, lessBattleDamage(35)),
      s3: onStage(3, giveStatus('allies', 'undying')),
    },
  ),
  phase(
    'gathering-pack',
    {
      name: { ja: '群れの集い', 'zh-Hant': '群獸集結', en: 'The Gathering Pack' },
      attribute: 'primal',
      art: { icon: 'fox-tail' },
    },
    {
      s0: whileStage(0, categoryAttack('beast', 100)),
      s1: whileStage(1, categoryAttack('beast', 250)),
      s2: whileStage(2, categoryAttack('beast', 450)),
      s3: onStage(3, summonSuch(4, { category: 'beast' }, 2)),
    },
  ),
  phase(
    'countdown',
    { name: { ja: '秒読み', 'zh-Hant': '倒數計時', en: 'Countdown' }, attribute: 'future', art: { icon: 'time-bomb' } },
    {
      s0: whileStage(0, atTurnEnd(wasteTime(1))),
      s1: whileStage(1, atTurnEnd(wasteTime(2))),
      s2: whileStage(2, atTurnEnd(wasteTime(3))),
      s3: onStage(3, shareOfTheirLife(30)),
    },
  ),
];
