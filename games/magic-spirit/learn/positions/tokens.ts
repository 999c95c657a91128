import { position } from '@taisen/positions/write';
import { battle, main } from '../table.ts';

export const tokens = [
  position(
    'MS-1.1',
    ['とどめ', '致勝一擊', 'The last blow'],
    [
      '相手のライフは800。モンスターのいない相手にダイレクトアタックして勝とう。',
      '對手生命值剩800，場上沒有怪獸：直接攻擊獲勝。',
      'Your opponent has 800 life and no monster: attack directly and win.',
    ],
    battle({ monsters: ['ash-wolf'] }, { life: 800 }),
    ['direct ash-wolf'],
  ),
  position(
    'MS-1.2',
    ['50ターン目', '第50回合', 'The fiftieth turn'],
    [
      '最後のターン。ライフは自分が多い。ターンを終了しよう。',
      '最後一回合，你的生命值較多：結束回合吧。',
      'The last turn, and you have more life: end it.',
    ],
    main(
      { life: 2000, monsters: ['harbor-giant'] },
      { life: 1500, monsters: ['harbor-giant'] },
      {
        turn: 100,
        state: { starter: 1 },
      },
    ),
    ['end'],
  ),
  position(
    'MS-2.6',
    ['増えるトークン', '逐漸增加的標記', 'One more each turn'],
    [
      'SPトークンが3個から4個に増えた。追加で引かずに、4コストの《業火の猟犬》を召喚しよう。',
      'SP標記從3個變成4個：不追加抽牌，召喚費用4的《業火獵犬》吧。',
      'Your tokens have grown from three to four: draw no more, and summon Blaze Hound, cost 4.',
    ],
    main({ hand: ['blaze-hound'], tokens: 3 }, { monsters: ['torch-runner'] }, { step: 'turn' }),
    ['pass', 'summon blaze-hound'],
  ),
  position(
    'MS-2.7',
    ['レストで支払う', '休息來支付', 'Paying by resting'],
    [
      '3コストのモンスターを召喚し、トークンが3個レストになるのを見よう。残りは何に使う？',
      '召喚費用3的怪獸，看三個標記轉為休息：剩下的要用在哪裡？',
      'Summon a monster of cost 3 and watch three tokens come to rest: what will you do with the others?',
    ],
    main({ hand: ['flare-lancer', 'torch-runner', 'fireball'] }, { monsters: ['reef-warden'] }),
    ['summon flare-lancer', 'use fireball'],
  ),
  position(
    'MS-2.8',
    ['デッキ切れ', '牌組用盡', 'No cards left'],
    [
      'デッキは空。ターンを終了しても、次のドローで引けないだけで負けない。',
      '牌組空了：結束回合，下次只是抽不到牌，不會輸。',
      'Your deck is empty: end your turn, and at the next draw you simply draw nothing.',
    ],
    main({ deck: [], monsters: ['harbor-giant'] }, { monsters: ['drop-sprite'] }),
    ['end', 'pass', 'end'],
  ),
  position(
    'MS-3.1',
    ['ターンの始まり', '回合開始', 'A new turn'],
    [
      '前のターンに4個ともレストにしたが、すべてアクティブに戻り、1個増えている。',
      '上回合休息的四個標記全部恢復活躍，還多了一個。',
      'All four tokens rested last turn; now they are active again, and there is one more.',
    ],
    main({ hand: ['magma-drake'], tokens: 4, rested: 4 }, { monsters: ['reef-warden'] }, { step: 'turn' }),
    ['pass', 'summon magma-drake'],
  ),
  position(
    'MS-3.3',
    ['もう1枚引く？', '再抽一張？', 'One card more?'],
    [
      'トークン1個をレストにして、もう1枚引くかどうか決めよう。',
      '決定是否休息一個標記再抽一張。',
      'Decide whether one token is worth one more card.',
    ],
    main({ hand: ['pearl-healer'], tokens: 3 }, { monsters: ['gray-wolf'] }, { step: 'draw' }),
    ['draw'],
  ),
  position(
    'MS-3.4',
    ['払えるだけ使う', '付得起就能用', 'As many as you can pay'],
    [
      'トークン5個で何枚使えるだろう？並べて数で押そう。',
      '五個標記能用幾張卡？以數量取勝吧。',
      'How many cards do five tokens buy? Fill your field.',
    ],
    main({ hand: ['cinder-pup', 'ember-mote', 'torch-runner', 'spark-feint'] }, { monsters: ['reef-warden'] }),
    ['summon cinder-pup', 'summon ember-mote', 'summon torch-runner', 'use spark-feint'],
  ),
  position(
    'MS-3.5',
    ['メインフェイズのチャージ', '主要階段充能', 'Charging in the main phase'],
    [
      'このターンのチャージ1回を使って、《窯の鍛冶師》に炎のカードを重ねよう。',
      '用掉本回合的一次充能，把炎屬性卡疊到《窯爐鐵匠》上。',
      'Use your one charge of the turn: lay a fire card on Kiln Smith.',
    ],
    main({ hand: ['ember-mote', 'drop-sprite'], monsters: ['kiln-smith'] }, { monsters: ['reef-warden'] }),
    ['charge ember-mote > kiln-smith'],
  ),
  position(
    'MS-3.6',
    ['技を使ってからバトル', '先用技能再戰鬥', 'Skill first, then battle'],
    [
      '《炎槍の騎士》の技で攻撃力を1700に上げてから、HP1600の《真珠の癒し手》を攻撃しよう。',
      '先用《炎槍騎士》的技能把攻擊力提高到1700，再攻擊HP1600的《珍珠療癒師》。',
      'Raise Flare Lancer to 1700 with its skill, then attack Pearl Healer with its 1600 HP.',
    ],
    main(
      { monsters: ['flare-lancer'], charges: ['ember-mote'] },
      { monsters: ['pearl-healer'] },
      { cards: { 'ember-mote': { on: 'flare-lancer' } } },
    ),
    ['skill flare-lancer (basic)', 'battle', 'attack flare-lancer > pearl-healer'],
  ),
  position(
    'MS-3.7',
    ['フェイズカードを置く', '放置階段卡', 'A phase card of your own'],
    [
      '《炎の儀》を設置し、続けて炎のカードをチャージしよう。',
      '設置《炎之儀》，接著用炎屬性卡充能。',
      'Place Rite of Flame, and charge it with a fire card at once.',
    ],
    main({ hand: ['rite-of-flame', 'ember-mote'], monsters: ['ash-wolf'] }, { monsters: ['reef-warden'] }),
    ['phase rite-of-flame', 'charge ember-mote > rite-of-flame'],
  ),
  position(
    'MS-3.8',
    ['召喚してすぐ攻撃', '召喚即攻擊', 'Summon and attack'],
    [
      '召喚したターンから攻撃できる。《炎槍の騎士》を召喚してバトルへ。',
      '召喚的當回合就能攻擊：召喚《炎槍騎士》進入戰鬥。',
      'A monster may attack in the turn it comes: summon Flare Lancer and go to battle.',
    ],
    main({ hand: ['flare-lancer'] }, { monsters: ['drop-sprite'] }),
    ['summon flare-lancer', 'battle', 'attack flare-lancer > drop-sprite'],
  ),
  position(
    'MS-3.9',
    ['先攻の1ターン目', '先攻第一回合', 'The very first turn'],
    [
      '先攻の1ターン目はバトルができない。モンスターを出してターンを終えよう。',
      '先攻第一回合不能戰鬥：放出怪獸後結束回合。',
      'There is no battle in the very first turn: summon and end it.',
    ],
    main(
      { hand: ['ash-wolf', 'cinder-pup', 'fireball', 'kiln-smith', 'torch-runner'], tokens: 1 },
      { tokens: 1 },
      {
        step: 'turn',
        turn: 1,
      },
    ),
    ['summon ash-wolf', 'end'],
  ),
  position(
    'MS-4.1',
    ['トークン不足', '標記不足', 'Too few tokens'],
    [
      'トークンは2個。3コストの《窯の鍛冶師》は使えないが、2コストなら使える。',
      '只有兩個標記：費用3的《窯爐鐵匠》不能用，費用2的可以。',
      'You have two tokens: Kiln Smith, cost 3, is refused, a card of cost 2 is not.',
    ],
    main({ hand: ['kiln-smith', 'ash-wolf'], tokens: 2 }, { monsters: ['gloom-mite'] }),
    ['summon ash-wolf'],
  ),
  position(
    'MS-4.2',
    ['手札では払えない', '手牌不能代付', 'Cards do not pay'],
    [
      'トークンは1個。手札が何枚あっても、2コストのカードは使えない。',
      '只有一個標記：手牌再多也用不了費用2的卡。',
      'You have one token: however many cards you hold, none of cost 2 can be used.',
    ],
    main({ hand: ['torch-runner', 'ash-wolf', 'fireball', 'cinder-pup'], tokens: 1 }, { monsters: ['gloom-mite'] }),
    ['summon cinder-pup'],
  ),
  position(
    'MS-4.3',
    ['トークンをチャージすると', '充能的標記', 'A charged token is gone'],
    [
      'SPトークンをモンスターにチャージして、SPエリアの数が減るのを確かめよう。',
      '將SP標記充能到怪獸上，看SP區的數量減少。',
      'Charge an SP token on your monster and see your area shrink.',
    ],
    main({ monsters: ['magma-drake'], tokens: 6 }, { monsters: ['blood-duelist'] }),
    ['charge-sp > magma-drake'],
  ),
];
