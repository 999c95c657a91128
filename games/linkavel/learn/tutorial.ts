/** The first game of LinkaVel: summon, attack, use magic, level up, win. */
import { inThree, lesson, read, type TutorialScript } from '@taisen/positions/write';

export const tutorial: TutorialScript = {
  title: inThree(['はじめてのリンカヴェル', 'LinkaVel 入門', 'Your first game of LinkaVel']),
  table: {
    step: 'draw',
    turn: 2,
    state: { starter: 1 },
    rolls: [],
    A: {
      lp: 3000,
      hand: ['ember-whelp', 'kiln-hound', 'cinder-bolt', 'paper-ward', 'magma-boar'],
      deck: ['stoke-the-flames', 'cinder-sprite', 'bonfire-fox', 'ember-whelp'],
    },
    B: {
      lp: 3000,
      hand: ['gloom-rat', 'scorched-path', 'cairn-imp'],
      monsters: [null, 'lamp-moth'],
      deck: ['dusk-lynx', 'dawn-crane', 'reef-warden', 'moss-pup'],
    },
  },
  lessons: [
    read([
      'ようこそ！相手のLPを先に0にすれば勝ち。本来は5000だが、この練習では3000から始めよう。',
      '歡迎！先把對手的LP打到0就獲勝。正式對戰是5000，這次練習從3000開始。',
      'Welcome! Bring your opponent’s LP to 0 and you win. A real game starts at 5000; this one at 3000.',
    ]),
    read([
      'あなたのターンだ。もう1枚ドローしてある。手札のオレンジと薄黄色がモンスター、黒が魔術だ。',
      '輪到你了，已經抽了一張牌。手牌中橘色與淡黃色是怪獸，黑色是魔術。',
      'It is your turn, and you have drawn a card. Orange and pale yellow cards are monsters, black ones are magic.',
    ]),
    lesson(
      [
        'レベル1のモンスターはコストなしで召喚できる。《熾火の仔狐》を好きなゾーンに召喚しよう。',
        '等級1的怪獸不需代價就能召喚。把《餘燼小狐》召喚到任一格吧。',
        'A level 1 monster costs nothing. Summon Ember Whelp to any zone you like.',
      ],
      { do: 'summon', card: 'ember-whelp' },
      [
        'まずは《熾火の仔狐》。手札のカードを選び、空いているゾーンに置こう。',
        '先召喚《餘燼小狐》：選擇這張手牌，放到空格上。',
        'Ember Whelp first: choose it in your hand and put it into a free zone.',
      ],
    ),
    lesson(
      [
        '召喚したターンでも攻撃できる。バトルフェイズに進もう。',
        '召喚的當回合就能攻擊。進入戰鬥階段吧。',
        'A monster may attack in the turn it comes. Go to Battle.',
      ],
      { do: 'battle' },
      [
        '残りの手札は後で使う。今はバトルフェイズへ。',
        '其他手牌稍後再用，現在進入戰鬥階段。',
        'Keep the rest for later: go to Battle now.',
      ],
    ),
    lesson(
      [
        'パワーを比べて、高い方が勝つ。属性に相性はない。パワー900の仔狐で、700の《灯り蛾》を攻撃！',
        '比較力量，高的一方獲勝，屬性沒有相剋。以力量900的小狐攻擊700的《燈蛾》！',
        'The greater power wins; attributes do not matter. Attack Lamp Moth (700) with your Whelp (900)!',
      ],
      { do: 'attack', card: 'ember-whelp', target: 'lamp-moth' },
      [
        'ここは攻撃のチャンスだ。仔狐で《灯り蛾》を攻撃しよう。',
        '這是進攻的好機會：以小狐攻擊《燈蛾》。',
        'Do not let the chance go by: attack Lamp Moth with Ember Whelp.',
      ],
    ),
    lesson(
      [
        '《灯り蛾》は破壊され、差の200が相手のダメージになった。バトルの後はメインフェイズ2。魔術《火の粉の礫》を発動しよう。熾火一族のモンスターがいれば700ダメージだ。',
        '《燈蛾》被破壞，差額200成為對手的傷害。戰鬥後是主要階段2：發動魔術《火星飛礫》，有餘燼族怪獸就給予700點傷害。',
        'The moth is destroyed, and the difference of 200 is damage. After Battle comes Main 2: use the magic Cinder Bolt. With an Ember-family monster it deals 700.',
      ],
      { do: 'use', card: 'cinder-bolt' },
      [
        '通常召喚は1ターンに1回なので、もう召喚はできない。《火の粉の礫》を発動しよう。',
        '通常召喚每回合一次，已經用掉了。發動《火星飛礫》吧。',
        'You have made your one normal summon of the turn. Use Cinder Bolt.',
      ],
    ),
    lesson(
      [
        '相手のLPは2100。することがなくなったら、ターンを終了しよう。',
        '對手剩2100 LP。沒有要做的事，就結束回合。',
        'Your opponent is at 2100. Nothing more to do: end your turn.',
      ],
      { do: 'end' },
      [
        '《紙の結界》は次のターンに使う。ターンを終了しよう。',
        '《紙之結界》下回合再用，先結束回合。',
        'Keep Paper Ward for the next turn, and end this one.',
      ],
      [{ do: 'summon', card: 'gloom-rat', at: 1 }, { do: 'end' }],
    ),
    read([
      '相手は《薄闇の鼠》を召喚してターンを終えた。そして今、あなたは1枚ドローした。次はもっと強いモンスターを出そう。',
      '對手召喚了《幽暗鼠》便結束回合，你也抽了一張牌。接下來召喚更強的怪獸吧。',
      'Your opponent summoned Gloom Rat and ended the turn; you have drawn a card. Time for something bigger.',
    ]),
    lesson(
      [
        'レベル2以上は、召喚条件のモンスターを場からトラッシュに送って召喚する。仔狐をコストに《窯の猟犬》を召喚しよう。これがレベルアップ召喚だ。',
        '等級2以上要依召喚條件，把場上的怪獸送入棄牌區。以小狐為代價召喚《窯火獵犬》——這就是升級召喚。',
        'Level 2 and up is paid for with monsters from your field. Pay with the Whelp and summon Kiln Hound: a level-up summon.',
      ],
      { do: 'summon', card: 'kiln-hound' },
      [
        '《窯の猟犬》を選び、仔狐をコストにしよう。仔狐のいた枠にも置ける。',
        '選擇《窯火獵犬》，以小狐為代價；可以放在小狐原來的格子。',
        'Choose Kiln Hound and pay with the Whelp; it may even take the Whelp’s zone.',
      ],
    ),
    lesson(
      ['パワー1600だ。バトルへ進もう。', '力量1600！進入戰鬥階段。', 'Power 1600. Go to Battle.'],
      { do: 'battle' },
      ['まずは攻撃。バトルフェイズへ。', '先攻擊：進入戰鬥階段。', 'Attack first: go to Battle.'],
    ),
    lesson(
      [
        '《薄闇の鼠》のパワーは750。攻撃すれば850ダメージだ。',
        '《幽暗鼠》力量750：攻擊可給予850點傷害。',
        'Gloom Rat has 750: attack it for 850 damage.',
      ],
      { do: 'attack', card: 'kiln-hound', target: 'gloom-rat' },
      [
        '《窯の猟犬》で《薄闇の鼠》を攻撃しよう。',
        '以《窯火獵犬》攻擊《幽暗鼠》。',
        'Attack Gloom Rat with Kiln Hound.',
      ],
    ),
    lesson(
      [
        '永続魔術は場に残って働き続ける。《紙の結界》を置いて、モンスターを守ろう。',
        '永續魔術會留在場上持續生效。放置《紙之結界》保護怪獸吧。',
        'A permanent magic stays and keeps working. Place Paper Ward to protect your monsters.',
      ],
      { do: 'use', card: 'paper-ward' },
      [
        'ターンを終える前に《紙の結界》を発動しておこう。',
        '結束回合前先發動《紙之結界》。',
        'Before you end the turn, use Paper Ward.',
      ],
    ),
    lesson(
      ['よし、ターンを終了しよう。', '好，結束回合。', 'Good. End your turn.'],
      { do: 'end' },
      ['ここはターン終了だ。', '現在結束回合即可。', 'End your turn here.'],
      [{ do: 'use', card: 'scorched-path' }],
    ),
    lesson(
      [
        '相手が魔術《焦土の道》で《窯の猟犬》を破壊しようとしている！《紙の結界》を身代わりにしよう。',
        '對手用魔術《焦土之路》要破壞《窯火獵犬》！讓《紙之結界》代替牠。',
        'Your opponent uses Scorched Path on Kiln Hound! Let Paper Ward go in its place.',
      ],
      { do: 'yes' },
      [
        'ここで猟犬を失うのは惜しい。《紙の結界》を使おう。',
        '失去獵犬太可惜了：使用《紙之結界》。',
        'The Hound is worth more than the Ward: say yes.',
      ],
      [{ do: 'summon', card: 'cairn-imp', at: 1 }, { do: 'end' }],
    ),
    lesson(
      [
        '守り切った！次は効果モンスターだ。《火の粉の精》を召喚すると、誘発効果で300ダメージを与える。',
        '守住了！接著是效果怪獸：召喚《火星精靈》，誘發效果會給予300點傷害。',
        'Saved! Now an effect monster: summon Cinder Sprite, and its triggered effect deals 300 damage.',
      ],
      { do: 'summon', card: 'cinder-sprite' },
      [
        '相手のLPは残り1250。《火の粉の精》を召喚しよう。',
        '對手剩1250 LP。召喚《火星精靈》吧。',
        'Your opponent has 1250 LP left. Summon Cinder Sprite.',
      ],
    ),
    lesson(
      ['残り950。決めにいこう。バトルへ！', '剩950，一決勝負！進入戰鬥階段。', '950 left. Finish it: go to Battle!'],
      { do: 'battle' },
      ['バトルフェイズへ進もう。', '進入戰鬥階段。', 'Go to Battle.'],
    ),
    lesson(
      [
        '相手にモンスターがいる間は、直接攻撃できない。まず《窯の猟犬》で《石積みの小鬼》を破壊しよう。',
        '對手有怪獸時不能直接攻擊。先以《窯火獵犬》破壞《石堆小鬼》。',
        'While a monster stands in the way there is no direct attack. Destroy Cairn Imp with Kiln Hound first.',
      ],
      { do: 'attack', card: 'kiln-hound', target: 'cairn-imp' },
      [
        '《火の粉の精》では勝てない。パワー1600の猟犬で攻撃しよう。',
        '《火星精靈》打不贏，用力量1600的獵犬攻擊。',
        'Cinder Sprite would lose. Attack with the Hound’s 1600.',
      ],
    ),
    lesson(
      [
        '道は開いた。《火の粉の精》でダイレクトアタック！',
        '路已打開：以《火星精靈》直接攻擊！',
        'The way is clear. Attack directly with Cinder Sprite!',
      ],
      { do: 'direct', card: 'cinder-sprite' },
      [
        '残り350。ダイレクトアタックで終わりだ。',
        '只剩350：直接攻擊結束這場對戰。',
        'Only 350 left: a direct attack ends it.',
      ],
    ),
    read([
      '勝利！召喚、レベルアップ、魔術、攻撃。これがリンカヴェルの基本だ。次はデッキを選んで戦ってみよう。',
      '勝利！召喚、升級、魔術、攻擊——這就是LinkaVel的基本。接下來選副牌組實戰吧。',
      'You win! Summoning, levelling up, magic, attacks: that is LinkaVel. Now choose a deck and play.',
    ]),
  ],
};
