/** The first game of LinkaVel, in two turns: summon, attack, use magic, level up, win. */
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
      hand: ['ember-whelp', 'kiln-hound', 'cinder-bolt'],
      deck: ['stoke-the-flames', 'cinder-sprite', 'bonfire-fox', 'ember-whelp'],
    },
    B: {
      lp: 1000,
      hand: ['gloom-rat', 'scorched-path', 'cairn-imp'],
      monsters: [null, 'lamp-moth'],
      deck: ['dusk-lynx', 'dawn-crane', 'reef-warden', 'moss-pup'],
    },
  },
  lessons: [
    read([
      '相手のLPを0にすれば勝ち。本来は5000から、この一戦では相手は1000から始まる。',
      '把對手的LP打到0就獲勝。正式對戰從5000開始，這一場對手是1000。',
      'Bring your opponent’s LP to 0 and you win. A real game starts at 5000; here your opponent has 1000.',
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
        'パワーを比べて、高い方が勝つ。パワー400の仔狐で、200の《灯り蛾》を攻撃！',
        '比較力量，高的一方獲勝。以力量400的小狐攻擊200的《燈蛾》！',
        'The greater power wins. Attack Lamp Moth (200) with your Whelp (400)!',
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
        '《灯り蛾》は破壊され、差の200が相手のダメージになった。次は魔術だ。《火の粉の礫》を発動しよう。熾火一族のモンスターがいれば500ダメージだ。',
        '《燈蛾》被破壞，差額200成為對手的傷害。接著發動魔術《火星飛礫》，有餘燼族怪獸就給予500點傷害。',
        'The moth is destroyed, and the difference of 200 is damage. Now use the magic Cinder Bolt. With an Ember-family monster it deals 500.',
      ],
      { do: 'use', card: 'cinder-bolt' },
      [
        '通常召喚は1ターンに1回なので、もう召喚はできない。《火の粉の礫》を発動しよう。',
        '通常召喚每回合一次，已經用掉了。發動《火星飛礫》吧。',
        'You have made your one normal summon of the turn. Use Cinder Bolt.',
      ],
    ),
    lesson(
      ['残りは300。ターンを終了しよう。', '對手剩300 LP。結束回合吧。', '300 left. End your turn.'],
      { do: 'end' },
      [
        'レベル2の《窯の猟犬》は次のターンだ。ターンを終了しよう。',
        '等級2的《窯火獵犬》下回合再召喚，先結束回合。',
        'Kiln Hound is for the next turn. End this one.',
      ],
      [{ do: 'summon', card: 'gloom-rat', at: 1 }, { do: 'end' }],
    ),
    lesson(
      [
        'あなたの番だ。レベル2以上は、召喚条件のモンスターを場からトラッシュに送って召喚する。仔狐をコストに《窯の猟犬》を召喚しよう。これがレベルアップ召喚だ。',
        '輪到你了。等級2以上要依召喚條件，把場上的怪獸送入棄牌區。以小狐為代價召喚《窯火獵犬》——這就是升級召喚。',
        'Your turn again. Level 2 and up is paid for with monsters from your field. Pay with the Whelp and summon Kiln Hound: a level-up summon.',
      ],
      { do: 'summon', card: 'kiln-hound' },
      [
        '《窯の猟犬》を選び、仔狐をコストにしよう。仔狐のいた枠にも置ける。',
        '選擇《窯火獵犬》，以小狐為代價；可以放在小狐原來的格子。',
        'Choose Kiln Hound and pay with the Whelp; it may even take the Whelp’s zone.',
      ],
    ),
    lesson(['パワー600だ。バトルへ進もう。', '力量600！進入戰鬥階段。', 'Power 600. Go to Battle.'], { do: 'battle' }, [
      'まずは攻撃。バトルフェイズへ。',
      '先攻擊：進入戰鬥階段。',
      'Attack first: go to Battle.',
    ]),
    lesson(
      [
        '《薄闇の鼠》のパワーは300。攻撃すれば300ダメージ、これで決まりだ！',
        '《幽暗鼠》力量300：攻擊給予300點傷害，勝負已定！',
        'Gloom Rat has 300: attack it for 300 damage and win!',
      ],
      { do: 'attack', card: 'kiln-hound', target: 'gloom-rat' },
      [
        '《窯の猟犬》で《薄闇の鼠》を攻撃しよう。',
        '以《窯火獵犬》攻擊《幽暗鼠》。',
        'Attack Gloom Rat with Kiln Hound.',
      ],
    ),
  ],
  closing: inThree([
    '召喚、レベルアップ、魔術、攻撃。これがリンカヴェルの基本だ。',
    '召喚、升級、魔術、攻擊——這就是LinkaVel的基本。',
    'Summoning, levelling up, magic, attacks: that is LinkaVel.',
  ]),
};
