/** The first game of One-Deck Duel: costs, attributes, a trap, and a chain before the last attack. */
import { inThree, lesson, read, type TutorialScript } from '@taisen/positions/write';

export const tutorial: TutorialScript = {
  title: inThree(['はじめてのワンデッキデュエル', '一副牌對決入門', 'Your first One-Deck Duel']),
  table: {
    step: 'draw',
    turn: 5,
    rolls: [],
    A: { points: 4, monsters: ['thunder-kid'], hand: ['haniwa', 'magic-cylinder', 'harpie-lady'] },
    B: {
      points: 3,
      monsters: ['seven-colored-fish', 'la-jinn'],
      hand: ['enchanting-mermaid', 'widespread-ruin', 'ray-and-temperature'],
    },
    shared: {
      deck: ['reinforcements', 'dancing-elf', 'gigobyte', 'baby-dragon', 'flame-dancer', 'candle-of-fate', 'garoozis'],
    },
  },
  lessons: [
    read([
      'ようこそ！2人で1つの山札を使う決闘だ。ライフはなく、6回攻撃を受けたら負け。今は途中からで、相手は残り3ポイント。',
      '歡迎！這是兩人共用一副牌堆的對決。沒有生命值，被直接攻擊六次就輸。我們從中途開始，對手剩3點。',
      'Welcome! Two players, one deck. There is no life: six direct hits and you are out. We join a game under way, with 3 points left for your opponent.',
    ]),
    read([
      '自分の3ターン目なので、1枚引いて3コストを得た。使い残したコストは次に持ち越せない。',
      '這是你的第3回合：抽了一張，得到3費用。沒用完的費用不能留到下回合。',
      'This is your third turn: you drew a card and gained 3 cost. What you do not spend is not carried over.',
    ]),
    lesson(
      [
        '★2の《はにわ》は1コスト。攻撃表示で出そう。守備表示のモンスタは攻撃できない。',
        '★2的《埴輪》費用1，以攻擊表示放置。守備表示的怪獸不能攻擊。',
        'Haniwa (★2) costs 1. Place it in attack position; monsters in defence position never attack.',
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
        '伏せた罠1枚につき、次に得るコストが1減るので、これ以上は伏せない。バトルフェイズへ。',
        '每蓋放一張陷阱，下次得到的費用就少1，所以不再蓋了。進入戰鬥階段。',
        'Every set trap takes 1 off your next gain, so leave it at one. To battle.',
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
        '属性は炎→風→水→炎の順に強い。風の《サンダー・キッズ》は水の《7カラーズ・フィッシュ》に有利で、攻撃力+500。不利な相手の反撃は500に下がる。攻撃！',
        '屬性相剋：炎剋風、風剋水、水剋炎。風屬性《雷電小子》對水屬性《七彩魚》有利，攻擊力+500；不利的對方反擊降為500。攻擊！',
        'Fire beats wind, wind beats water, water beats fire. Thunder Kid (wind) has the advantage over 7 Colored Fish (water): +500 attack, and only 500 comes back. Attack!',
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
        '倒した！普通は出したターンに攻撃できないが、守備力500の《はにわ》は別。守備表示のモンスタがいないので、プレイヤを直接攻撃しよう。',
        '打倒了！怪獸通常在出場的回合不能攻擊，但守備力500的《埴輪》例外。對手沒有守備怪獸，直接攻擊玩家吧。',
        'Down it goes! A monster cannot attack in the turn it comes, but Haniwa with DEF 500 can. Nobody defends: attack the player.',
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
      [
        '1ポイント奪った。攻撃された側は1枚引き、それが魔法ならすぐ無料で使える。今回は違ったようだ。ターンを終了しよう。',
        '奪走1點。被攻擊者抽一張牌，若是魔法可立即免費使用——這次不是。結束回合。',
        'One point taken. The player attacked draws a card, and may use it for free if it is a spell; not this time. End your turn.',
      ],
      { do: 'end' },
      ['攻撃は済んだ。ターンを終了しよう。', '攻擊完畢，結束回合。', 'Your attacks are made: end the turn.'],
      [
        { do: 'place-attack', card: 'enchanting-mermaid' },
        { do: 'set', card: 'widespread-ruin' },
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
      [{ do: 'pass' }, { do: 'end' }],
    ),
    read([
      '1800ダメージで《恍惚の人魚》は破壊された。罠を使ったので、あなたの4ターン目のコストは減らずに4だ。',
      '1800傷害破壞了《恍惚的人魚》。陷阱用掉了，所以第4回合的費用沒有減少，得到4。',
      'The mermaid took 1800 and fell. Your trap is used, so your fourth turn brings the full 4 cost.',
    ]),
    lesson(
      [
        '相手も罠を伏せた。備えとして《援軍》を伏せよう。相手の行動を条件にしない罠は、伏せたターンにも使える。',
        '對手也蓋了陷阱。蓋放《援軍》以備不時之需：不以對手行動為條件的陷阱，蓋放當回合就能用。',
        'Your opponent has set a trap. Set Reinforcements: a trap that does not wait for the opponent may be used at once.',
      ],
      { do: 'set', card: 'reinforcements' },
      ['攻撃の前に《援軍》を伏せよう。', '攻擊前先蓋放《援軍》。', 'Before you attack, set Reinforcements.'],
    ),
    lesson(
      [
        '残り3コスト。★4の《ハーピィ・レディ》を守備表示で出して、守りを固めよう。',
        '剩3費用。把★4的《鷹身女郎》以守備表示放置，鞏固防守。',
        'Three cost left. Place Harpie Lady (★4) in defence position, as your wall.',
      ],
      { do: 'place-defence', card: 'harpie-lady' },
      [
        '《ハーピィ・レディ》を守備表示で。守備表示がいる間、相手はそれしか攻撃できない。',
        '以守備表示放置《鷹身女郎》：有守備怪獸時，對手只能攻擊牠。',
        'Harpie Lady in defence position: while she defends, only she can be attacked.',
      ],
    ),
    lesson(
      ['相手は残り2ポイント。バトルへ！', '對手剩2點。進入戰鬥！', 'Two points left. To battle!'],
      { do: 'battle' },
      ['決めにいこう。バトルフェイズへ。', '一決勝負，進入戰鬥階段。', 'Go and finish it: to battle.'],
    ),
    lesson(
      ['まず《はにわ》でプレイヤを攻撃しよう。', '先以《埴輪》攻擊玩家。', 'Attack the player with Haniwa first.'],
      { do: 'direct', card: 'haniwa' },
      [
        '順番が大事。まずは《はにわ》でプレイヤを攻撃だ。',
        '順序很重要：先以《埴輪》攻擊玩家。',
        'The order matters: Haniwa first, at the player.',
      ],
      [{ do: 'pass' }, { by: 'A', do: 'pass' }, { do: 'pass' }],
    ),
    lesson(
      [
        'あと1ポイント。《サンダー・キッズ》でとどめだ！',
        '只剩1點。以《雷電小子》給予最後一擊！',
        'One point left. Finish it with Thunder Kid!',
      ],
      { do: 'direct', card: 'thunder-kid' },
      [
        '《サンダー・キッズ》でプレイヤを攻撃しよう。',
        '以《雷電小子》攻擊玩家。',
        'Attack the player with Thunder Kid.',
      ],
      [{ do: 'use', card: 'widespread-ruin' }],
    ),
    lesson(
      [
        '《万能地雷グレイモヤ》！攻撃表示で攻撃力の最も高い《サンダー・キッズ》が危ない。チェーンは後から使ったものが先に処理される。《援軍》で《はにわ》を1000にして、身代わりにしよう。',
        '《萬能地雷》！攻擊表示中攻擊力最高的《雷電小子》危險了。連鎖由後使用的先處理：用《援軍》讓《埴輪》變成1000，代替牠。',
        'Widespread Ruin destroys your highest attack: Thunder Kid! But a chain resolves last in, first out. Raise Haniwa to 1000 with Reinforcements, and let it take the blast.',
      ],
      { do: 'use', card: 'reinforcements', target: 'haniwa' },
      [
        'もう攻撃を終えた《はにわ》の攻撃力を上げれば、地雷はそちらに向かう。',
        '提高已攻擊過的《埴輪》的攻擊力，地雷就會找上牠。',
        'Haniwa has already attacked: make it the highest, and the mine will go there.',
      ],
    ),
    read([
      '地雷は《はにわ》に逸れ、攻撃は届いた。勝利！引いたカードで戦い抜く、それがワンデッキデュエルだ。',
      '地雷炸了《埴輪》，攻擊命中——勝利！抽到什麼就用什麼打，這就是一副牌對決。',
      'The mine took Haniwa, and the attack went home. You win! Fighting with whatever you draw: that is One-Deck Duel.',
    ]),
  ],
};
