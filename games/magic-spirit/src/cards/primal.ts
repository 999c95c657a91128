/** 原始: broad blows and stubborn life. */
import { advanced, atTurnEnd, basic, onAttack, onDestroyed, onSummoned, onVictory } from '../abilities.ts';
import { monster } from '../card.ts';
import {
  armor,
  boost,
  burn,
  drain,
  grow,
  growAll,
  healSelf,
  hit,
  hitAll,
  kinAttack,
  lastStand,
  lays,
  perKin,
  quake,
  revive,
  search,
  sequence,
  slay,
  weaken,
  wrath,
} from '../parts/index.ts';

export const PRIMAL = [
  monster(
    'moss-cub',
    ['苔の仔熊', '苔蘚幼熊', 'Moss Cub'],
    ['primal', 1, 400, 500],
    'bear-face',
    { categories: ['beast'] },
    {
      basic: basic('primal', ['すくすく', '茁壯', 'Growth Spurt'], grow(300)),
    },
  ),
  monster(
    'pebble-imp',
    ['小石の子', '小石之子', 'Pebble Imp'],
    ['primal', 1, 500, 600],
    'rock',
    { categories: ['giant'] },
    {
      destroyed: onDestroyed(search({ attribute: 'primal', kind: 'monster' })),
    },
  ),
  monster(
    'fang-hunter',
    ['牙の狩人', '獠牙獵人', 'Fang Hunter'],
    ['primal', 2, 900, 1000],
    'stone-spear',
    { categories: ['weaver'] },
    {
      attacks: onAttack(weaken(200, 'foe')),
    },
  ),
  monster(
    'gray-wolf',
    ['荒野の灰狼', '荒野灰狼', 'Wild Grey Wolf'],
    ['primal', 2, 800, 1000],
    'sniffing-dog',
    { categories: ['wolf'] },
    {
      always: perKin('wolf', 200),
    },
  ),
  monster(
    'vine-shaman',
    ['蔦の呪医', '藤蔓巫醫', 'Vine Shaman'],
    ['primal', 3, 1100, 1500],
    'vine-whip',
    { categories: ['weaver'] },
    {
      basic: basic('primal', ['絡み蔦', '纏藤', 'Tangle'], lays('foe', 'frozen')),
      advanced: advanced('primal', ['生命の雨', '生命之雨', 'Rain of Life'], growAll(400)),
    },
  ),
  monster(
    'horn-charger',
    ['突角獣', '突角獸', 'Horn Charger'],
    ['primal', 3, 1400, 1500],
    'rhinoceros-horn',
    { categories: ['beast'] },
    {
      attacks: onAttack(boost(200, 'self')),
      basic: basic('primal', ['突進', '衝鋒', 'Charge'], hit(500)),
    },
  ),
  monster(
    'twin-fang-wolf',
    ['双牙の狼王', '雙牙狼王', 'Twin-Fang Alpha'],
    ['primal', 4, 1600, 1900],
    'fangs',
    { categories: ['wolf'], keywords: ['flurry'] },
    {
      summoned: onSummoned(search({ category: 'wolf' })),
    },
  ),
  monster(
    'boulder-thrower',
    ['岩投げの巨人', '擲岩巨人', 'Boulder Thrower'],
    ['primal', 4, 1600, 2000],
    'rock-golem',
    { categories: ['giant'] },
    {
      basic: basic('primal', ['岩投げ', '擲岩', 'Hurl Rock'], hit(700)),
      advanced: advanced('primal', ['山崩し', '崩山', 'Landslide'], quake(1000)),
    },
  ),
  monster(
    'saber-matriarch',
    ['剣歯の女族長', '劍齒女族長', 'Sabre Matriarch'],
    ['primal', 5, 2200, 2600],
    'saber-toothed-cat-head',
    { categories: ['beast'] },
    {
      always: kinAttack('beast', 300),
      victory: onVictory(healSelf(600)),
    },
  ),
  monster(
    'ironhide-boar',
    ['鉄皮の大猪', '鐵皮巨豬', 'Ironhide Boar'],
    ['primal', 5, 2000, 2800],
    'boar',
    { categories: ['beast'], keywords: ['steadfast'] },
    {
      always: wrath(500),
    },
  ),
  monster(
    'elder-treant',
    ['千年の樹霊', '千年樹靈', 'Elder Treant'],
    ['primal', 6, 2400, 3300],
    'tree-face',
    { categories: ['spirit', 'giant'], keywords: ['guardian'] },
    {
      always: armor(300),
      end: atTurnEnd(growAll(100)),
      basic: basic('primal', ['根吸い', '根吸', 'Root Drain'], drain(500, 400)),
    },
  ),
  monster(
    'thunder-lizard',
    ['雷竜', '雷龍', 'Thunder Lizard'],
    ['primal', 6, 2700, 3100],
    'sauropod-head',
    { categories: ['dragon', 'beast'], keywords: ['lance'] },
    {
      summoned: onSummoned(lays('foes', 'shocked')),
    },
  ),
  monster(
    'world-serpent',
    ['世界を巻く蛇', '環世巨蛇', 'World Serpent'],
    ['primal', 7, 3200, 3600],
    'snake-spiral',
    { categories: ['dragon'] },
    {
      destroyed: onDestroyed(revive(5)),
      basic: basic('primal', ['締め上げ', '絞緊', 'Constrict'], slay(1500)),
      advanced: advanced('primal', ['世界の終わり', '世界終焉', "World's End"], sequence(quake(2000), burn(500))),
    },
  ),
  monster(
    'first-titan',
    ['始まりの巨神', '原初巨神', 'The First Titan'],
    ['primal', 8, 3700, 4200],
    'troll',
    { categories: ['giant'], keywords: ['steadfast', 'lone'] },
    {
      always: lastStand(500),
      basic: basic('primal', ['大地割り', '裂地', 'Split the Earth'], hitAll(700)),
      advanced: advanced('primal', ['原初の咆哮', '原初咆哮', 'First Roar'], lays('foes', 'asleep')),
    },
  ),
];
