/** 炎: attack, damage, and monsters that do not last. */
import { advanced, atTurnEnd, basic, onAttack, onDestroyed, onSummoned, onVictory } from '../abilities.ts';
import { monster } from '../card.ts';
import {
  attackPerCategory,
  attackWhenAlone,
  attackWhenDamaged,
  boost,
  categoryAttack,
  damage,
  damageAll,
  damageAllOthers,
  damageOpponent,
  damageOwner,
  destroyWeak,
  discardOwn,
  draw,
  gainHpSelf,
  giveStatus,
  reduceCost,
  sequence,
} from '../parts/index.ts';

export const FIRE = [
  monster(
    'ember-mote',
    {
      name: { ja: '火の粉の精', 'zh-Hant': '火花小精', en: 'Ember Mote' },
      attribute: 'fire',
      cost: 1,
      attack: 400,
      hp: 500,
      categories: ['spirit'],
      art: { icon: 'small-fire' },
    },
    {
      destroyed: onDestroyed(damageOpponent(200)),
    },
  ),
  monster(
    'cinder-pup',
    {
      name: { ja: '燠の仔狼', 'zh-Hant': '餘燼狼崽', en: 'Cinder Pup' },
      attribute: 'fire',
      cost: 1,
      attack: 500,
      hp: 500,
      categories: ['wolf'],
      art: { icon: 'wolf-howl' },
    },
    {
      basic: basic('fire', { ja: '噛みつき火', 'zh-Hant': '火牙', en: 'Hot Bite' }, damage(300)),
    },
  ),
  monster(
    'torch-runner',
    {
      name: { ja: '松明走り', 'zh-Hant': '火把跑者', en: 'Torch Runner' },
      attribute: 'fire',
      cost: 2,
      attack: 900,
      hp: 1000,
      categories: ['weaver'],
      art: { icon: 'torch' },
    },
    {
      summoned: onSummoned(damageOpponent(300)),
    },
  ),
  monster(
    'ash-wolf',
    {
      name: { ja: '灰狼アルド', 'zh-Hant': '灰狼阿爾德', en: 'Ash Wolf' },
      attribute: 'fire',
      cost: 2,
      attack: 800,
      hp: 900,
      categories: ['wolf'],
      art: { icon: 'wolf-head' },
    },
    {
      always: attackPerCategory('wolf', 200),
      basic: basic('fire', { ja: '群れの遠吠え', 'zh-Hant': '群狼長嚎', en: 'Pack Howl' }, boost(200, 'allies')),
    },
  ),
  monster(
    'kiln-smith',
    {
      name: { ja: '窯の鍛冶師', 'zh-Hant': '窯爐鐵匠', en: 'Kiln Smith' },
      attribute: 'fire',
      cost: 3,
      attack: 1200,
      hp: 1500,
      categories: ['weaver'],
      art: { icon: 'anvil' },
    },
    {
      basic: basic('fire', { ja: '鍛え直し', 'zh-Hant': '重鍛', en: 'Reforge' }, boost(500)),
      advanced: advanced('fire', { ja: '灼熱の槌', 'zh-Hant': '灼熱之鎚', en: 'White-Hot Hammer' }, damage(1300)),
    },
  ),
  monster(
    'flare-lancer',
    {
      name: { ja: '炎槍の騎士', 'zh-Hant': '炎槍騎士', en: 'Flare Lancer' },
      attribute: 'fire',
      cost: 3,
      attack: 1300,
      hp: 1400,
      categories: ['knight'],
      keywords: ['lance'],
      art: { icon: 'barbed-spear' },
    },
    {
      basic: basic('fire', { ja: '突き抜け', 'zh-Hant': '穿刺', en: 'Run Through' }, boost(400, 'self')),
    },
  ),
  monster(
    'salamander-twin',
    {
      name: { ja: '双尾の火蜥蜴', 'zh-Hant': '雙尾火蠑螈', en: 'Twin-Tail Salamander' },
      attribute: 'fire',
      cost: 3,
      attack: 900,
      hp: 1100,
      categories: ['beast'],
      keywords: ['flurry'],
      art: { icon: 'salamander' },
    },
    {
      attacks: onAttack(boost(100, 'self', 'stay')),
    },
  ),
  monster(
    'bonfire-dancer',
    {
      name: { ja: '篝火の舞姫', 'zh-Hant': '篝火舞姬', en: 'Bonfire Dancer' },
      attribute: 'fire',
      cost: 4,
      attack: 1500,
      hp: 1900,
      categories: ['weaver'],
      art: { icon: 'fire-dash' },
    },
    {
      summoned: onSummoned(boost(300, 'allies')),
      advanced: advanced('fire', { ja: '炎の輪舞', 'zh-Hant': '火焰輪舞', en: 'Ring of Fire' }, damageAll(700)),
    },
  ),
  monster(
    'blaze-hound',
    {
      name: { ja: '業火の猟犬', 'zh-Hant': '業火獵犬', en: 'Blaze Hound' },
      attribute: 'fire',
      cost: 4,
      attack: 1700,
      hp: 1900,
      categories: ['wolf'],
      art: { icon: 'hound' },
    },
    {
      victory: onVictory(damageOpponent(400)),
      basic: basic('fire', { ja: '追い火', 'zh-Hant': '追火', en: 'Chasing Flame' }, damage(600)),
    },
  ),
  monster(
    'pyre-witch',
    {
      name: { ja: '火刑の魔女', 'zh-Hant': '火刑魔女', en: 'Pyre Witch' },
      attribute: 'fire',
      cost: 4,
      attack: 1600,
      hp: 2000,
      categories: ['weaver'],
      art: { icon: 'witch-face' },
    },
    {
      summoned: onSummoned(sequence(discardOwn(1), draw(2))),
      basic: basic('any', { ja: '呪い火', 'zh-Hant': '咒火', en: 'Hexfire' }, damage(500)),
    },
  ),
  monster(
    'magma-drake',
    {
      name: { ja: '溶岩の小竜', 'zh-Hant': '熔岩小龍', en: 'Magma Drake' },
      attribute: 'fire',
      cost: 5,
      attack: 2200,
      hp: 2600,
      categories: ['dragon'],
      art: { icon: 'dragon-breath' },
    },
    {
      always: attackWhenDamaged(400),
      basic: basic('fire', { ja: '溶岩弾', 'zh-Hant': '熔岩彈', en: 'Lava Shot' }, damage(800)),
      advanced: advanced('fire', { ja: '噴流', 'zh-Hant': '噴流', en: 'Eruption' }, damageAll(900)),
    },
  ),
  monster(
    'crimson-general',
    {
      name: { ja: '紅蓮将軍ガラン', 'zh-Hant': '紅蓮將軍加蘭', en: 'Garan, Crimson General' },
      attribute: 'fire',
      cost: 5,
      attack: 2100,
      hp: 2500,
      categories: ['knight'],
      art: { icon: 'samurai-helmet' },
    },
    {
      always: categoryAttack('knight', 300),
      advanced: advanced(
        'fire',
        { ja: '総攻撃', 'zh-Hant': '總攻擊', en: 'All-Out Attack' },
        giveStatus('allies', 'roused', 'turn'),
      ),
    },
  ),
  monster(
    'forge-matron',
    {
      name: { ja: '炉の女主', 'zh-Hant': '熔爐女主', en: 'Matron of the Forge' },
      attribute: 'fire',
      cost: 6,
      attack: 2400,
      hp: 3000,
      categories: ['giant'],
      art: { icon: 'fire-bowl' },
    },
    {
      always: reduceCost('fire', 1),
      end: atTurnEnd(gainHpSelf(200)),
    },
  ),
  monster(
    'wildfire-wyrm',
    {
      name: { ja: '燎原の大蛇', 'zh-Hant': '燎原巨蟒', en: 'Wildfire Wyrm' },
      attribute: 'fire',
      cost: 7,
      attack: 3000,
      hp: 3700,
      categories: ['dragon'],
      art: { icon: 'wyvern' },
    },
    {
      summoned: onSummoned(damageAll(600)),
      basic: basic('fire', { ja: '延焼', 'zh-Hant': '延燒', en: 'Spreading Fire' }, damageOpponent(600)),
      advanced: advanced('fire', { ja: '焦土', 'zh-Hant': '焦土', en: 'Scorched Earth' }, damageAllOthers(1500)),
    },
  ),
  monster(
    'sun-eater',
    {
      name: { ja: '日喰らいの炎帝', 'zh-Hant': '噬日炎帝', en: 'Sun-Eater, Flame Emperor' },
      attribute: 'fire',
      cost: 8,
      attack: 3600,
      hp: 4400,
      categories: ['dragon'],
      keywords: ['lone'],
      art: { icon: 'sun' },
    },
    {
      always: attackWhenAlone(600),
      basic: basic('fire', { ja: '炎帝の裁き', 'zh-Hant': '炎帝裁決', en: "Emperor's Verdict" }, destroyWeak(1500)),
      advanced: advanced(
        'fire',
        { ja: '落日', 'zh-Hant': '落日', en: 'Sunfall' },
        sequence(damageAll(1500), damageOwner(500)),
      ),
    },
  ),
];
