import { position } from '@taisen/positions/write';
import { main } from '../table.ts';

export const summoning = [
  position(
    'LV-6.1',
    ['通常召喚は1回', '通常召喚一次', 'One normal summon'],
    [
      '手札にレベル1が2体。1体召喚したら、もう1体は次のターンまで待つ。',
      '手牌有兩隻等級1：召喚一隻之後，另一隻要等到下個回合。',
      'Two level 1 monsters in hand: summon one, and the other has to wait.',
    ],
    main({ hand: ['ember-whelp', 'moss-pup'] }),
    ['summon ember-whelp @0'],
  ),
  position(
    'LV-6.2',
    ['空きゾーンが必要', '需要空格', 'It needs a free zone'],
    [
      'ゾーンは満員。レベル1は召喚できないが、レベル2なら道がある。',
      '怪獸區已滿：等級1無法召喚，但等級2有辦法。',
      'Your zones are full: level 1 cannot come, but level 2 has a way.',
    ],
    main({ hand: ['ember-whelp', 'kiln-hound'], monsters: ['moss-pup', 'lamp-moth', 'gloom-rat'] }),
    ['summon kiln-hound [moss-pup] @0'],
  ),
  position(
    'LV-6.3',
    ['ぴったりのコスト', '剛好的代價', 'The exact price'],
    [
      '《溶岩の猪》にはレベル1がちょうど2体必要。レベル2では代わりにならない。',
      '《熔岩野豬》需要剛好兩隻等級1，等級2不能代替。',
      'Magma Boar wants exactly two monsters of level 1: a level 2 will not do.',
    ],
    main(
      { hand: ['magma-boar'], monsters: ['ember-whelp', 'kiln-hound', 'cinder-sprite'] },
      { monsters: ['bark-titan'] },
    ),
    ['summon magma-boar [ember-whelp, cinder-sprite] @0'],
  ),
  position(
    'LV-6.4',
    ['同じ枠に召喚', '放進同一格', 'Into the same zone'],
    [
      'ゾーンが満員でも、コストにしたモンスターの枠に《窯の猟犬》を召喚できる。',
      '怪獸區全滿時，《窯火獵犬》仍可召喚到代價怪獸空出的格子。',
      'With a full field, summon Kiln Hound into the zone of the monster that pays for it.',
    ],
    main(
      { hand: ['kiln-hound'], monsters: ['ember-whelp', 'bonfire-fox', 'cinder-sprite'] },
      { monsters: ['dusk-lynx'] },
    ),
    ['summon kiln-hound [cinder-sprite] @2'],
  ),
  position(
    'LV-6.5',
    ['特殊召喚は別枠', '特殊召喚不計次', 'Special summons are extra'],
    [
      '《灯し直し》で特殊召喚した後も、通常召喚はまだできる。',
      '用《重燃燈火》特殊召喚之後，仍可以通常召喚。',
      'Special summon with Relight: your normal summon is still there.',
    ],
    main({ hand: ['relight', 'moss-pup'], trash: ['dawn-crane', 'lamp-moth'] }, { monsters: ['reef-warden'] }),
    ['use relight', 'pick dawn-crane', 'place @0', 'summon moss-pup @1'],
  ),
  position(
    'LV-6.6',
    ['コストになった者の効果', '代價怪獸的效果', 'The effect of the one that paid'],
    [
      '《漂う海月》をコストに《潮路の鷺》を召喚しよう。海月の効果は、鷺が場に出てから発動する。',
      '以《漂流水母》為代價召喚《潮路之鷺》：水母的效果在鷺登場後才發動。',
      'Summon Tide-Road Heron by paying with Drift Jelly: the jelly’s effect starts once the heron stands.',
    ],
    main({ hand: ['tide-heron', 'lamp-moth'], monsters: ['drift-jelly'] }),
    ['summon tide-heron [drift-jelly] @0', 'resolve drift-jelly (a)'],
  ),
  position(
    'LV-6.7',
    ['魔術の発動', '發動魔術', 'Using magic'],
    [
      '《火の粉の礫》を発動しよう。熾火一族のモンスターがいれば、ダメージは500だ。',
      '發動《火星飛礫》：有餘燼族怪獸時給予500點傷害。',
      'Use Cinder Bolt: with an Ember-family monster on your field it deals 500.',
    ],
    main({ hand: ['cinder-bolt'], monsters: ['ember-whelp'] }, { lp: 500, monsters: ['monolith'] }),
    ['use cinder-bolt'],
  ),
  position(
    'LV-6.8',
    ['魔術ゾーンの空き', '魔術區的空格', 'A free magic zone'],
    [
      '空きは1つ。永続魔術を置くと、もう通常魔術も発動できない。どちらを先に発動する？',
      '只剩一格：放下永續魔術後，連通常魔術也不能用了。先用哪一張？',
      'One zone is free: once a permanent magic lies there, no other magic can be used. Which comes first?',
    ],
    main({ hand: ['quilted-sky', 'cinder-bolt'], magic: ['paper-ward', 'empty-bowl'] }),
    ['use cinder-bolt', 'use quilted-sky'],
  ),
  position(
    'LV-6.9',
    ['永続魔術3枚', '三張永續魔術', 'Locked out'],
    [
      '魔術ゾーンは永続魔術で埋まった。《火の粉の礫》を発動しようとして、理由を確かめよう。',
      '魔術區被永續魔術佔滿：試著發動《火星飛礫》，看看為何不行。',
      'Three permanent magics fill your zones: try to use Cinder Bolt and see why you cannot.',
    ],
    main({ hand: ['cinder-bolt', 'cairn-imp'], magic: ['paper-ward', 'empty-bowl', 'quilted-sky'] }),
    [],
  ),
  position(
    'LV-6.10',
    ['裏向きには置けない', '不能蓋放', 'Nothing face down'],
    [
      'カードはすべて表向きに出す。《綿入れの空》を置いて、相手にも見えることを確かめよう。',
      '所有卡都正面朝上放置：放下《棉絮天空》，對手也看得到。',
      'Everything is played face up: place Quilted Sky, for both players to read.',
    ],
    main({ hand: ['quilted-sky'] }, { monsters: ['clay-walker'] }),
    ['use quilted-sky'],
  ),
  position(
    'LV-6.11',
    ['枠の数だけ', '有幾格召喚幾隻', 'As many as there is room for'],
    [
      '《始まりの灯》は2体まで呼べるが、空きは1つだけ。どちらを呼ぶか選ぼう。',
      '《初始之燈》最多可叫回兩隻，但只剩一格：選擇要叫回哪一隻。',
      'The First Lamp calls up to two, but only one zone will be free: choose which one comes.',
    ],
    main({ hand: ['first-lamp'], monsters: ['spire-sentinel', 'lamp-moth'], trash: ['dawn-crane', 'bell-warden'] }),
    ['summon first-lamp [spire-sentinel] @0', 'pick dawn-crane'],
  ),
  position(
    'LV-6.12',
    ['残る魔術、残らない魔術', '留下與不留下', 'What stays and what goes'],
    [
      '通常魔術と永続魔術を使い、処理の後どこに行くか比べよう。',
      '發動通常魔術與永續魔術，比較處理後各自到哪裡。',
      'Use a normal and a permanent magic and compare where they end up.',
    ],
    main({ hand: ['morning-draught', 'quilted-sky'], lp: 3000 }),
    ['use morning-draught', 'use quilted-sky'],
  ),
];
