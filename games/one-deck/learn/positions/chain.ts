import { position } from '@taisen/positions/write';
import { answered, attacked } from '../table.ts';

export const chains = [
  position(
    'OD-6.1',
    ['応じるチャンス', '回應的時機', 'A chance to answer'],
    [
      '相手が攻撃を宣言した。罠を使うか、パスするか決めよう。',
      '對手宣告攻擊：要使用陷阱，還是放棄？',
      'Your opponent has declared an attack: use a trap, or pass.',
    ],
    attacked(
      { monsters: ['baby-dragon'], traps: ['waboku', 'reinforcements'] },
      { monsters: ['harpie-lady'] },
      {
        do: 'attack',
        card: 'harpie-lady',
      },
    ),
    ['use reinforcements > baby-dragon', 'pass'],
  ),
  position(
    'OD-6.2',
    ['後から先に', '後發先至', 'Last in, first out'],
    [
      '相手の《援軍》にチェーンして《和睦の使者》を使おう。後から使った方が先に処理される。',
      '對手用《援軍》，你以《和睦的使者》連鎖：後使用的先處理。',
      'Answer the opponent’s Reinforcements with Waboku: the last card used resolves first.',
    ],
    answered(
      { monsters: ['la-jinn'], traps: ['waboku'] },
      { monsters: ['gagagigo'], traps: ['reinforcements'] },
      { do: 'attack', card: 'la-jinn' },
      {
        do: 'use',
        card: 'reinforcements',
        target: 'gagagigo',
      },
    ),
    ['use waboku'],
  ),
  position(
    'OD-6.3',
    ['魔法でチェーン', '以魔法連鎖', 'A spell in answer'],
    [
      '自分の番なら、コストを払って魔法でも応じられる。《昼夜の大火事》で攻撃前に焼き払おう。',
      '自己的回合可以支付費用，用魔法回應：用《晝夜的大火災》在命中前燒掉對手。',
      'In your own turn you may pay for a spell and answer with it: burn them with Ookazi before the blow.',
    ],
    answered(
      { monsters: ['la-jinn'], hand: ['ookazi'], cost: 3 },
      { monsters: ['seven-colored-fish'], traps: ['reinforcements'] },
      { do: 'attack', card: 'la-jinn' },
      { do: 'use', card: 'reinforcements', target: 'seven-colored-fish' },
    ),
    ['use ookazi'],
  ),
  position(
    'OD-6.4',
    ['地雷の行き先', '地雷的去向', 'Where the mine goes off'],
    [
      '《万能地雷グレイモヤ》は攻撃力の最も高い1体を破壊する。《援軍》で行き先を変えよう。',
      '《萬能地雷》破壞攻擊力最高的一隻：用《援軍》改變去向。',
      'Widespread Ruin destroys your highest attack: use Reinforcements to change which monster that is.',
    ],
    answered(
      { monsters: ['luster-dragon', 'la-jinn'], traps: ['reinforcements'] },
      { monsters: ['gagagigo'], traps: ['widespread-ruin'] },
      { do: 'attack', card: 'luster-dragon' },
      { do: 'use', card: 'widespread-ruin' },
    ),
    ['use reinforcements > la-jinn'],
  ),
  position(
    'OD-6.5',
    ['あまのじゃく返し', '以咒還咒', 'Contrary to the contrary'],
    [
      '相手が《あまのじゃくの呪い》で有利を不利に変えた。同じカードで元に戻そう。',
      '對手以《天邪鬼的詛咒》顛倒優劣：用同樣的卡恢復原狀。',
      'Reverse Trap has turned your advantage around: turn it back with one of your own.',
    ],
    answered(
      { monsters: ['harpie-lady'], traps: ['reverse-trap'] },
      { monsters: ['gagagigo'], traps: ['reverse-trap'] },
      { do: 'attack', card: 'harpie-lady' },
      { do: 'use', card: 'reverse-trap#2' },
    ),
    ['use reverse-trap'],
  ),
  position(
    'OD-6.6',
    ['筒には筒を', '以筒還筒', 'Cylinder for cylinder'],
    [
      '攻撃が《魔法の筒》で反射された。自分の《魔法の筒》で、もう一度相手に返そう。',
      '攻擊被《魔法筒》反射：用你的《魔法筒》再反射回去。',
      'Your attack was reflected by Magic Cylinder: send it back with your own.',
    ],
    answered(
      { monsters: ['luster-dragon'], traps: ['magic-cylinder'] },
      { monsters: ['gagagigo'], traps: ['magic-cylinder'] },
      { do: 'attack', card: 'luster-dragon' },
      { do: 'use', card: 'magic-cylinder#2', target: 'luster-dragon' },
    ),
    ['answer magic-cylinder > gagagigo'],
  ),
  position(
    'OD-6.7',
    ['筒の的をずらす', '轉移目標', 'Another target'],
    [
      '反射の的にされた《ベビードラゴン》を守るため、《シフトチェンジ》で別のモンスタに移そう。',
      '《寶貝龍》成為反射的目標：用《目標轉換》改由另一隻承受。',
      'Magic Cylinder aims at Baby Dragon: use Shift and let another monster take it.',
    ],
    answered(
      { monsters: ['la-jinn', 'baby-dragon', 'aqua-madoor'], traps: ['shift'] },
      { monsters: ['gagagigo'], traps: ['magic-cylinder'] },
      { do: 'attack', card: 'la-jinn' },
      { do: 'use', card: 'magic-cylinder', target: 'baby-dragon' },
    ),
    ['answer shift > aqua-madoor'],
  ),
  position(
    'OD-6.8',
    ['相手が消えた攻撃', '落空的攻擊', 'An attack that comes to nothing'],
    [
      '攻撃してきた《ランプの魔精・ラ・ジーン》を《万能地雷グレイモヤ》で破壊しよう。攻撃側が消えれば当たらない。',
      '用《萬能地雷》破壞攻過來的《神燈魔精・拉・琴》：攻擊者不在，攻擊就不會命中。',
      'Destroy the attacking La Jinn with Widespread Ruin: without its attacker the attack does not strike.',
    ],
    attacked(
      { monsters: ['thunder-kid'], traps: ['widespread-ruin'] },
      { monsters: ['la-jinn'] },
      { do: 'attack', card: 'la-jinn' },
    ),
    ['use widespread-ruin'],
  ),
];
