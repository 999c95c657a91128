import { position } from '@taisen/positions/write';
import { attacked, battle, main } from '../table.ts';

export const turns = [
  position(
    'OD-1.2',
    ['最後の1ポイント', '最後一點', 'The last point'],
    [
      '相手は残り1ポイント。プレイヤを攻撃して勝とう。',
      '對手只剩1點：攻擊玩家獲勝。',
      'Your opponent has one point left: attack the player and win.',
    ],
    battle({ monsters: ['thunder-kid'] }, { points: 1 }),
    ['direct thunder-kid'],
  ),
  position(
    'OD-1.5',
    ['ゾーンは5つ', '五格怪獸區', 'Five zones'],
    [
      'モンスタゾーンは残り1枠。どちらのモンスタを出すか選ぼう。',
      '怪獸區只剩一格：選擇放哪隻怪獸。',
      'One monster zone is left: choose which of the two takes it.',
    ],
    main(
      {
        hand: ['harpie-lady', 'baby-dragon'],
        monsters: ['gigobyte', 'dancing-elf', 'thunder-kid', 'flame-dancer'],
        cost: 6,
      },
      { monsters: ['la-jinn'] },
    ),
    ['place-attack harpie-lady'],
  ),
  position(
    'OD-1.6',
    ['山札が尽きたら', '牌堆用盡', 'When the deck runs out'],
    [
      '山札は空。《強欲な壺》を使うと、両者の墓地が新しい山札になる。',
      '牌堆空了：使用《強欲之壺》，雙方墓地會洗成新的牌堆。',
      'The deck is empty: use Pot of Greed, and both graveyards become a new one.',
    ],
    main(
      { hand: ['pot-of-greed'], cost: 3, graveyard: ['gigobyte', 'haniwa'] },
      { graveyard: ['la-jinn', 'garoozis'] },
      {
        shared: { deck: [] },
      },
    ),
    ['use pot-of-greed'],
  ),
  position(
    'OD-1.7',
    ['60ターン目', '第60回合', 'The sixtieth turn'],
    [
      '最後のターン。残りポイントは自分が多い。ターンを終了しよう。',
      '最後一回合，你的剩餘點數較多：結束回合吧。',
      'The last turn, and you have more points: end it.',
    ],
    main({ points: 4, monsters: ['haniwa'] }, { points: 3 }, { turn: 120, state: { starter: 1 } }),
    ['end'],
  ),
  position(
    'OD-2.1',
    ['ターンの始まり', '回合開始', 'A turn begins'],
    [
      '自分の番は1枚引いて始まる。引いたカードも含めて、何を出すか考えよう。',
      '自己的回合以抽一張牌開始：連同抽到的牌，想想要放什麼。',
      'Your turn has begun with a draw: look at the new card, too, and choose what to place.',
    ],
    main({ hand: ['thunder-kid', 'waboku'] }, { monsters: ['haniwa'] }, { step: 'draw' }),
    ['place-attack thunder-kid'],
  ),
  position(
    'OD-2.2',
    ['ターンが進むほど', '回合越後越多', 'More every turn'],
    [
      '自分の4ターン目なので4コスト得た。残しても消えるので、使い切る組み合わせを探そう。',
      '這是你的第4回合，得到4費用：不用就消失，找出剛好用完的組合。',
      'Your fourth turn gives you 4 cost, and what is left is lost: find a way to spend it all.',
    ],
    main(
      { hand: ['harpie-lady', 'baby-dragon', 'gigobyte', 'waboku'] },
      { monsters: ['la-jinn'] },
      { step: 'draw', turn: 7 },
    ),
    ['place-attack harpie-lady', 'place-attack gigobyte'],
  ),
  position(
    'OD-2.3',
    ['罠の維持費', '陷阱的代價', 'Traps have a price'],
    [
      '5ターン目だが、罠を2枚伏せているので得たコストは3だけ。',
      '雖然是第5回合，但蓋放了兩張陷阱，只得到3費用。',
      'It is your fifth turn, but with two traps set you gain only 3 cost.',
    ],
    main(
      { hand: ['garoozis', 'harpie-lady'], traps: ['waboku', 'magic-cylinder'] },
      { monsters: ['la-jinn'] },
      { step: 'draw', turn: 9 },
    ),
    ['place-attack harpie-lady'],
  ),
  position(
    'OD-2.4',
    ['使えば減らない', '用掉就不扣', 'Use it and be free'],
    [
      '《援軍》を伏せたままだと、次のターンのコストが1減る。このターンのうちに使おう。',
      '《援軍》留著會讓下回合的費用減1：趁這回合用掉。',
      'Reinforcements costs you 1 next turn if it stays set: use it now.',
    ],
    main({ monsters: ['baby-dragon'], traps: ['reinforcements'], cost: 1 }, { monsters: ['gagagigo'] }),
    ['use reinforcements > baby-dragon', 'battle', 'attack baby-dragon > gagagigo'],
  ),
  position(
    'OD-2.5',
    ['メインフェイズ', '主要階段', 'The main phase'],
    [
      '6コストで、モンスタを出し、罠を伏せ、魔法を使おう。順番は自由。',
      '用6費用放置怪獸、蓋放陷阱、使用魔法，順序自由。',
      'With 6 cost, place a monster, set a trap and use a spell, in any order.',
    ],
    main(
      { hand: ['baby-dragon', 'magic-cylinder', 'ookazi'], cost: 6 },
      { monsters: ['seven-colored-fish', 'gigobyte'] },
    ),
    ['use ookazi', 'pass', 'place-attack baby-dragon', 'set magic-cylinder'],
  ),
  position(
    'OD-2.6',
    ['バトルフェイズ', '戰鬥階段', 'The battle phase'],
    [
      '2体で1回ずつ攻撃しよう。ここでも魔法は使えるが、メインフェイズには戻れない。',
      '兩隻怪獸各攻擊一次；這裡也能用魔法，但不能回到主要階段。',
      'Attack once with each; spells still work here, but there is no way back to the main phase.',
    ],
    battle(
      { monsters: ['harpie-lady', 'thunder-kid'], hand: ['ookazi'], cost: 3 },
      { monsters: ['seven-colored-fish'] },
    ),
    ['attack harpie-lady > seven-colored-fish', 'pass', 'direct thunder-kid'],
  ),
  position(
    'OD-2.7',
    ['攻撃しない選択', '選擇不攻擊', 'You need not attack'],
    [
      '攻撃しても返り討ちにあうだけ。何もせずにターンを終了してよい。',
      '攻擊只會被反殺：可以什麼都不做就結束回合。',
      'An attack would only cost you your monster: end the turn without one.',
    ],
    battle(
      { monsters: ['gigobyte'] },
      { monsters: ['aqua-madoor'] },
      { cards: { 'aqua-madoor': { defending: true } } },
    ),
    ['end'],
  ),
  position(
    'OD-2.8',
    ['相手の番', '對手的回合', 'The other player’s turn'],
    [
      '相手が攻撃してきた。使えるのは伏せた罠だけで、手札の魔法は使えない。',
      '對手攻過來了：只能使用蓋放的陷阱，手牌的魔法不能用。',
      'Your opponent attacks: only your set trap can be used, not the spell in your hand.',
    ],
    attacked(
      { monsters: ['baby-dragon'], traps: ['waboku'], hand: ['ookazi'] },
      { monsters: ['la-jinn'] },
      {
        do: 'attack',
        card: 'la-jinn',
      },
    ),
    ['use waboku'],
  ),
  position(
    'OD-2.9',
    ['最初のターンの攻撃', '第一回合就攻擊', 'Attacking in the first turn'],
    [
      'ゲーム最初のターン。守備力500の《はにわ》なら、出してすぐ攻撃できる。',
      '遊戲第一回合：守備力500的《埴輪》放置後就能攻擊。',
      'The very first turn of the game: Haniwa, with DEF 500, may be placed and attack at once.',
    ],
    main({ hand: ['haniwa', 'harpie-lady', 'waboku'] }, {}, { step: 'draw', turn: 1 }),
    ['place-attack haniwa', 'battle', 'direct haniwa'],
  ),
];
