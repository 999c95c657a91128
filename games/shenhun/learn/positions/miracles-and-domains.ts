import { position } from '@taisen/positions/write';
import { battle, main } from '../table.ts';

export const miraclesAndDomains = [
  position(
    'SH-6.1',
    ['即時型', '立即型', 'Instant'],
    [
      '《雷の勅》を使うと、その場で7ダメージを与えて捨て札に行く。',
      '使用《雷敕》，當場造成7點傷害，然後進入棄牌堆。',
      'Thunder Edict deals its 7 damage at once and goes to the discard pile.',
    ],
    main({ hand: ['thunder-edict'], middle: ['ink-blade'] }, { front: ['moss-colossus'] }),
    ['use thunder-edict > moss-colossus'],
  ),
  position(
    'SH-6.2',
    ['3枚目は上書き', '第三張覆蓋', 'The third covers one'],
    [
      '神蹟の枠は2つとも埋まっている。《陣太鼓》でどちらを上書きするか選ぼう。',
      '兩格神蹟都滿了：選擇《戰鼓》要覆蓋哪一張。',
      'Both your slots are taken: choose which miracle War Drums covers.',
    ],
    main(
      { hand: ['war-drums'], miracles: ['prayer-flags', 'watchtower'], middle: ['river-lancer'] },
      { front: ['clay-guard'] },
    ),
    ['use war-drums [prayer-flags]'],
  ),
  position(
    'SH-6.3',
    ['カウントダウン', '倒數', 'Counting down'],
    [
      '《隕星の刻》のカウントは残り1。ターンを終え、次の自分のターン開始時に落ちるのを待とう。',
      '《隕星之刻》倒數剩1：結束回合，等它在你的下個回合開始時落下。',
      'Hour of the Meteor has 1 to go: end your turn, and it falls when your next one begins.',
    ],
    main(
      { miracles: ['meteor-hour'], front: ['wall-giant'] },
      { front: ['clay-guard'], back: ['paper-archer'] },
      {
        cards: { 'meteor-hour': { countdown: 1 } },
      },
    ),
    ['battle', 'end', 'battle', 'end'],
  ),
  position(
    'SH-7.1',
    ['神域は1ターンに1枚', '每回合一張神域', 'One domain a turn'],
    [
      '手札に神域が2枚。展開できるのは1枚だけ。どちらにする？',
      '手牌有兩張神域，這回合只能展開一張：選哪張？',
      'Two domains in hand, but only one a turn: which one?',
    ],
    main(
      { hand: ['bamboo-sea', 'eagle-cliff'], middle: ['river-lancer'], back: ['fox-fire'] },
      { front: ['gate-lion'] },
    ),
    ['deploy bamboo-sea'],
  ),
  position(
    'SH-7.2',
    ['最初は自分の場', '首張放己方', 'First at home'],
    [
      '最初の神域は自分の場にしか置けない。《竹の海》で中列を強めよう。',
      '首張神域只能放在己方場地：用《竹海》強化中排。',
      'Your first domain goes to your own field: strengthen your middle row with Sea of Bamboo.',
    ],
    main({ hand: ['bamboo-sea'], middle: ['river-lancer'] }, { front: ['clay-guard'] }),
    ['deploy bamboo-sea'],
  ),
  position(
    'SH-7.3',
    ['相手の場へ', '延伸到對手場地', 'To the other field'],
    [
      '同名の《焼け野》を相手の場に延伸しよう。相手はターン終了のたびに神力を3失う。',
      '把同名的《焚野》延伸到對手場地：對手每次回合結束失去3點神力。',
      'Extend a second Burning Moor to the opponent’s field: it takes 3 power at the end of each of their turns.',
    ],
    main(
      { hand: ['burning-moor'], domain: ['burning-moor'], domains: 1, middle: ['river-lancer'] },
      { front: ['clay-guard'] },
    ),
    ['extend burning-moor'],
  ),
  position(
    'SH-7.4',
    ['まず足元を片付ける', '先清除敵方神域', 'Clear your own field first'],
    [
      '自分の場に相手の神域がある間は延伸できない。《裂界》で破壊してから延伸しよう。',
      '己方場地有敵方神域時不能延伸：先用《裂界》破除，再延伸。',
      'An enemy domain lies on your field, so you cannot extend: destroy it with Torn Bounds, then extend.',
    ],
    main(
      { hand: ['rent-bounds', 'bamboo-sea'], domain: ['bamboo-sea'], domains: 1, middle: ['river-lancer'] },
      { domain: ['still-lake'], extension: ['still-lake'], domains: 2, middle: ['crane-dancer'] },
    ),
    ['use rent-bounds > still-lake#2', 'extend bamboo-sea'],
  ),
  position(
    'SH-7.5',
    ['延伸は同名で', '同名才能延伸', 'The same name'],
    [
      '延伸できるのは、自分の場と同じ名前の神域だけ。手札の2枚を比べてみよう。',
      '只有與己方場地同名的神域才能延伸：比較手中的兩張。',
      'Only a domain with the name of your own can be extended: compare the two in your hand.',
    ],
    main({ hand: ['eagle-cliff', 'bamboo-sea'], domain: ['bamboo-sea'], domains: 1 }, { middle: ['tiger-captain'] }),
    ['extend bamboo-sea'],
  ),
  position(
    'SH-7.6',
    ['破域', '破域', 'Breaker'],
    [
      '神域を攻撃できるのは破域を持つ《破陣の僧》だけ。もう1体では狙えない。',
      '只有具破域的《破陣僧》能攻擊神域，另一名角色不行。',
      'Only Breach Monk, with Breaker, can attack the domain; the other cannot.',
    ],
    battle(
      { middle: ['breach-monk', 'river-lancer'] },
      { front: ['clay-guard'], domain: ['eagle-cliff'], domains: 1 },
      {
        cards: { 'eagle-cliff': { damage: 2 } },
      },
    ),
    ['attack breach-monk > eagle-cliff'],
  ),
];
