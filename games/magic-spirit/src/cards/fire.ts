/** 炎: short and hot. Attack, damage, and monsters that burn out. */
import { advanced, atTurnEnd, basic, onAttack, onDestroyed, onSummoned, onVictory } from '../abilities.ts';
import { monster } from '../card.ts';
import {
  boost,
  burn,
  cheaper,
  draw,
  grow,
  hit,
  hitAll,
  kinAttack,
  lastStand,
  lays,
  perKin,
  pitch,
  quake,
  sequence,
  slay,
  suffer,
  wrath,
} from '../parts/index.ts';

export const FIRE = [
  monster(
    'ember-mote',
    ['火の粉の精', '火花小精', 'Ember Mote'],
    ['fire', 1, 400, 500],
    'small-fire',
    { categories: ['spirit'] },
    {
      destroyed: onDestroyed(burn(200)),
    },
  ),
  monster(
    'cinder-pup',
    ['燠の仔狼', '餘燼狼崽', 'Cinder Pup'],
    ['fire', 1, 500, 500],
    'wolf-howl',
    { categories: ['wolf'] },
    {
      basic: basic('fire', ['噛みつき火', '火牙', 'Hot Bite'], hit(300)),
    },
  ),
  monster(
    'torch-runner',
    ['松明走り', '火把跑者', 'Torch Runner'],
    ['fire', 2, 900, 1000],
    'torch',
    { categories: ['weaver'] },
    {
      summoned: onSummoned(burn(300)),
    },
  ),
  monster(
    'ash-wolf',
    ['灰狼アルド', '灰狼阿爾德', 'Ash Wolf'],
    ['fire', 2, 800, 900],
    'wolf-head',
    { categories: ['wolf'] },
    {
      always: perKin('wolf', 200),
      basic: basic('fire', ['群れの遠吠え', '群狼長嚎', 'Pack Howl'], boost(200, 'allies')),
    },
  ),
  monster(
    'kiln-smith',
    ['窯の鍛冶師', '窯爐鐵匠', 'Kiln Smith'],
    ['fire', 3, 1200, 1500],
    'anvil',
    { categories: ['weaver'] },
    {
      basic: basic('fire', ['鍛え直し', '重鍛', 'Reforge'], boost(500)),
      advanced: advanced('fire', ['灼熱の槌', '灼熱之鎚', 'White-Hot Hammer'], hit(1300)),
    },
  ),
  monster(
    'flare-lancer',
    ['炎槍の騎士', '炎槍騎士', 'Flare Lancer'],
    ['fire', 3, 1300, 1400],
    'barbed-spear',
    { categories: ['knight'], keywords: ['lance'] },
    {
      basic: basic('fire', ['突き抜け', '穿刺', 'Run Through'], boost(400, 'self')),
    },
  ),
  monster(
    'salamander-twin',
    ['双尾の火蜥蜴', '雙尾火蠑螈', 'Twin-Tail Salamander'],
    ['fire', 3, 900, 1100],
    'salamander',
    { categories: ['beast'], keywords: ['flurry'] },
    {
      attacks: onAttack(boost(100, 'self', 'stay')),
    },
  ),
  monster(
    'bonfire-dancer',
    ['篝火の舞姫', '篝火舞姬', 'Bonfire Dancer'],
    ['fire', 4, 1500, 1900],
    'fire-dash',
    { categories: ['weaver'] },
    {
      summoned: onSummoned(boost(300, 'allies')),
      advanced: advanced('fire', ['炎の輪舞', '火焰輪舞', 'Ring of Fire'], hitAll(700)),
    },
  ),
  monster(
    'blaze-hound',
    ['業火の猟犬', '業火獵犬', 'Blaze Hound'],
    ['fire', 4, 1700, 1900],
    'hound',
    { categories: ['wolf'] },
    {
      victory: onVictory(burn(400)),
      basic: basic('fire', ['追い火', '追火', 'Chasing Flame'], hit(600)),
    },
  ),
  monster(
    'pyre-witch',
    ['火刑の魔女', '火刑魔女', 'Pyre Witch'],
    ['fire', 4, 1600, 2000],
    'witch-face',
    { categories: ['weaver'] },
    {
      summoned: onSummoned(sequence(pitch(1), draw(2))),
      basic: basic('any', ['呪い火', '咒火', 'Hexfire'], hit(500)),
    },
  ),
  monster(
    'magma-drake',
    ['溶岩の小竜', '熔岩小龍', 'Magma Drake'],
    ['fire', 5, 2200, 2600],
    'dragon-breath',
    { categories: ['dragon'] },
    {
      always: wrath(400),
      basic: basic('fire', ['溶岩弾', '熔岩彈', 'Lava Shot'], hit(800)),
      advanced: advanced('fire', ['噴流', '噴流', 'Eruption'], hitAll(900)),
    },
  ),
  monster(
    'crimson-general',
    ['紅蓮将軍ガラン', '紅蓮將軍加蘭', 'Garan, Crimson General'],
    ['fire', 5, 2100, 2500],
    'samurai-helmet',
    { categories: ['knight'] },
    {
      always: kinAttack('knight', 300),
      advanced: advanced('fire', ['総攻撃', '總攻擊', 'All-Out Attack'], lays('allies', 'roused', 'turn')),
    },
  ),
  monster(
    'forge-matron',
    ['炉の女主', '熔爐女主', 'Matron of the Forge'],
    ['fire', 6, 2400, 3000],
    'fire-bowl',
    { categories: ['giant'] },
    {
      always: cheaper('fire', 1),
      end: atTurnEnd(grow(200)),
    },
  ),
  monster(
    'wildfire-wyrm',
    ['燎原の大蛇', '燎原巨蟒', 'Wildfire Wyrm'],
    ['fire', 7, 3000, 3700],
    'wyvern',
    { categories: ['dragon'] },
    {
      summoned: onSummoned(hitAll(600)),
      basic: basic('fire', ['延焼', '延燒', 'Spreading Fire'], burn(600)),
      advanced: advanced('fire', ['焦土', '焦土', 'Scorched Earth'], quake(1500)),
    },
  ),
  monster(
    'sun-eater',
    ['日喰らいの炎帝', '噬日炎帝', 'Sun-Eater, Flame Emperor'],
    ['fire', 8, 3600, 4400],
    'sun',
    { categories: ['dragon'], keywords: ['lone'] },
    {
      always: lastStand(600),
      basic: basic('fire', ['炎帝の裁き', '炎帝裁決', "Emperor's Verdict"], slay(1500)),
      advanced: advanced('fire', ['落日', '落日', 'Sunfall'], sequence(hitAll(1500), suffer(500))),
    },
  ),
];
