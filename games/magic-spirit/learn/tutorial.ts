/** The first game of Magic Spirit, in two turns: tokens, charges, skills, piercing, setsuna. */
import { inThree, lesson, read, type TutorialScript } from '@taisen/positions/write';

export const tutorial: TutorialScript = {
  title: inThree(['はじめてのマジックスピリット', '魔法精靈入門', 'Your first game of Magic Spirit']),
  table: {
    step: 'turn',
    turn: 4,
    state: { starter: 1 },
    rolls: [],
    A: {
      life: 2000,
      tokens: 2,
      hand: ['cinder-pup', 'ember-mote', 'spark-feint'],
      deck: ['fireball', 'kiln-smith', 'flare-lancer', 'ash-wolf', 'torch-runner'],
    },
    B: {
      life: 600,
      tokens: 3,
      rested: 3,
      hand: ['bolt-drone'],
      monsters: ['brook-otter'],
      deck: ['undertow', 'harbor-giant', 'drop-sprite', 'tide-reader', 'frost-imp'],
    },
  },
  lessons: [
    read(
      [
        '相手のライフを0にすれば勝ち。本来は6000から、この一戦では相手は600から始まる。',
        '把對手的生命值打到0就獲勝。正式對戰從6000開始，這一場對手是600。',
        'Bring your opponent’s life to 0 and you win. A real game starts at 6000; here your opponent has 600.',
      ],
      [{ by: 'A', do: 'pass' }],
    ),
    lesson(
      [
        '支払いはSPトークン、毎ターン1個ずつ増える。コスト1の《燠の仔狼》を召喚しよう。',
        '一切以SP標記支付，每回合多1個。召喚費用1的《餘燼狼崽》。',
        'You pay with SP tokens, one more each turn. Summon Cinder Pup for 1.',
      ],
      { do: 'summon', card: 'cinder-pup' },
      ['まずは《燠の仔狼》を召喚しよう。', '先召喚《餘燼狼崽》。', 'Summon Cinder Pup first.'],
    ),
    lesson(
      [
        '技を使うには属性の合うチャージがいる。炎の《火の粉の精》を仔狼に重ねよう。',
        '技能需要屬性相符的充能。把炎屬性的《火花小精》疊到狼崽上。',
        'A skill needs charges of its attribute. Charge Ember Mote, a fire card, on the Pup.',
      ],
      { do: 'charge', card: 'ember-mote', target: 'cinder-pup' },
      [
        '《火の粉の精》を《燠の仔狼》にチャージしよう。他のカードは取っておく。',
        '把《火花小精》充能到《餘燼狼崽》，其他卡先留著。',
        'Charge Ember Mote on Cinder Pup, and keep the other cards.',
      ],
    ),
    lesson(
      [
        'これで基本技が使える。300ダメージを与えよう。技は反撃を受けない。',
        '現在可以使用基本技了：造成300傷害。技能不會被反擊。',
        'Now the basic skill is ready: 300 damage. A skill is never struck back.',
      ],
      { do: 'skill', card: 'cinder-pup' },
      ['《燠の仔狼》の基本技を使おう。', '使用《餘燼狼崽》的基本技。', 'Use the basic skill of Cinder Pup.'],
    ),
    lesson(
      [
        '《小川のカワウソ》のHPは残り300。バトルへ進もう。',
        '《溪流水獺》HP剩300。進入戰鬥階段。',
        'Brook Otter has 300 HP left. Go to battle.',
      ],
      { do: 'battle' },
      [
        'トークン2個は残しておきたい。バトルへ進もう。',
        '兩個標記想留著用。進入戰鬥階段。',
        'Keep your two tokens, and go to battle.',
      ],
    ),
    lesson(
      [
        '攻撃力500で攻撃！余った200の半分、100が貫通して相手のライフに届く。',
        '以攻擊力500攻擊！溢出的200有一半（100）會貫穿到對手的生命值。',
        'Attack with 500! Half of the 200 left over pierces to the player.',
      ],
      { do: 'attack', card: 'cinder-pup', target: 'brook-otter' },
      ['カワウソを攻撃しよう。', '攻擊水獺。', 'Attack the otter.'],
      [
        { do: 'pass' },
        { do: 'summon', card: 'bolt-drone' },
        { do: 'battle' },
        { by: 'A', do: 'pass' },
        { do: 'attack', card: 'bolt-drone', target: 'cinder-pup' },
      ],
    ),
    lesson(
      [
        '相手のターンだが、黙って見てはいない。《火花の牽制》は【刹那詠唱】。コスト1に追加の1個、合わせて2個で使える。',
        '對手的回合，狼崽遭到攻擊——現在就反擊！《火花牽制》有【剎那詠唱】：費用1再加1個，共2個標記。',
        'It is the opponent’s turn and your Pup is attacked. Answer it! Spark Feint is a setsuna: cost 1 and one token more.',
      ],
      { do: 'setsuna', card: 'spark-feint' },
      [
        'パスすると仔狼がやられる。刹那詠唱を使おう。',
        '放棄的話狼崽會被打倒：使用剎那詠唱。',
        'If you pass, the Pup falls. Use the setsuna.',
      ],
      [{ by: 'A', do: 'pass' }],
    ),
    lesson(
      [
        '攻撃してきたドローンは倒れた。あなたのターンだ。相手にモンスターはいない。バトルへ！',
        '進攻的無人機倒下了。輪到你，對手沒有怪獸。進入戰鬥！',
        'The drone that attacked is gone. Your turn, and no monster is in the way. To battle!',
      ],
      { do: 'battle' },
      ['バトルへ進もう。', '進入戰鬥階段。', 'Go to battle.'],
      [{ do: 'pass' }],
    ),
    lesson(
      [
        '相手のライフは残り500。攻撃力500の仔狼でダイレクトアタック！',
        '對手生命值剩500。以攻擊力500的狼崽直接攻擊！',
        '500 life left, and the Pup has 500 attack. Attack directly!',
      ],
      { do: 'direct', card: 'cinder-pup' },
      ['とどめのダイレクトアタックだ。', '以直接攻擊終結。', 'Finish it with a direct attack.'],
      [{ do: 'pass' }],
    ),
  ],
  closing: inThree([
    'トークン、チャージ、技、そして刹那詠唱。これがマジックスピリットだ。',
    '標記、充能、技能，還有剎那詠唱——這就是魔法精靈。',
    'Tokens, charges, skills, and magic in the opponent’s turn: that is Magic Spirit.',
  ]),
};
