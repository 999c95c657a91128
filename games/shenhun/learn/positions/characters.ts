import { position } from '@taisen/positions/write';
import { battle, main } from '../table.ts';

export const characters = [
  position(
    'SH-5.1',
    ['3つの列', '三個位置', 'Three rows'],
    [
      '前衛・中衛・後衛を1体ずつ召喚して、それぞれの列に並ぶのを見よう。',
      '前衛、中衛、後衛各召喚一名，看他們站到各自的排。',
      'Summon a front, a middle and a back character and see each take its own row.',
    ],
    main({ hand: ['clay-guard', 'river-lancer', 'paper-archer'] }, { front: ['bronze-bull'] }),
    ['summon clay-guard', 'summon river-lancer', 'summon paper-archer'],
  ),
  position(
    'SH-5.2',
    ['場に3体まで', '最多三名', 'Three at most'],
    [
      'あと1体で満員。どちらを召喚するか選ぼう。',
      '再一名就滿了：選擇要召喚哪一名。',
      'One more and your field is full: choose which of the two it is.',
    ],
    main(
      { hand: ['gate-lion', 'thunder-drummer'], front: ['clay-guard'], middle: ['ink-blade'] },
      { front: ['bronze-bull'] },
    ),
    ['summon gate-lion'],
  ),
  position(
    'SH-5.3',
    ['ダメージは残る', '傷害會留下', 'Damage stays'],
    [
      '《苔むす巨像》は傷ついている。小さな一撃でも撃破できる。',
      '《苔石巨像》已經受傷：小小一擊就能擊殺。',
      'Moss Colossus is wounded: even a small blow will kill it.',
    ],
    battle({ middle: ['ink-blade'] }, { front: ['moss-colossus'] }, { cards: { 'moss-colossus': { damage: 5 } } }),
    ['attack ink-blade > moss-colossus'],
  ),
  position(
    'SH-5.4',
    ['前衛の壁', '前衛之牆', 'The wall in front'],
    [
      '後列の《雷鼓の打ち手》を狙いたいが、前衛が阻む。まず前衛を倒そう。',
      '想攻擊後排的《雷鼓手》，但前衛擋著：先打倒前衛。',
      'You want the drummer in the back, but the front blocks: bring the front down first.',
    ],
    battle({ back: ['crossbow-corps', 'fox-fire'] }, { front: ['clay-guard'], back: ['thunder-drummer'] }),
    ['attack crossbow-corps > clay-guard', 'attack fox-fire > thunder-drummer'],
  ),
  position(
    'SH-5.5',
    ['中衛の狙い', '中衛的目標', 'Past the front'],
    [
      '中衛は前衛を越えて中列も攻撃できる。《江上の槍手》で中列を狙おう。',
      '中衛可以越過前衛攻擊中排：以《江上槍手》攻擊中排吧。',
      'A middle character may attack past the front into the middle row: aim River Lancer there.',
    ],
    battle({ middle: ['river-lancer'] }, { front: ['gate-lion'], middle: ['crane-dancer'], back: ['paper-archer'] }),
    ['attack river-lancer > crane-dancer'],
  ),
  position(
    'SH-5.6',
    ['後衛の一撃', '後衛的一擊', 'From the back row'],
    [
      '後衛は後列にいたまま強い攻撃ができる。ただし自分の前衛がいなければ無防備だ。',
      '後衛站在後排就能發動強攻；但若沒有前衛，就毫無防備。',
      'The back row strikes hard from where it stands; without a front of your own it is exposed.',
    ],
    battle({ front: ['clay-guard'], back: ['crossbow-corps'] }, { front: ['bronze-bull'] }),
    ['attack crossbow-corps > bronze-bull'],
  ),
  position(
    'SH-5.7',
    ['反撃', '反擊', 'Counter'],
    [
      '《棘衣の僧》は反撃する。体力1の《紙の射手》と《虎の校尉》、どちらで攻撃する？',
      '《棘衣僧》會反擊：用生命1的《紙弓手》還是《虎校尉》攻擊？',
      'Thorn Monk strikes back: attack with the frail Paper Archer or with Tiger Captain?',
    ],
    battle({ middle: ['tiger-captain'], back: ['paper-archer'] }, { front: ['thorn-monk'] }),
    ['attack tiger-captain > thorn-monk'],
  ),
  position(
    'SH-5.8',
    ['召喚してすぐ攻撃', '召喚即攻擊', 'Attack at once'],
    [
      '召喚したターンから攻撃できる。《雷の将軍》を召喚し、戦闘フェイズで攻撃しよう。',
      '角色召喚的當回合就能攻擊：召喚《雷將軍》並在戰鬥階段攻擊。',
      'A character may attack in the turn it comes: summon Storm General and attack.',
    ],
    main({ hand: ['storm-general'] }, { front: ['bronze-bull'] }),
    ['summon storm-general', 'battle', 'attack storm-general > bronze-bull'],
  ),
];
