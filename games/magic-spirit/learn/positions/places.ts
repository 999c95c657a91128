import { position } from '@taisen/positions/write';
import { main } from '../table.ts';

export const places = [
  position(
    'MS-7.1',
    ['フィールドカード', '場地卡', 'A field card'],
    [
      '《火口の縁》を出すと、すべての炎モンスターの攻撃力が400上がる。相手の炎モンスターもだ。',
      '放出《火山口》，所有炎屬性怪獸攻擊力+400，對手的也一樣。',
      'Place Volcanic Rim: every fire monster gets 400 more attack, the opponent’s too.',
    ],
    main({ hand: ['volcanic-rim'], monsters: ['ash-wolf', 'torch-runner'] }, { monsters: ['cinder-pup'] }),
    ['field volcanic-rim'],
  ),
  position(
    'MS-7.2',
    ['張り替え', '更換場地', 'A new field'],
    [
      '新しいフィールドカードを出すと、自分の古いものは墓地に行く。',
      '放出新的場地卡，自己的舊場地卡就進入墓地。',
      'Place a new field card: your old one goes to the graveyard.',
    ],
    main(
      { hand: ['drill-yard'], field: ['sunken-temple'], monsters: ['ash-wolf'] },
      { field: ['ancient-jungle'], monsters: ['gray-wolf'] },
    ),
    ['field drill-yard'],
  ),
  position(
    'MS-8.1',
    ['フェイズカードの設置', '設置階段卡', 'Placing a phase card'],
    [
      'フェイズカードはトークン2個で設置する。場に置けるのは1枚。どちらを選ぶ？',
      '以兩個標記設置階段卡，場上只能有一張：選哪張？',
      'A phase card costs two tokens, and you may have one: which will it be?',
    ],
    main({ hand: ['rite-of-flame', 'waning-moon'], monsters: ['ash-wolf'] }, { monsters: ['gray-wolf'] }),
    ['phase rite-of-flame'],
  ),
  position(
    'MS-8.2',
    ['段階を進める', '推進階段', 'The next stage'],
    [
      '《炎の儀》を進められるのは炎のカードだけ。水のカードは重ねられない。',
      '只有炎屬性卡能推進《炎之儀》，水屬性卡不行。',
      'Only a fire card moves Rite of Flame on; the water card cannot be charged there.',
    ],
    main({ hand: ['ember-mote', 'drop-sprite'], phase: ['rite-of-flame'] }, { monsters: ['gray-wolf'] }),
    ['charge ember-mote > rite-of-flame'],
  ),
  position(
    'MS-8.3',
    ['1ターンのチャージは1回', '共用一次充能', 'The one charge of the turn'],
    [
      'モンスターの技か、フェイズカードの段階か。チャージは合わせて1回だけ。',
      '怪獸的技能還是階段卡？充能合計只有一次。',
      'Your monster’s skill or the phase card’s stage? There is one charge for both.',
    ],
    main(
      { hand: ['ember-mote', 'spark-feint'], monsters: ['cinder-pup'], phase: ['rite-of-flame'] },
      { monsters: ['drop-sprite'] },
    ),
    ['charge ember-mote > cinder-pup', 'skill cinder-pup (basic)'],
  ),
  position(
    'MS-8.4',
    ['最新の段階だけ', '只有最新階段', 'Only the newest stage'],
    [
      '《炎の儀》は第1段階（+200）。もう1枚チャージすると、+200に足されず+400に変わる。',
      '《炎之儀》在第一階段（+200）：再充能一張會變成+400，而不是累加。',
      'Rite of Flame gives +200 at its first stage: one more charge makes it +400, not +600.',
    ],
    main(
      { hand: ['ember-mote'], monsters: ['ash-wolf'], phase: ['rite-of-flame'], charges: ['torch-runner'] },
      { monsters: ['blood-duelist'] },
      {
        cards: { 'rite-of-flame': { stage: 1 }, 'torch-runner': { on: 'rite-of-flame' } },
      },
    ),
    ['charge ember-mote > rite-of-flame'],
  ),
  position(
    'MS-8.5',
    ['途中で止めてもよい', '可以中途停止', 'Stop where you like'],
    [
      '《炎の儀》は第1段階のまま残せる。チャージせず、《火の粉の精》を召喚しよう。',
      '《炎之儀》可以停在第一階段：不充能，改為召喚《火花小精》。',
      'Rite of Flame may stay at its first stage: summon Ember Mote instead of charging it.',
    ],
    main(
      { hand: ['ember-mote'], phase: ['rite-of-flame'], charges: ['torch-runner'] },
      { monsters: ['gray-wolf'] },
      { cards: { 'rite-of-flame': { stage: 1 }, 'torch-runner': { on: 'rite-of-flame' } } },
    ),
    ['summon ember-mote'],
  ),
  position(
    'MS-8.6',
    ['最後の段階', '最終階段', 'The last stage'],
    [
      '3枚目をチャージすると《炎の儀》の最後の効果が発動し、カードは墓地へ、チャージは消滅する。',
      '充能第三張，《炎之儀》發動最終效果後進入墓地，充能的卡從遊戲中移除。',
      'The third charge sets off the last effect of Rite of Flame; then it goes, and its charges with it.',
    ],
    main(
      {
        hand: ['spark-feint'],
        monsters: ['ash-wolf'],
        phase: ['rite-of-flame'],
        charges: ['torch-runner', 'ember-mote'],
      },
      { monsters: ['frost-imp', 'reef-warden'] },
      {
        cards: {
          'rite-of-flame': { stage: 2 },
          'torch-runner': { on: 'rite-of-flame' },
          'ember-mote': { on: 'rite-of-flame' },
        },
      },
    ),
    ['charge spark-feint > rite-of-flame'],
  ),
  position(
    'MS-8.7',
    ['チャージごと消す', '連同充能一起消失', 'Gone with its charges'],
    [
      '《解体》で相手のフェイズカードを破壊しよう。チャージされたカードは墓地に行かず消滅する。',
      '用《拆除》破壞對手的階段卡：充能的卡不進墓地，直接移除。',
      'Destroy the opponent’s phase card with Demolition: its charges leave the game and never see the graveyard.',
    ],
    main(
      { hand: ['demolition'] },
      { phase: ['waning-moon'], charges: ['grave-lantern', 'night-adder'], monsters: ['gloom-mite'] },
      {
        cards: {
          'waning-moon': { stage: 2 },
          'grave-lantern': { on: 'waning-moon' },
          'night-adder': { on: 'waning-moon' },
        },
      },
    ),
    ['use demolition'],
  ),
];
