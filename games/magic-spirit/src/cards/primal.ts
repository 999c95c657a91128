/** 原始: damage to many monsters, and monsters that are hard to destroy. */
import { advanced, atTurnEnd, basic, onAttack, onDestroyed, onSummoned, onVictory } from '../abilities.ts';
import { monster } from '../card.ts';
import {
  armor,
  attackPerCategory,
  attackWhenAlone,
  attackWhenDamaged,
  boost,
  categoryAttack,
  damage,
  damageAll,
  damageAllOthers,
  damageOpponent,
  destroyWeak,
  drain,
  gainHpAll,
  gainHpSelf,
  giveStatus,
  healSelf,
  revive,
  search,
  sequence,
  weaken,
} from '../parts/index.ts';

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
      always: attackPerCategory('wolf', 200),
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
      basic: basic('primal', { ja: '絡み蔦', 'zh-Hant': '纏藤', en: 'Tangle' }, giveStatus('foe', 'frozen')),
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
      basic: basic('primal', { ja: '突進', 'zh-Hant': '衝鋒', en: 'Charge' }, damage(500)),
    },
  ),
  monster(
    'twin-fang-wolf',
    {
      name: { ja: '双牙の狼王', 'zh-Hant': '雙牙狼王', en: 'Twin-Fang Alpha' },
      attribute: 'primal',
      cost: 4,
      attack: 1600,
      hp: 1900,
      categories: ['wolf'],
      keywords: ['flurry'],
      art: { icon: 'fangs' },
    },
    {
      summoned: onSummoned(search({ category: 'wolf' })),
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
      basic: basic('primal', { ja: '岩投げ', 'zh-Hant': '擲岩', en: 'Hurl Rock' }, damage(700)),
      advanced: advanced('primal', { ja: '山崩し', 'zh-Hant': '崩山', en: 'Landslide' }, damageAllOthers(1000)),
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
      basic: basic('primal', { ja: '根吸い', 'zh-Hant': '根吸', en: 'Root Drain' }, drain(500, 400)),
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
      basic: basic('primal', { ja: '締め上げ', 'zh-Hant': '絞緊', en: 'Constrict' }, destroyWeak(1500)),
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
        giveStatus('foes', 'asleep'),
      ),
    },
  ),
];
