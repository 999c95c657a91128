import { position } from '@taisen/positions/write';
import { battle, main } from '../table.ts';

export const turns = [
  position(
    'LV-4.1',
    ['フィールド', '場地', 'The field'],
    [
      '3つのモンスターゾーンのうち、空いているどちらかに召喚しよう。トラッシュは両方とも見られる。',
      '把怪獸召喚到三格怪獸區中空著的任一格；雙方的棄牌區都可以查看。',
      'Summon to either of the free ones of your three zones; both trashes are open to your eyes.',
    ],
    main(
      { hand: ['moss-pup'], monsters: [null, 'clay-walker'], trash: ['riptide', 'lamp-moth'] },
      { monsters: ['cairn-imp'], trash: ['gloom-rat'] },
    ),
    ['summon moss-pup @0'],
  ),
  position(
    'LV-5.2',
    ['先攻は引かない', '先攻不抽牌', 'No draw for the first player'],
    [
      '先攻の第1ターン。手札は6枚のまま、すぐにメインフェイズだ。1体召喚しよう。',
      '先攻的第一回合：手牌仍是6張，直接進入主要階段，召喚一隻怪獸吧。',
      'The very first turn: still six cards in hand, straight to Main 1. Summon a monster.',
    ],
    main(
      { hand: ['ember-whelp', 'kiln-hound', 'magma-boar', 'cinder-bolt', 'bonfire-fox', 'scorched-path'] },
      { hand: ['moss-pup', 'moss-pup', 'lamp-moth', 'lamp-moth', 'gloom-rat', 'gloom-rat'] },
      { step: 'draw', turn: 1 },
    ),
    ['summon ember-whelp @0'],
  ),
  position(
    'LV-5.3',
    ['メインフェイズ1', '主要階段1', 'Main 1'],
    [
      '召喚と魔術、どちらを先にしてもよい。《熾火を煽る鞴》を最も活かせる順番は？',
      '召喚與魔術誰先誰後都可以：《煽動餘燼》怎麼用最好？',
      'Summon and use magic in either order: which one makes the most of Stoke the Flames?',
    ],
    main(
      { hand: ['ember-whelp', 'stoke-the-flames'], monsters: ['kiln-hound'] },
      { monsters: ['dusk-lynx', 'lamp-moth'] },
    ),
    [
      'summon ember-whelp @1',
      'use stoke-the-flames',
      'battle',
      'attack kiln-hound > dusk-lynx',
      'attack ember-whelp > lamp-moth',
    ],
  ),
  position(
    'LV-5.4',
    ['1体につき1回', '每隻一次', 'Once each'],
    [
      '2体のモンスターで1回ずつ攻撃しよう。攻撃する順番が大事だ。',
      '以兩隻怪獸各攻擊一次：順序很重要。',
      'Attack once with each of your two monsters: the order matters.',
    ],
    battle({ monsters: ['kiln-hound', 'ember-whelp'] }, { monsters: ['dusk-lynx'], lp: 500 }),
    ['attack kiln-hound > dusk-lynx', 'direct ember-whelp'],
  ),
  position(
    'LV-5.5',
    ['メインフェイズ2', '主要階段2', 'Main 2'],
    [
      'バトルは終わったが、まだ召喚していない。ここで壁になるモンスターを出そう。',
      '戰鬥結束了，但你還沒召喚：現在放一隻怪獸來防守。',
      'The battle is over and you have not summoned yet: bring a monster to hold the line.',
    ],
    main({ hand: ['cairn-imp', 'quilted-sky'] }, { monsters: ['ember-whelp'] }, { step: 'main2' }),
    ['summon cairn-imp @0'],
  ),
  position(
    'LV-5.6',
    ['ターンの終わり', '回合結束', 'The end of the turn'],
    [
      '《熾火を煽る鞴》を発動してからターンを終了しよう。上がったパワーは元に戻る。',
      '發動《煽動餘燼》後結束回合：上升的力量會恢復原狀。',
      'Use Stoke the Flames and end your turn: the power it gave is gone.',
    ],
    main({ hand: ['stoke-the-flames'], monsters: ['ember-whelp', 'kiln-hound'] }, { monsters: ['monolith'] }),
    ['use stoke-the-flames', 'end'],
  ),
];
