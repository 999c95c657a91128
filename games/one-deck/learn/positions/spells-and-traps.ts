import { position } from '@taisen/positions/write';
import { attacked, battle, main } from '../table.ts';

export const spellsAndTraps = [
  position(
    'OD-7.1',
    ['昼夜の大火事', '晝夜的大火災', 'Ookazi'],
    [
      '相手のモンスタすべてに800ダメージ。何体倒せるだろう？',
      '對手所有怪獸受到800傷害：能打倒幾隻？',
      '800 damage to every monster of the opponent: how many fall?',
    ],
    main({ hand: ['ookazi'], cost: 3 }, { monsters: ['seven-colored-fish', 'thunder-kid', 'la-jinn'] }),
    ['use ookazi'],
  ),
  position(
    'OD-7.2',
    ['死者蘇生', '死者蘇生', 'Monster Reborn'],
    [
      'どちらの墓地からでも1体を呼び戻せる。誰を、どちらの表示で？',
      '可從任一方墓地叫回一隻：叫誰？用哪種表示？',
      'Bring back a monster from either graveyard: which one, and in which position?',
    ],
    main(
      { hand: ['monster-reborn'], cost: 3, graveyard: ['baby-dragon', 'aqua-madoor'] },
      { graveyard: ['summoned-skull'], monsters: ['gagagigo'] },
    ),
    ['use monster-reborn > summoned-skull', 'attack-position'],
  ),
  position(
    'OD-7.3',
    ['強欲な壺', '強欲之壺', 'Pot of Greed'],
    [
      '3コストで2枚引こう。引いたカードも、コストが残っていれば使える。',
      '以3費用抽兩張：若還有費用，抽到的牌也能用。',
      'Draw two cards for 3 cost; with what is left you may use them at once.',
    ],
    main({ hand: ['pot-of-greed'], cost: 5 }, { monsters: ['gagagigo'] }),
    ['use pot-of-greed'],
  ),
  position(
    'OD-7.4',
    ['サイクロン', '旋風', 'Mystical Space Typhoon'],
    [
      '攻撃の前に、相手の伏せた罠を1枚破壊しよう。',
      '攻擊之前，先破壞對手一張蓋放的陷阱。',
      'Before you attack, destroy one of the opponent’s set traps.',
    ],
    main(
      { hand: ['mystical-space-typhoon'], cost: 3, monsters: ['luster-dragon'] },
      { traps: ['magic-cylinder', 'widespread-ruin'], points: 1 },
    ),
    ['use mystical-space-typhoon > magic-cylinder', 'pass'],
  ),
  position(
    'OD-8.1',
    ['魔法の筒', '魔法筒', 'Magic Cylinder'],
    [
      '相手の攻撃を、相手自身のモンスタに反射しよう。どれを選ぶ？',
      '把對手的攻擊反射到對手自己的怪獸上：選哪隻？',
      'Reflect the attack at one of the opponent’s own monsters: which one?',
    ],
    attacked(
      { monsters: ['baby-dragon'], traps: ['magic-cylinder'] },
      { monsters: ['la-jinn', 'gagagigo', 'seven-colored-fish'] },
      {
        do: 'attack',
        card: 'la-jinn',
      },
    ),
    ['use magic-cylinder > gagagigo'],
  ),
  position(
    'OD-8.2',
    ['あまのじゃくの呪い', '天邪鬼的詛咒', 'Reverse Trap'],
    [
      '不利な相手に攻撃された。《あまのじゃくの呪い》で優劣を入れ替えよう。',
      '遭到剋制你的對手攻擊：用《天邪鬼的詛咒》顛倒優劣。',
      'You are attacked by what beats you: swap advantage and disadvantage with Reverse Trap.',
    ],
    attacked(
      { monsters: ['luster-dragon'], traps: ['reverse-trap'] },
      { monsters: ['darkfire-soldier'] },
      {
        do: 'attack',
        card: 'darkfire-soldier',
      },
    ),
    ['use reverse-trap'],
  ),
  position(
    'OD-8.3',
    ['和睦の使者', '和睦的使者', 'Waboku'],
    [
      '自分の番でも使える。先に《和睦の使者》を使えば、反撃を受けずに攻撃できる。',
      '自己的回合也能用：先用《和睦的使者》，攻擊就不會受到反擊傷害。',
      'It works in your own turn too: use Waboku first, and nothing that strikes back can hurt you.',
    ],
    battle({ monsters: ['baby-dragon', 'thunder-kid'], traps: ['waboku'] }, { monsters: ['gagagigo'] }),
    ['use waboku', 'attack baby-dragon > gagagigo'],
  ),
  position(
    'OD-8.4',
    ['シフトチェンジ', '目標轉換', 'Shift'],
    [
      '《ベビードラゴン》が狙われた。守備力の高い《水の魔導師》に対象を移そう。',
      '《寶貝龍》被盯上：把目標轉移到守備力高的《水之魔導師》。',
      'Baby Dragon is attacked: move the attack to Aqua Madoor with its high DEF.',
    ],
    attacked(
      { monsters: ['baby-dragon', 'aqua-madoor'], traps: ['shift'] },
      { monsters: ['la-jinn'] },
      {
        do: 'attack',
        card: 'la-jinn',
        target: 'baby-dragon',
      },
    ),
    ['use shift > aqua-madoor'],
  ),
  position(
    'OD-8.5',
    ['万能地雷グレイモヤ', '萬能地雷', 'Widespread Ruin'],
    [
      '弱いモンスタの攻撃に合わせて発動し、相手の一番強いモンスタを破壊しよう。',
      '趁弱小怪獸攻擊時發動，破壞對手最強的怪獸。',
      'A weak monster attacks: set the mine off and destroy the strongest one.',
    ],
    attacked(
      { monsters: ['baby-dragon'], traps: ['widespread-ruin'] },
      { monsters: ['gigobyte', 'blue-eyes-white-dragon'] },
      {
        do: 'attack',
        card: 'gigobyte',
      },
    ),
    ['use widespread-ruin'],
  ),
  position(
    'OD-8.6',
    ['援軍', '援軍', 'Reinforcements'],
    [
      '攻撃されたモンスタの攻撃力を500上げて、返り討ちにしよう。',
      '讓被攻擊的怪獸攻擊力+500，反殺對手。',
      'Give the attacked monster 500 more attack and turn the blow around.',
    ],
    attacked(
      { monsters: ['aqua-madoor'], traps: ['reinforcements'] },
      { monsters: ['kairyu-shin'] },
      { do: 'attack', card: 'kairyu-shin' },
      {
        cards: { 'aqua-madoor': { defending: true } },
      },
    ),
    ['use reinforcements > aqua-madoor'],
  ),
  position(
    'OD-9.1',
    ['手札のクリボー', '手牌中的栗子球', 'Kuriboh from the hand'],
    [
      '残り1ポイントで直接攻撃を受けた。《クリボー》を捨てて無効にしよう。',
      '只剩1點卻遭直接攻擊：捨棄《栗子球》讓攻擊無效。',
      'One point left and attacked directly: discard Kuriboh and call the attack off.',
    ],
    attacked({ hand: ['kuriboh'], points: 1 }, { monsters: ['la-jinn'] }, { do: 'direct', card: 'la-jinn' }),
    ['discard kuriboh (b)'],
  ),
];
