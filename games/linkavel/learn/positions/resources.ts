import { position } from '@taisen/positions/write';
import { main } from '../table.ts';

export const resources = [
  position(
    'LV-2.5',
    ['手札は10枚まで', '手牌上限10張', 'Ten cards in hand'],
    [
      '手札が11枚ある。このままターンを終了すると、1枚捨てることになる。',
      '你有11張手牌：現在結束回合就得捨棄一張。',
      'You hold eleven cards: end your turn now and you must discard one.',
    ],
    main({
      hand: [
        'ember-whelp',
        'cinder-sprite',
        'bonfire-fox',
        'kiln-hound',
        'magma-boar',
        'cinder-bolt',
        'stoke-the-flames',
        'scorched-path',
        'riptide',
        'hush',
        'paper-ward',
      ],
    }),
    ['end', 'pick hush'],
  ),
  position(
    'LV-2.6',
    ['リフレッシュ', '刷新', 'Refresh'],
    [
      'デッキは空。《最後の兵糧》で引こうとすると、トラッシュが新しいデッキになる。',
      '牌組空了：用《最後的糧食》抽牌，棄牌區就會變成新的牌組。',
      'Your deck is empty: use Last Provisions, and your trash becomes a new deck.',
    ],
    main({
      hand: ['last-provisions'],
      deck: [],
      trash: ['moss-pup', 'lamp-moth', 'gloom-rat', 'ripple-fry', 'cairn-imp'],
    }),
    ['use last-provisions'],
  ),
  position(
    'LV-2.7',
    ['2回目はない', '一回合一次', 'No second refresh'],
    [
      '《最後の兵糧》でリフレッシュした後、同じターンに《潮の満ち干》を発動してみよう。2回目のリフレッシュは起きない。',
      '先用《最後的糧食》刷新，同一回合再用《潮起潮落》：不會刷新第二次。',
      'Refresh with Last Provisions, then use Ebb and Flow in the same turn: there is no second refresh.',
    ],
    main({ hand: ['last-provisions', 'ebb-and-flow'], deck: [], trash: ['moss-pup'] }),
    ['use last-provisions', 'use ebb-and-flow'],
  ),
  position(
    'LV-2.8',
    ['戻すものがない', '無牌可洗', 'Nothing to refresh from'],
    [
      'デッキもトラッシュも空のまま《最後の兵糧》を発動すると、1枚も引けない。',
      '牌組與棄牌區都空著時發動《最後的糧食》，一張也抽不到。',
      'With deck and trash both empty, Last Provisions draws nothing at all.',
    ],
    main({ hand: ['last-provisions'], deck: [] }),
    ['use last-provisions'],
  ),
  position(
    'LV-2.9',
    ['効果の途中で', '在效果途中', 'In the middle of an effect'],
    [
      'デッキは1枚、トラッシュは0枚。《潮の満ち干》で手札を捨てた瞬間に何が起きるか見よう。',
      '牌組剩1張，棄牌區沒有卡：發動《潮起潮落》，看捨棄的那一刻發生什麼事。',
      'One card in the deck, none in the trash: use Ebb and Flow and watch what the discard sets off.',
    ],
    main({ hand: ['ebb-and-flow', 'lamp-moth'], deck: ['moss-pup'] }),
    ['use ebb-and-flow', 'pick lamp-moth'],
  ),
  position(
    'LV-2.10',
    ['もう1枚おまけ', '多抽一張', 'One card more'],
    [
      'デッキは空。《白紙の使い魔》を召喚すると、1枚ではなく2枚引ける。',
      '牌組空了：召喚《白紙使魔》，會抽到兩張而不是一張。',
      'Your deck is empty: summon Blank Familiar and draw two cards instead of one.',
    ],
    main({ hand: ['blank-familiar'], deck: [], trash: ['moss-pup', 'lamp-moth', 'gloom-rat', 'ripple-fry'] }),
    ['summon blank-familiar @0'],
  ),
];
