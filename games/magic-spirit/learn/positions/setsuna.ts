import { position } from '@taisen/positions/write';
import { chain, main } from '../table.ts';

export const setsuna = [
  position(
    'MS-6.1',
    ['魔法を使う', '使用魔法', 'Using magic'],
    [
      '《火球》を使って相手のモンスターを倒そう。魔法は使うと墓地に行く。',
      '用《火球》打倒對手的怪獸：魔法用完進入墓地。',
      'Destroy a monster with Fireball; the magic goes to the graveyard.',
    ],
    main({ hand: ['fireball'] }, { monsters: ['frost-imp', 'reef-warden'] }),
    ['use fireball', 'pick frost-imp'],
  ),
  position(
    'MS-6.2',
    ['追加の1個', '多付一個', 'One token more'],
    [
      '相手のターン。トークンは2個しかない。1コストの刹那詠唱なら、追加の1個を足しても払える。',
      '對手的回合，你只有兩個標記：費用1的剎那詠唱加上多付的一個剛好夠。',
      'It is the opponent’s turn and you have two tokens: a setsuna of cost 1 and its extra token are just affordable.',
    ],
    chain(
      { hand: ['spark-feint', 'backdraft'], monsters: ['ash-wolf'], tokens: 2 },
      { monsters: ['gray-wolf', 'ember-mote'] },
      { do: 'battle' },
    ),
    ['setsuna spark-feint', 'pick ember-mote'],
  ),
  position(
    'MS-6.3',
    ['バトルの前に', '戰鬥之前', 'Before the battle'],
    [
      '相手がバトルに入ろうとしている。《瞬間凍結》で一番危険なモンスターを止めよう。',
      '對手即將進入戰鬥：用《瞬間凍結》封住最危險的怪獸。',
      'The opponent is about to go to battle: stop the most dangerous monster with Flash Freeze.',
    ],
    chain(
      { hand: ['flash-freeze'], monsters: ['ash-wolf'] },
      { monsters: ['magma-drake', 'ember-mote'] },
      { do: 'battle' },
    ),
    ['setsuna flash-freeze', 'pick magma-drake'],
  ),
  position(
    'MS-6.4',
    ['攻撃宣言に割り込む', '在攻擊宣告時', 'When the attack is declared'],
    [
      '《灰狼アルド》が攻撃された。《光の護り》で守ろう。',
      '《灰狼阿爾德》受到攻擊：用《光之護佑》保護。',
      'Ash Wolf is attacked: protect it with Aegis of Light.',
    ],
    chain(
      { hand: ['aegis-of-light'], monsters: ['ash-wolf'] },
      { monsters: ['blaze-hound'] },
      { do: 'battle' },
      { by: 'A', do: 'pass' },
      { do: 'attack', card: 'blaze-hound' },
    ),
    ['setsuna aegis-of-light'],
  ),
  position(
    'MS-6.5',
    ['攻撃側を倒す', '打倒攻擊者', 'Bring the attacker down'],
    [
      'HP500の《火の粉の精》が攻撃してきた。《火花の牽制》で先に倒せば、攻撃は終わる。',
      'HP500的《火花小精》攻了過來：用《火花牽制》先打倒牠，攻擊就此結束。',
      'Ember Mote, with 500 HP, attacks: destroy it first with Spark Feint and the attack is over.',
    ],
    chain(
      { hand: ['spark-feint'], life: 400 },
      { monsters: ['ember-mote'] },
      { do: 'battle' },
      { by: 'A', do: 'pass' },
      { do: 'direct', card: 'ember-mote' },
    ),
    ['setsuna spark-feint'],
  ),
  position(
    'MS-6.6',
    ['1回に1枚', '一次一張', 'One at a time'],
    [
      '刹那詠唱は2枚あるが、1つのチェーンポイントで使えるのは1枚だけ。どちらにする？',
      '你有兩張剎那詠唱，但一個連鎖點只能用一張：選哪張？',
      'You hold two setsuna, but may use one at this chain point: which?',
    ],
    chain(
      { hand: ['static-field', 'aegis-of-light'], monsters: ['ash-wolf'], tokens: 8 },
      { monsters: ['flare-lancer'] },
      { do: 'battle' },
      { by: 'A', do: 'pass' },
      { do: 'attack', card: 'flare-lancer' },
    ),
    ['setsuna static-field'],
  ),
  position(
    'MS-6.7',
    ['刹那には刹那で返せない', '剎那不能回應剎那', 'No answer to a setsuna'],
    [
      '相手も手札とトークンを持っているが、あなたの刹那詠唱に応じることはできない。',
      '對手也有手牌與標記，但無法回應你的剎那詠唱。',
      'Your opponent has cards and tokens too, but cannot answer your setsuna.',
    ],
    chain(
      { hand: ['spark-feint'], monsters: ['ash-wolf'] },
      { monsters: ['gray-wolf'], hand: ['flash-freeze'], tokens: 8 },
      { do: 'battle' },
    ),
    ['setsuna spark-feint'],
  ),
  position(
    'MS-6.8',
    ['持っていなくても聞かれる', '沒有也會問', 'Asked all the same'],
    [
      '手札に刹那詠唱はないが、確認は来る。相手には何を持っているか分からない。',
      '手牌沒有剎那詠唱，仍然會被詢問：對手無從得知你有什麼。',
      'You hold no setsuna and are asked all the same: so your opponent learns nothing.',
    ],
    chain({ hand: ['fireball'], monsters: ['harbor-giant'] }, { monsters: ['gray-wolf'] }, { do: 'battle' }),
    ['pass'],
  ),
];
