/** 闇: poison, discards, the graveyard, and effects that cost life. */

import type { GameEvent } from '@taisen/kernel';
import { advanced, atTurnEnd, basic, onAttack, onDestroyed, onSummoned, onVictory, whenever } from '../abilities.ts';
import { defOf, monster } from '../card.ts';
import {
  attackPerCategory,
  auraKeyword,
  burnPerPoisoned,
  chargeTheirTop,
  damage,
  damageByPoison,
  damageOpponent,
  damageOwner,
  damageWithStatus,
  discardIfTheyHoldMore,
  discardTheirMagic,
  drain,
  draw,
  giveStatus,
  healSelf,
  lifePerTheirGrave,
  lockOpponentTokens,
  opponentDiscards,
  opponentDiscardsRandom,
  payCardOrLife,
  poison,
  raiseSetsunaCost,
  removeCharges,
  returnFromGraveyard,
  revive,
  reviveTheirs,
  robGrave,
  sacrifice,
  sequence,
  takeControl,
  weaken,
} from '../parts/index.ts';
import type { G, MsCard } from '../state.ts';

const isMonster = (g: G, _self: MsCard, event: GameEvent): boolean => defOf(g, event.card as number).kind === 'monster';

export const DARK = [
  monster(
    'gloom-mite',
    {
      name: { ja: '薄闇の虫', 'zh-Hant': '幽暗蟲', en: 'Gloom Mite' },
      attribute: 'dark',
      cost: 1,
      attack: 400,
      hp: 500,
      categories: ['dweller'],
      art: { icon: 'spotted-bug' },
    },
    {
      destroyed: onDestroyed(poison(200)),
      basic: basic('dark', { ja: 'たかる', 'zh-Hant': '群聚', en: 'Infest' }, burnPerPoisoned(200)),
    },
  ),
  monster(
    'grave-lantern',
    {
      name: { ja: '墓灯り', 'zh-Hant': '墓燈', en: 'Grave Lantern' },
      attribute: 'dark',
      cost: 1,
      attack: 400,
      hp: 500,
      categories: ['dweller', 'spirit'],
      art: { icon: 'pumpkin-lantern' },
    },
    {
      summoned: onSummoned(sequence(damageOwner(200), draw(1))),
      basic: basic('dark', { ja: '墓荒らし', 'zh-Hant': '盜墓', en: 'Rob a Grave' }, robGrave(300)),
    },
  ),
  monster(
    'night-adder',
    {
      name: { ja: '夜蝮', 'zh-Hant': '夜蝮', en: 'Night Adder' },
      attribute: 'dark',
      cost: 2,
      attack: 700,
      hp: 900,
      categories: ['beast'],
      keywords: ['venom'],
      art: { icon: 'snake-bite' },
    },
    { basic: basic('dark', { ja: '毒回り', 'zh-Hant': '毒發', en: 'Venom Surge' }, damageByPoison(3)) },
  ),
  monster(
    'pickpocket-shade',
    {
      name: { ja: '掏摸の影', 'zh-Hant': '扒手之影', en: 'Pickpocket Shade' },
      attribute: 'dark',
      cost: 2,
      attack: 700,
      hp: 900,
      categories: ['dweller'],
      keywords: ['veiled'],
      art: { icon: 'robber-hand' },
    },
    {
      attacks: onAttack(lockOpponentTokens(1)),
      basic: basic('dark', { ja: 'すり取り', 'zh-Hant': '扒竊', en: 'Pick a Pocket' }, chargeTheirTop()),
    },
  ),
  monster(
    'hush-widow',
    {
      name: { ja: '黙しの未亡人', 'zh-Hant': '緘默寡婦', en: 'Hush Widow' },
      attribute: 'dark',
      cost: 3,
      attack: 1200,
      hp: 1500,
      categories: ['dweller'],
      art: { icon: 'spider-face' },
    },
    {
      basic: basic(
        'dark',
        { ja: '沈黙の糸', 'zh-Hant': '沉默之絲', en: 'Silent Thread' },
        giveStatus('foe', 'silenced'),
      ),
    },
  ),
  monster(
    'blood-duelist',
    {
      name: { ja: '血の決闘者', 'zh-Hant': '血之決鬥者', en: 'Blood Duelist' },
      attribute: 'dark',
      cost: 3,
      attack: 1200,
      hp: 1500,
      categories: ['knight', 'dweller'],
      keywords: ['leech'],
      art: { icon: 'vampire-dracula' },
    },
    {
      basic: basic('dark', { ja: '血の刃', 'zh-Hant': '血刃', en: 'Bloodblade' }, drain(300, 300)),
    },
  ),
  monster(
    'bone-caller',
    {
      name: { ja: '骨呼び', 'zh-Hant': '喚骨者', en: 'Bone Caller' },
      attribute: 'dark',
      cost: 3,
      attack: 1100,
      hp: 1400,
      categories: ['weaver', 'dweller'],
      art: { icon: 'raise-skeleton' },
    },
    {
      summoned: onSummoned(returnFromGraveyard({ kind: 'monster' })),
      advanced: advanced('dark', { ja: '骨の門', 'zh-Hant': '骨之門', en: 'Gate of Bones' }, revive(3)),
    },
  ),
  monster(
    'curse-puppeteer',
    {
      name: { ja: '呪いの人形師', 'zh-Hant': '詛咒人偶師', en: 'Curse Puppeteer' },
      attribute: 'dark',
      cost: 4,
      attack: 1500,
      hp: 2000,
      categories: ['weaver'],
      art: { icon: 'puppet' },
    },
    {
      basic: basic('dark', { ja: '操り糸', 'zh-Hant': '操線', en: 'Pulled Strings' }, weaken(600, 'foe', 'theirs')),
      advanced: advanced('dark', { ja: '断糸', 'zh-Hant': '斷線', en: 'Cut Strings' }, removeCharges()),
    },
  ),
  monster(
    'midnight-wolf',
    {
      name: { ja: '真夜中の狼', 'zh-Hant': '午夜之狼', en: 'Midnight Wolf' },
      attribute: 'dark',
      cost: 4,
      attack: 1600,
      hp: 2000,
      categories: ['wolf', 'dweller'],
      art: { icon: 'werewolf' },
    },
    {
      always: attackPerCategory('dweller', 200),
      victory: onVictory(draw(1)),
      basic: basic('dark', { ja: '夜襲', 'zh-Hant': '夜襲', en: 'Night Raid' }, discardIfTheyHoldMore()),
    },
  ),
  monster(
    'whisper-thief',
    {
      name: { ja: '囁きの盗人', 'zh-Hant': '低語竊賊', en: 'Whisper Thief' },
      attribute: 'dark',
      cost: 4,
      attack: 1500,
      hp: 1900,
      categories: ['dweller'],
      art: { icon: 'cultist' },
    },
    {
      summoned: onSummoned(opponentDiscardsRandom()),
      basic: basic('any', { ja: '耳打ち', 'zh-Hant': '耳語', en: 'Murmur' }, discardTheirMagic()),
    },
  ),
  monster(
    'plague-drake',
    {
      name: { ja: '疫病の竜', 'zh-Hant': '疫病龍', en: 'Plague Drake' },
      attribute: 'dark',
      cost: 5,
      attack: 2000,
      hp: 2700,
      categories: ['dragon'],
      art: { icon: 'spiked-dragon-head' },
    },
    {
      attacks: onAttack(poison(300)),
      advanced: advanced('dark', { ja: '疫病の霧', 'zh-Hant': '疫病之霧', en: 'Plague Fog' }, poison(400, 'foes')),
    },
  ),
  monster(
    'hollow-queen',
    {
      name: { ja: '虚ろの女王', 'zh-Hant': '虛空女王', en: 'Hollow Queen' },
      attribute: 'dark',
      cost: 6,
      attack: 2400,
      hp: 3200,
      categories: ['dweller'],
      art: { icon: 'queen-crown' },
    },
    {
      always: auraKeyword('dweller', 'leech'),
      end: atTurnEnd(damageOpponent(200)),
      basic: basic('dark', { ja: '女王の勅', 'zh-Hant': '女王敕令', en: "Queen's Decree" }, opponentDiscards(1)),
    },
  ),
  monster(
    'eclipse-judge',
    {
      name: { ja: '蝕の審判者', 'zh-Hant': '蝕之審判者', en: 'Eclipse Judge' },
      attribute: 'dark',
      cost: 7,
      attack: 2900,
      hp: 3800,
      categories: ['spirit'],
      art: { icon: 'eclipse' },
    },
    {
      always: raiseSetsunaCost(1),
      basic: basic('dark', { ja: '断罪', 'zh-Hant': '斷罪', en: 'Condemn' }, damageWithStatus('silenced', 2000)),
      advanced: advanced('dark', { ja: '月蝕', 'zh-Hant': '月蝕', en: 'Eclipse' }, giveStatus('foes', 'silenced')),
    },
  ),
  monster(
    'abyss-mother',
    {
      name: { ja: '深淵の母', 'zh-Hant': '深淵之母', en: 'Mother of the Abyss' },
      attribute: 'dark',
      cost: 8,
      attack: 3400,
      hp: 4600,
      categories: ['dweller', 'giant'],
      art: { icon: 'tentacles-skull' },
    },
    {
      summoned: onSummoned(revive(4)),
      basic: basic('dark', { ja: '深淵の手', 'zh-Hant': '深淵之手', en: 'Hand of the Abyss' }, reviveTheirs(4)),
      destroyed: onDestroyed(damage(1500)),
    },
  ),
  monster(
    'debt-collector',
    {
      name: { ja: '取り立て屋', 'zh-Hant': '討債人', en: 'Debt Collector' },
      attribute: 'dark',
      cost: 3,
      attack: 1100,
      hp: 1400,
      categories: ['dweller'],
      art: { icon: 'receive-money' },
    },
    {
      attacks: onAttack(payCardOrLife(400)),
      basic: basic('any', { ja: '香典', 'zh-Hant': '奠儀', en: 'Funeral Fees' }, lifePerTheirGrave(50)),
    },
  ),
  monster(
    'soul-broker',
    {
      name: { ja: '魂の仲買人', 'zh-Hant': '靈魂掮客', en: 'Soul Broker' },
      attribute: 'dark',
      cost: 4,
      attack: 1500,
      hp: 1900,
      categories: ['weaver', 'dweller'],
      art: { icon: 'ghost' },
    },
    {
      whenever: whenever(
        'destroyed',
        { ja: 'モンスターが破壊された時', 'zh-Hant': '怪獸被破壞時', en: 'When a monster is destroyed' },
        isMonster,
      )(damageOpponent(100)),
      basic: basic(
        'dark',
        { ja: '魂の売買', 'zh-Hant': '靈魂買賣', en: 'Trade a Soul' },
        sequence(sacrifice(), draw(2)),
      ),
    },
  ),
  monster(
    'body-snatcher',
    {
      name: { ja: '体盗み', 'zh-Hant': '奪體者', en: 'Body Snatcher' },
      attribute: 'dark',
      cost: 7,
      attack: 2700,
      hp: 3500,
      categories: ['dweller'],
      art: { icon: 'body-swapping' },
    },
    {
      victory: onVictory(healSelf(800)),
      advanced: advanced('dark', { ja: '乗っ取り', 'zh-Hant': '奪舍', en: 'Possession' }, takeControl(5)),
    },
  ),
];
