import { position } from '@taisen/positions/write';
import { attacked, battle, defending } from '../table.ts';

export const battles = [
  position(
    'OD-5.1',
    ['守備の壁', '守備之牆', 'The wall'],
    [
      '守備表示の《水の魔導師》がいる間、他のモンスタもプレイヤも攻撃できない。',
      '有守備表示的《水之魔導師》在，其他怪獸與玩家都不能攻擊。',
      'While Aqua Madoor defends, neither the other monster nor the player can be attacked.',
    ],
    battle(
      { monsters: ['luster-dragon', 'thunder-kid'] },
      { monsters: ['aqua-madoor', 'gigobyte'] },
      {
        cards: defending('aqua-madoor'),
      },
    ),
    ['attack luster-dragon > aqua-madoor', 'direct thunder-kid'],
  ),
  position(
    'OD-5.2',
    ['飛び越えて攻撃', '越過怪獸', 'Straight past'],
    [
      '守備表示がいなければ、モンスタを飛び越えてプレイヤを攻撃できる。',
      '沒有守備表示的怪獸，就能越過怪獸攻擊玩家。',
      'Nobody defends: attack the player straight past the monsters.',
    ],
    battle({ monsters: ['gigobyte'] }, { monsters: ['la-jinn', 'gagagigo'], points: 1 }),
    ['direct gigobyte'],
  ),
  position(
    'OD-5.3',
    ['当たる前の援軍', '命中前的援軍', 'Before the blow lands'],
    [
      '攻撃を宣言した後でも罠は使える。《ガガギゴ》を攻撃し、《援軍》で攻撃力を上げよう。',
      '宣告攻擊後仍可使用陷阱：攻擊《加加奇哥》，再用《援軍》提高攻擊力。',
      'Traps still work after the attack is declared: attack Gagagigo, then use Reinforcements.',
    ],
    battle({ monsters: ['mystical-elf'], traps: ['reinforcements'] }, { monsters: ['gagagigo'] }),
    ['attack mystical-elf > gagagigo', 'use reinforcements > mystical-elf'],
  ),
  position(
    'OD-5.4',
    ['殴り合い', '互相攻擊', 'Blow for blow'],
    [
      '攻撃すると同時に反撃を受ける。どのモンスタで攻撃すれば生き残れる？',
      '攻擊的同時會受到反擊：用哪隻怪獸攻擊才能存活？',
      'Both strike at the same time: which of yours survives the attack?',
    ],
    battle({ monsters: ['la-jinn', 'mystical-elf'] }, { monsters: ['enchanting-mermaid'] }),
    ['attack mystical-elf > enchanting-mermaid'],
  ),
  position(
    'OD-5.5',
    ['積もるダメージ', '累積的傷害', 'Damage adds up'],
    [
      '《水の魔導師》はすでに1200のダメージを受けている。あと800で倒せる。',
      '《水之魔導師》已受1200傷害：再800就能打倒。',
      'Aqua Madoor already has 1200 damage: 800 more will do.',
    ],
    battle(
      { monsters: ['harpie-lady'] },
      { monsters: ['aqua-madoor'] },
      {
        cards: { 'aqua-madoor': { damage: 1200, defending: true } },
      },
    ),
    ['attack harpie-lady > aqua-madoor'],
  ),
  position(
    'OD-5.6',
    ['ちょうどで破壊', '剛好破壞', 'Exactly enough'],
    [
      'ダメージが守備力とちょうど同じでも破壊される。《ギゴバイト》で《炎を操る者》を攻撃しよう。',
      '傷害剛好等於守備力也會被破壞：以《奇哥拜特》攻擊《操縱火焰者》。',
      'Damage equal to its DEF destroys a monster: attack Flame Manipulator with Gigobyte.',
    ],
    battle(
      { monsters: ['gigobyte'] },
      { monsters: ['flame-manipulator'] },
      { cards: { 'flame-manipulator': { damage: 150 } } },
    ),
    ['attack gigobyte > flame-manipulator'],
  ),
  position(
    'OD-5.7',
    ['★6以上は2ポイント', '★6以上兩點', 'Two points'],
    [
      '相手は残り2ポイント。どちらのモンスタで攻撃すれば一撃で勝てる？',
      '對手剩2點：用哪隻怪獸攻擊能一擊獲勝？',
      'Your opponent has two points: which monster wins with one attack?',
    ],
    battle({ monsters: ['parrot-dragon', 'summoned-skull'] }, { points: 2 }),
    ['direct summoned-skull'],
  ),
  position(
    'OD-5.8',
    ['2ポイントでも引くのは1枚', '兩點也只抽一張', 'Two points, one card'],
    [
      '★6の攻撃で2ポイント失ったが、引けるのは1枚だけ。魔法ではないので、そのまま続けよう。',
      '★6的攻擊奪走2點，但只抽一張；不是魔法，繼續吧。',
      'A ★6 took two points, but you draw one card only. It is no spell: go on.',
    ],
    attacked({ points: 5 }, { monsters: ['summoned-skull'] }, { do: 'direct', card: 'summoned-skull' }),
    ['pass'],
  ),
  position(
    'OD-5.9',
    ['ピンチの贈り物', '絕境的禮物', 'A gift in need'],
    [
      '直接攻撃を受けて引いたカードは《昼夜の大火事》。今ならコストなしで使える。',
      '受到直接攻擊後抽到《晝夜的大火災》：現在可以免費使用。',
      'You were attacked and drew Ookazi: you may use it now, for free.',
    ],
    attacked(
      { points: 3 },
      { monsters: ['seven-colored-fish', 'thunder-kid'] },
      { do: 'direct', card: 'thunder-kid' },
      {
        shared: { deck: ['ookazi', 'gigobyte', 'dancing-elf', 'flame-dancer', 'haniwa'] },
      },
    ),
    ['use ookazi'],
  ),
  position(
    'OD-5.10',
    ['クリボーの意地', '栗子球的骨氣', 'Kuriboh’s pride'],
    [
      '《クリボー》は《青眼の白龍》に必ず勝つ。攻撃しよう。',
      '《栗子球》必定擊敗《青眼白龍》：攻擊吧。',
      'Kuriboh always beats Blue-Eyes White Dragon: attack.',
    ],
    battle({ monsters: ['kuriboh'] }, { monsters: ['blue-eyes-white-dragon'] }),
    ['attack kuriboh > blue-eyes-white-dragon'],
  ),
];
