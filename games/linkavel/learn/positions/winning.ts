import { position } from '@taisen/positions/write';
import { battle, main } from '../table.ts';

export const winning = [
  position(
    'LV-1.1',
    ['とどめの一撃', '最後一擊', 'The last blow'],
    [
      '相手のLPは残り400。モンスターのいない相手にダイレクトアタックして勝とう。',
      '對手只剩400 LP，場上也沒有怪獸：直接攻擊拿下勝利。',
      'Your opponent has 400 LP left and no monster: attack directly and win.',
    ],
    battle({ monsters: ['ember-whelp'] }, { lp: 400 }),
    ['direct ember-whelp'],
  ),
  position(
    'LV-1.2',
    ['六界の門', '六界之門', 'The gate of six worlds'],
    [
      'トラッシュに6属性がそろっている。ターンを終了し、次の自分のターンまで門を守り抜こう。',
      '棄牌區已集齊六種屬性：結束回合，讓六界之門撐到你的下個回合。',
      'All six attributes lie in your trash: end your turn and let the gate stand until your next one begins.',
    ],
    main(
      {
        monsters: ['sixfold-gate'],
        trash: ['ember-whelp', 'ripple-fry', 'moss-pup', 'lamp-moth', 'gloom-rat', 'cairn-imp'],
      },
      { monsters: ['cairn-imp'], hand: ['clay-walker'] },
    ),
    ['end', 'end'],
  ),
  position(
    'LV-1.3',
    ['デッキが空でも', '牌組空了也沒關係', 'An empty deck is no defeat'],
    [
      'デッキもトラッシュも空。ターンを終了して、次のドローで何も起きないことを確かめよう。',
      '牌組與棄牌區都空了：結束回合，看看下次抽牌時什麼也不會發生。',
      'Deck and trash are empty: end your turn and see that nothing happens at your next draw.',
    ],
    main({ monsters: ['monolith'], deck: [] }, { monsters: ['ripple-fry'] }),
    ['end', 'end'],
  ),
  position(
    'LV-1.4',
    ['相打ち', '同歸於盡', 'Down together'],
    [
      'どちらもLPは300。《野火の夜》を発動すると、何が起こるだろう？',
      '雙方都只剩300 LP：發動《野火之夜》會怎樣？',
      'Both players have 300 LP: what happens when you use Wildfire Night?',
    ],
    main(
      {
        hand: ['wildfire-night'],
        monsters: ['cairn-imp'],
        lp: 300,
        trash: ['moss-pup', 'moss-pup', 'lamp-moth', 'lamp-moth', 'gloom-rat', 'gloom-rat', 'ripple-fry', 'ripple-fry'],
      },
      { monsters: ['clay-walker'], lp: 300 },
    ),
    ['use wildfire-night'],
  ),
  position(
    'LV-1.5',
    ['最後のターン', '最後一回合', 'The last turn'],
    [
      'お互いの60ターン目。LPは自分が上だ。ターンを終了しよう。',
      '這是雙方的第60回合，你的LP較多：結束回合吧。',
      'This is the 60th turn and you have more LP: end it.',
    ],
    main(
      { monsters: ['monolith'], lp: 3000 },
      { monsters: ['monolith'], lp: 2000 },
      { turn: 120, state: { starter: 1 } },
    ),
    ['end'],
  ),
];
