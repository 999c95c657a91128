import { position } from '@taisen/positions/write';
import { defending, main } from '../table.ts';

export const placing = [
  position(
    'OD-3.1',
    ['星とコスト', '星數與費用', 'Stars and cost'],
    [
      '3コストで出せるのは★4まで。★4を1体か、★3と★2を1体ずつか。',
      '3費用最多放★4：放一隻★4，還是★3與★2各一隻？',
      'Three cost buys up to ★4: one ★4, or a ★3 and a ★2?',
    ],
    main({ hand: ['harpie-lady', 'baby-dragon', 'thunder-kid', 'parrot-dragon'], cost: 3 }, { monsters: ['gagagigo'] }),
    ['place-attack baby-dragon', 'place-attack thunder-kid'],
  ),
  position(
    'OD-3.2',
    ['罠は1、魔法は3', '陷阱1、魔法3', 'One for a trap, three for a spell'],
    [
      '3コスト。罠を伏せるか、魔法を使うか。両方には足りない。',
      '3費用：蓋放陷阱還是使用魔法？不夠兩樣都做。',
      'Three cost: set a trap or use a spell? It is not enough for both.',
    ],
    main({ hand: ['widespread-ruin', 'ookazi'], cost: 3 }, { monsters: ['seven-colored-fish', 'la-jinn'] }),
    ['use ookazi'],
  ),
  position(
    'OD-3.3',
    ['攻撃か守備か', '攻擊或守備', 'Attack or defence'],
    [
      '《ホーリー・エルフ》は攻撃力800、守備力2000。どちらの表示で出す？',
      '《神聖精靈》攻擊力800、守備力2000：以哪種表示放置？',
      'Mystical Elf has 800 attack and 2000 DEF: in which position do you place it?',
    ],
    main({ hand: ['mystical-elf'], cost: 3 }, { monsters: ['gagagigo'] }),
    ['place-defence mystical-elf'],
  ),
  position(
    'OD-3.4',
    ['守備表示は攻撃しない', '守備表示不攻擊', 'Defenders never attack'],
    [
      'バトルに入っても、守備表示の《水の魔導師》は攻撃できない。攻撃できるのは誰？',
      '進入戰鬥後，守備表示的《水之魔導師》不能攻擊：誰能攻擊？',
      'Go to battle: Aqua Madoor, in defence position, cannot attack. Who can?',
    ],
    main(
      { monsters: ['aqua-madoor', 'gagagigo'] },
      { monsters: ['flame-manipulator'] },
      { cards: defending('aqua-madoor') },
    ),
    ['battle', 'attack gagagigo > flame-manipulator'],
  ),
  position(
    'OD-3.5',
    ['召喚酔い', '召喚的回合不能攻擊', 'Not in the turn it comes'],
    [
      '《ハーピィ・レディ》を出しても、攻撃できるのは次のターンから。',
      '放置《鷹身女郎》後，要到下個回合才能攻擊。',
      'Place Harpie Lady: she cannot attack before your next turn.',
    ],
    main({ hand: ['harpie-lady'], monsters: ['gigobyte'], cost: 3 }, {}),
    ['place-attack harpie-lady', 'battle', 'direct gigobyte'],
  ),
  position(
    'OD-3.6',
    ['すぐ動ける3体', '能立即攻擊的三隻', 'The quick ones'],
    [
      '《ガーゴイル》の守備力は500。出してすぐバトルに入り、攻撃しよう。',
      '《石像鬼》守備力500：放置後立刻進入戰鬥攻擊。',
      'Ryu-Kishin has DEF 500: place it, go to battle and attack at once.',
    ],
    main({ hand: ['ryu-kishin'], cost: 2 }, { points: 1 }),
    ['place-attack ryu-kishin', 'battle', 'direct ryu-kishin'],
  ),
  position(
    'OD-3.7',
    ['伏せてすぐ使える罠', '蓋放即可用', 'Set and used at once'],
    [
      '《援軍》は伏せてすぐ使えるが、《魔法の筒》は相手の攻撃を待つので、このターンは使えない。',
      '《援軍》蓋放後可立即使用；《魔法筒》要等對手攻擊，這回合不能用。',
      'Reinforcements may be set and used at once; Magic Cylinder waits for an attack and must stay.',
    ],
    main(
      { hand: ['reinforcements', 'magic-cylinder'], monsters: ['baby-dragon'], cost: 2 },
      { monsters: ['gagagigo'] },
    ),
    ['set magic-cylinder', 'set reinforcements', 'use reinforcements > baby-dragon', 'pass'],
  ),
];
