/** 原始: damage to many monsters, and monsters that are hard to destroy. */

import type { GameEvent } from '@taisen/kernel';
import {
  advanced,
  atTurnEnd,
  atTurnStart,
  basic,
  onAttack,
  onDestroyed,
  onSummoned,
  onVictory,
  whenever,
} from '../abilities.ts';
import { isOf, monster } from '../card.ts';
import {
  armor,
  attackPerCopy,
  attackWhenAlone,
  attackWhenDamaged,
  becomeCharge,
  boost,
  categoryAttack,
  cleanse,
  damageAll,
  damageAllOthers,
  damageAllWithStatus,
  damageOpponent,
  damageTwo,
  destroyFieldOrPhase,
  gainHpAll,
  gainHpSelf,
  giveStatus,
  halveHp,
  hatch,
  healSelf,
  recoilStrike,
  revive,
  scareWeaker,
  search,
  searchCopy,
  sequence,
  stealHp,
  summonCopy,
  throwAlly,
  weaken,
} from '../parts/index.ts';
import type { G, MsCard } from '../state.ts';

/** The destroyed card is in the graveyard by then. */
const isPackmate = (g: G, self: MsCard, event: GameEvent): boolean =>
  event.card !== self.id &&
  event.seat === self.controller &&
  isOf(g, g.s.cards[event.card as number] as MsCard, 'wolf');

export const PRIMAL = [
  monster(
    'moss-cub',
    {
      name: { ja: '苔の仔熊', 'zh-Hant': '苔蘚幼熊', en: 'Moss Cub' },
      attribute: 'primal',
      cost: 1,
      attack: 400,
      hp: 500,
      categories: ['beast'],
      art: { icon: 'bear-face' },
    },
    {
      basic: basic('primal', { ja: 'すくすく', 'zh-Hant': '茁壯', en: 'Growth Spurt' }, gainHpSelf(300)),
    },
  ),
  monster(
    'pebble-imp',
    {
      name: { ja: '小石の子', 'zh-Hant': '小石之子', en: 'Pebble Imp' },
      attribute: 'primal',
      cost: 1,
      attack: 500,
      hp: 600,
      categories: ['giant'],
      art: { icon: 'rock' },
    },
    {
      destroyed: onDestroyed(search({ attribute: 'primal', kind: 'monster' })),
      basic: basic('primal', { ja: '積み石', 'zh-Hant': '疊石', en: 'Pile Up' }, becomeCharge()),
    },
  ),
  monster(
    'fang-hunter',
    {
      name: { ja: '牙の狩人', 'zh-Hant': '獠牙獵人', en: 'Fang Hunter' },
      attribute: 'primal',
      cost: 2,
      attack: 900,
      hp: 1000,
      categories: ['weaver'],
      art: { icon: 'stone-spear' },
    },
    {
      attacks: onAttack(weaken(200, 'foe')),
      basic: basic(
        'primal',
        { ja: '獲物の印', 'zh-Hant': '獵物印記', en: 'Mark the Prey' },
        giveStatus('foe', 'marked'),
      ),
    },
  ),
  monster(
    'gray-wolf',
    {
      name: { ja: '荒野の灰狼', 'zh-Hant': '荒野灰狼', en: 'Wild Grey Wolf' },
      attribute: 'primal',
      cost: 2,
      attack: 800,
      hp: 1000,
      categories: ['wolf'],
      art: { icon: 'sniffing-dog' },
    },
    {
      avenges: whenever(
        'destroyed',
        {
          ja: '他の味方のビースト・狼が破壊された時',
          'zh-Hant': '其他我方野獸・狼被破壞時',
          en: 'When another Wolf Beast of yours is destroyed',
        },
        isPackmate,
      )(boost(300, 'self', 'stay')),
      basic: basic('primal', { ja: '群れの匂い', 'zh-Hant': '狼群氣味', en: 'Scent of the Pack' }, searchCopy()),
    },
  ),
  monster(
    'vine-shaman',
    {
      name: { ja: '蔦の呪医', 'zh-Hant': '藤蔓巫醫', en: 'Vine Shaman' },
      attribute: 'primal',
      cost: 3,
      attack: 1100,
      hp: 1500,
      categories: ['weaver'],
      art: { icon: 'vine-whip' },
    },
    {
      basic: basic('primal', { ja: '絡み蔦', 'zh-Hant': '纏藤', en: 'Tangle' }, weaken(400, 'foes', 'theirs')),
      advanced: advanced('primal', { ja: '生命の雨', 'zh-Hant': '生命之雨', en: 'Rain of Life' }, gainHpAll(400)),
    },
  ),
  monster(
    'horn-charger',
    {
      name: { ja: '突角獣', 'zh-Hant': '突角獸', en: 'Horn Charger' },
      attribute: 'primal',
      cost: 3,
      attack: 1400,
      hp: 1500,
      categories: ['beast'],
      art: { icon: 'rhinoceros-horn' },
    },
    {
      attacks: onAttack(boost(200, 'self')),
      basic: basic(
        'primal',
        { ja: '捨て身の突進', 'zh-Hant': '捨身衝鋒', en: 'Reckless Charge' },
        recoilStrike(1000, 400),
      ),
    },
  ),
  monster(
    'twin-fang-wolf',
    {
      name: { ja: '双牙の狼王', 'zh-Hant': '雙牙狼王', en: 'Twin-Fang Alpha' },
      attribute: 'primal',
      cost: 4,
      attack: 1300,
      hp: 1700,
      categories: ['wolf'],
      keywords: ['flurry'],
      art: { icon: 'fangs' },
    },
    {
      summoned: onSummoned(search({ category: 'wolf' })),
      basic: basic('primal', { ja: '双牙', 'zh-Hant': '雙牙', en: 'Twin Fangs' }, damageTwo(400)),
    },
  ),
  monster(
    'boulder-thrower',
    {
      name: { ja: '岩投げの巨人', 'zh-Hant': '擲岩巨人', en: 'Boulder Thrower' },
      attribute: 'primal',
      cost: 4,
      attack: 1600,
      hp: 2000,
      categories: ['giant'],
      art: { icon: 'rock-golem' },
    },
    {
      basic: basic('primal', { ja: '放り投げ', 'zh-Hant': '拋擲', en: 'Hurl a Friend' }, throwAlly()),
      advanced: advanced(
        'primal',
        { ja: '山崩し', 'zh-Hant': '崩山', en: 'Landslide' },
        sequence(damageAll(800), destroyFieldOrPhase()),
      ),
    },
  ),
  monster(
    'saber-matriarch',
    {
      name: { ja: '剣歯の女族長', 'zh-Hant': '劍齒女族長', en: 'Sabre Matriarch' },
      attribute: 'primal',
      cost: 5,
      attack: 2200,
      hp: 2600,
      categories: ['beast'],
      art: { icon: 'saber-toothed-cat-head' },
    },
    {
      always: categoryAttack('beast', 300),
      victory: onVictory(healSelf(600)),
      basic: basic('primal', { ja: '縄張りの咆哮', 'zh-Hant': '領地咆哮', en: 'Territorial Roar' }, scareWeaker(500)),
    },
  ),
  monster(
    'ironhide-boar',
    {
      name: { ja: '鉄皮の大猪', 'zh-Hant': '鐵皮巨豬', en: 'Ironhide Boar' },
      attribute: 'primal',
      cost: 5,
      attack: 2000,
      hp: 2800,
      categories: ['beast'],
      keywords: ['steadfast'],
      art: { icon: 'boar' },
    },
    {
      always: attackWhenDamaged(500),
      basic: basic('primal', { ja: '泥浴び', 'zh-Hant': '泥浴', en: 'Mud Bath' }, sequence(healSelf(800), cleanse())),
    },
  ),
  monster(
    'elder-treant',
    {
      name: { ja: '千年の樹霊', 'zh-Hant': '千年樹靈', en: 'Elder Treant' },
      attribute: 'primal',
      cost: 6,
      attack: 2400,
      hp: 3300,
      categories: ['spirit', 'giant'],
      keywords: ['guardian'],
      art: { icon: 'tree-face' },
    },
    {
      always: armor(300),
      end: atTurnEnd(gainHpAll(100)),
      basic: basic('primal', { ja: '根吸い', 'zh-Hant': '根吸', en: 'Root Drain' }, stealHp(500)),
    },
  ),
  monster(
    'thunder-lizard',
    {
      name: { ja: '雷竜', 'zh-Hant': '雷龍', en: 'Thunder Lizard' },
      attribute: 'primal',
      cost: 6,
      attack: 2700,
      hp: 3100,
      categories: ['dragon', 'beast'],
      keywords: ['lance'],
      art: { icon: 'sauropod-head' },
    },
    {
      summoned: onSummoned(giveStatus('foes', 'shocked')),
      basic: basic('primal', { ja: '雷鳴', 'zh-Hant': '雷鳴', en: 'Thunderclap' }, damageAllWithStatus('shocked', 700)),
    },
  ),
  monster(
    'world-serpent',
    {
      name: { ja: '世界を巻く蛇', 'zh-Hant': '環世巨蛇', en: 'World Serpent' },
      attribute: 'primal',
      cost: 7,
      attack: 3200,
      hp: 3600,
      categories: ['dragon'],
      art: { icon: 'snake-spiral' },
    },
    {
      destroyed: onDestroyed(revive(5)),
      basic: basic('primal', { ja: '締め上げ', 'zh-Hant': '絞緊', en: 'Constrict' }, halveHp()),
      advanced: advanced(
        'primal',
        { ja: '世界の終わり', 'zh-Hant': '世界終焉', en: "World's End" },
        sequence(damageAllOthers(2000), damageOpponent(500)),
      ),
    },
  ),
  monster(
    'first-titan',
    {
      name: { ja: '始まりの巨神', 'zh-Hant': '原初巨神', en: 'The First Titan' },
      attribute: 'primal',
      cost: 8,
      attack: 3700,
      hp: 4200,
      categories: ['giant'],
      keywords: ['steadfast', 'lone'],
      art: { icon: 'troll' },
    },
    {
      always: attackWhenAlone(500),
      basic: basic('primal', { ja: '大地割り', 'zh-Hant': '裂地', en: 'Split the Earth' }, damageAll(700)),
      advanced: advanced(
        'primal',
        { ja: '原初の咆哮', 'zh-Hant': '原初咆哮', en: 'First Roar' },
        sequence(weaken(1000, 'foes', 'theirs'), boost(500, 'self')),
      ),
    },
  ),
  monster(
    'egg-of-ages',
    {
      name: { ja: '太古の卵', 'zh-Hant': '太古之卵', en: 'Egg of Ages' },
      attribute: 'primal',
      cost: 2,
      attack: 500,
      hp: 700,
      categories: ['spirit'],
      art: { icon: 'dinosaur-egg' },
    },
    {
      start: atTurnStart(hatch('dragon', 2, 5)),
      basic: basic('primal', { ja: '固い殻', 'zh-Hant': '硬殼', en: 'Hard Shell' }, giveStatus('self', 'undying')),
    },
  ),
  monster(
    'army-ant',
    {
      name: { ja: '軍隊蟻', 'zh-Hant': '行軍蟻', en: 'Army Ant' },
      attribute: 'primal',
      cost: 1,
      attack: 300,
      hp: 400,
      categories: ['beast'],
      art: { icon: 'ant' },
    },
    {
      always: attackPerCopy(150),
      basic: basic('primal', { ja: '行列', 'zh-Hant': '行列', en: 'Marching Line' }, summonCopy()),
    },
  ),
];
