import { position } from '@taisen/positions/write';
import { battle, main } from '../table.ts';

export const turns = [
  position(
    'SH-4.1',
    ['準備フェイズ', '準備階段', 'Ready'],
    [
      '前のターンに攻撃して横置になったキャラクターは、もう元に戻っている。また攻撃しよう。',
      '上回合攻擊而橫置的角色已經重置：再次進攻吧。',
      'Your characters were exhausted by last turn’s attacks and are ready again: attack once more.',
    ],
    main(
      { middle: ['river-lancer'], back: ['fox-fire'] },
      { front: ['bronze-bull'] },
      {
        step: 'ready',
        cards: { 'river-lancer': { exhausted: true }, 'fox-fire': { exhausted: true } },
      },
    ),
    ['battle', 'attack river-lancer > bronze-bull', 'attack fox-fire > bronze-bull'],
  ),
  position(
    'SH-4.2',
    ['7枚まで引く', '抽到七張', 'Up to seven'],
    [
      '手札2枚でターンが始まり、7枚になるまで引いた。惜しまず使おう。',
      '以兩張手牌開始回合，抽到了七張：放手使用吧。',
      'You began the turn with two cards and have drawn up to seven: use them while you have them.',
    ],
    main({ hand: ['storm-general', 'thunder-edict'] }, { front: ['gate-lion'] }, { step: 'draw' }),
    ['use thunder-edict > gate-lion'],
  ),
  position(
    'SH-4.3',
    ['メインフェイズ', '主要階段', 'The main phase'],
    [
      '召喚、神蹟、神域を好きな順に。どの順番が一番強い？',
      '召喚、神蹟、神域，順序任選：哪種順序最強？',
      'Summon, use a miracle, deploy a domain, in any order: which is the strongest?',
    ],
    main({ hand: ['river-lancer', 'war-cry', 'bamboo-sea'] }, { front: ['gate-lion'] }),
    ['summon river-lancer', 'deploy bamboo-sea', 'use war-cry > river-lancer'],
  ),
  position(
    'SH-4.4',
    ['主戦者の移動', '移動主戰者', 'Moving the main fighter'],
    [
      '攻撃の前に、主戦者を1回だけ別の列に移せる。前列に出て仲間を守ろう。',
      '攻擊之前可以將主戰者移到另一排一次：移到前排保護同伴吧。',
      'Before the first attack the main fighter may change its row once: step to the front and cover your archer.',
    ],
    battle(
      { middle: ['tiger-captain'], back: ['paper-archer'], myth: ['star-keeper'] },
      { front: ['clay-guard'] },
      {
        cards: { 'tiger-captain': { main: 1 } },
      },
    ),
    ['move-front tiger-captain', 'attack tiger-captain > clay-guard'],
  ),
  position(
    'SH-4.5',
    ['手札は残らない', '手牌不留', 'The hand does not stay'],
    [
      '使わなかった手札は、ターン終了時にすべて捨てられる。使い切るか、神力を取るか。',
      '沒用的手牌在回合結束時全部棄掉：要用光，還是保留神力？',
      'Whatever you do not use is thrown away at the end of the turn: use it, or save the power.',
    ],
    main(
      { hand: ['ink-blade', 'gate-lion', 'fox-fire', 'prayer-flags'], middle: ['crane-dancer'] },
      { front: ['clay-guard'] },
    ),
    ['battle', 'end'],
  ),
  position(
    'SH-4.6',
    ['先攻の第1ターン', '先手第一回合', 'The very first turn'],
    [
      '先攻の第1ターンにも戦闘フェイズがある。《江上の槍手》で、まず相手の《墨剣の客》を倒そう。',
      '先手的第一回合也有戰鬥階段：以《江上槍手》先擊殺對手的《墨劍客》。',
      'The very first turn has a battle phase, too: kill Ink Blade with River Lancer before it can act.',
    ],
    main({ hand: ['clay-guard', 'paper-archer'], middle: ['river-lancer'] }, { middle: ['ink-blade'] }, { turn: 1 }),
    ['summon clay-guard', 'battle', 'attack river-lancer > ink-blade'],
  ),
  position(
    'SH-4.7',
    ['40ターン目', '第40回合', 'The fortieth turn'],
    [
      '最後のターン。神力は自分が上なので、そのまま終了すれば勝ちだ。',
      '最後一回合，你的神力較高：直接結束就獲勝。',
      'The last turn, and you have more power: just end it.',
    ],
    main({ hand: ['gate-lion'], power: 12 }, { power: 10, front: ['clay-guard'] }, { turn: 80, state: { starter: 1 } }),
    ['end'],
  ),
];
