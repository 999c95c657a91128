/** The first game of One-Deck Duel, in two turns: costs, attributes, a trap, direct attacks. */
import { inThree, lesson, read, type TutorialScript } from '@taisen/positions/write';

export const tutorial: TutorialScript = {
  title: inThree(['はじめてのワンデッキデュエル', '一副牌對決入門', 'Your first One-Deck Duel']),
  table: {
    step: 'draw',
    turn: 5,
    rolls: [],
    A: { points: 4, monsters: ['thunder-kid'], hand: ['haniwa', 'magic-cylinder'] },
    B: {
      points: 2,
      monsters: ['seven-colored-fish', 'la-jinn'],
      hand: ['enchanting-mermaid', 'ray-and-temperature'],
    },
    shared: {
      deck: ['reinforcements', 'dancing-elf', 'gigobyte', 'baby-dragon', 'flame-dancer', 'candle-of-fate', 'garoozis'],
    },
  },
  lessons: [
    read([
      '直接攻撃を6回受けたら負け。相手は残り2ポイント、決めにいこう。',
      '被直接攻擊六次就輸。對手只剩2點，一決勝負吧。',
      'Six direct hits and you are out. Your opponent has 2 points left: take them.',
    ]),
    lesson(
      [
        'このターンは3コスト使える。★2の《はにわ》は1コスト、攻撃表示で出そう。',
        '這回合有3費用。★2的《埴輪》費用1，以攻擊表示放置。',
        'You have 3 cost this turn. Haniwa (★2) costs 1: place it in attack position.',
      ],
      { do: 'place-attack', card: 'haniwa' },
      [
        '《はにわ》を攻撃表示で出そう。他のカードは後で使う。',
        '以攻擊表示放置《埴輪》，其他卡稍後再用。',
        'Place Haniwa in attack position; the other cards come later.',
      ],
    ),
    lesson(
      [
        '罠を伏せるのも1コスト。《魔法の筒》を伏せておこう。',
        '蓋放陷阱也是費用1。先蓋放《魔法筒》。',
        'Setting a trap costs 1, too. Set Magic Cylinder.',
      ],
      { do: 'set', card: 'magic-cylinder' },
      [
        '相手の攻撃に備えて《魔法の筒》を伏せよう。',
        '為了防備對手的攻擊，蓋放《魔法筒》。',
        'Set Magic Cylinder, against the attack to come.',
      ],
    ),
    lesson(
      [
        '罠は相手のターンに働く。バトルフェイズへ。',
        '陷阱會在對手的回合派上用場。進入戰鬥階段。',
        'The trap waits for the opponent’s turn. To battle.',
      ],
      { do: 'battle' },
      [
        '《援軍》はまだ温存。バトルフェイズへ進もう。',
        '《援軍》先留著，進入戰鬥階段。',
        'Keep Reinforcements for later, and go to battle.',
      ],
    ),
    lesson(
      [
        '炎は風に、風は水に、水は炎に強い。風の《サンダー・キッズ》で水の《7カラーズ・フィッシュ》を攻撃！',
        '炎剋風、風剋水、水剋炎。以風屬性《雷電小子》攻擊水屬性《七彩魚》！',
        'Fire beats wind, wind beats water, water beats fire. Attack 7 Colored Fish (water) with Thunder Kid (wind)!',
      ],
      { do: 'attack', card: 'thunder-kid', target: 'seven-colored-fish' },
      [
        '属性を見よう。有利なのは《サンダー・キッズ》対《7カラーズ・フィッシュ》だ。',
        '看看屬性：有利的是《雷電小子》對《七彩魚》。',
        'Look at the attributes: Thunder Kid against 7 Colored Fish is the one.',
      ],
      [{ by: 'A', do: 'pass' }],
    ),
    lesson(
      [
        '倒した！守備力500の《はにわ》は出したターンから攻撃できる。プレイヤを直接攻撃しよう。',
        '打倒了！守備力500的《埴輪》出場當回合就能攻擊。直接攻擊玩家吧。',
        'Down it goes! Haniwa with DEF 500 may attack at once: attack the player.',
      ],
      { do: 'direct', card: 'haniwa' },
      [
        '《ランプの魔精・ラ・ジーン》には勝てない。プレイヤを攻撃しよう。',
        '打不贏《神燈魔精・拉・琴》，攻擊玩家吧。',
        'La Jinn is too strong: attack the player.',
      ],
      [{ by: 'A', do: 'pass' }, { do: 'pass' }],
    ),
    lesson(
      ['あと1ポイント。ターンを終了しよう。', '只剩1點。結束回合。', 'One point left. End your turn.'],
      { do: 'end' },
      ['攻撃は済んだ。ターンを終了しよう。', '攻擊完畢，結束回合。', 'Your attacks are made: end the turn.'],
      [
        { do: 'place-attack', card: 'enchanting-mermaid' },
        { do: 'battle' },
        { do: 'attack', card: 'la-jinn', target: 'haniwa' },
      ],
    ),
    lesson(
      [
        '《ランプの魔精・ラ・ジーン》が《はにわ》を攻撃してきた。今こそ《魔法の筒》！攻撃を《恍惚の人魚》に反射しよう。',
        '《神燈魔精・拉・琴》攻擊《埴輪》。就是現在，《魔法筒》！把攻擊反射到《恍惚的人魚》。',
        'La Jinn attacks Haniwa. Now: Magic Cylinder! Reflect the attack at Enchanting Mermaid.',
      ],
      { do: 'use', card: 'magic-cylinder', target: 'enchanting-mermaid' },
      [
        '闇同士の攻撃は弱まってしまう。《魔法の筒》で《恍惚の人魚》を狙おう。',
        '闇對闇攻擊會變弱：用《魔法筒》反射到《恍惚的人魚》。',
        'Dark against dark is weak: use Magic Cylinder, and choose the mermaid.',
      ],
    ),
    lesson(
      [
        '《恍惚の人魚》は倒れた。とどめだ。バトルへ！',
        '《恍惚的人魚》倒下了。最後一擊，進入戰鬥！',
        'The mermaid fell. Finish it: to battle!',
      ],
      { do: 'battle' },
      ['決めにいこう。バトルフェイズへ。', '一決勝負，進入戰鬥階段。', 'Go and finish it: to battle.'],
    ),
    lesson(
      [
        '《サンダー・キッズ》でとどめだ！',
        '以《雷電小子》給予最後一擊！',
        'Attack the player with Thunder Kid, and win!',
      ],
      { do: 'direct', card: 'thunder-kid' },
      [
        '《サンダー・キッズ》でプレイヤを攻撃しよう。',
        '以《雷電小子》攻擊玩家。',
        'Attack the player with Thunder Kid.',
      ],
      [{ by: 'A', do: 'pass' }],
    ),
  ],
  closing: inThree([
    'モンスタ、罠、属性、直接攻撃。引いたカードで戦い抜く、それがワンデッキデュエルだ。',
    '怪獸、陷阱、屬性、直接攻擊——抽到什麼就用什麼打，這就是一副牌對決。',
    'Monsters, traps, attributes, direct attacks: fighting with whatever you draw is One-Deck Duel.',
  ]),
};
