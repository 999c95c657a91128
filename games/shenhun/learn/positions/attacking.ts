import { position } from '@taisen/positions/write';
import { battle, main } from '../table.ts';

export const attacking = [
  position(
    'SH-8.1',
    ['何を攻撃するか', '攻擊什麼', 'What to attack'],
    [
      'キャラクターか、持続型の神蹟か。前衛が守っていても、神蹟は狙える。',
      '攻擊角色，還是持續型神蹟？即使有前衛，神蹟也能攻擊。',
      'A character or a lasting miracle? The front does not protect miracles.',
    ],
    battle({ middle: ['tiger-captain', 'river-lancer'] }, { front: ['clay-guard'], miracles: ['frost-talisman'] }),
    ['attack tiger-captain > frost-talisman', 'attack river-lancer > frost-talisman'],
  ),
  position(
    'SH-8.2',
    ['前衛から', '先打前衛', 'The front first'],
    [
      '前衛がいる間、後衛の攻撃は前衛にしか届かない。中衛とは狙える相手が違うことを比べよう。',
      '對手有前衛時，後衛只能攻擊前衛：和中衛能攻擊的目標比較看看。',
      'While a front stands, your back character can only hit the front: compare with what your middle one may pick.',
    ],
    battle({ middle: ['river-lancer'], back: ['fox-fire'] }, { front: ['bronze-bull'], middle: ['ink-blade'] }),
    ['attack river-lancer > ink-blade', 'attack fox-fire > bronze-bull'],
  ),
  position(
    'SH-8.3',
    ['どの前衛を？', '選哪個前衛', 'Which of the two'],
    [
      '前衛が2体。どちらを攻撃するかは、攻撃側が選べる。',
      '兩名前衛：攻擊哪一名由攻擊方選擇。',
      'Two characters in the front: the attacker picks which one.',
    ],
    battle({ back: ['crossbow-corps'] }, { front: ['reed-shield', 'gate-lion'], back: ['paper-archer'] }),
    ['attack crossbow-corps > reed-shield'],
  ),
  position(
    'SH-8.4',
    ['無防備', '無防備', 'Defenceless'],
    [
      '前衛のいない場では、後列まで攻撃が届く。一番危険な相手を倒そう。',
      '沒有前衛的場地，連後排都能攻擊：打倒最危險的對手。',
      'Without a front even the back row can be attacked: take out the most dangerous one.',
    ],
    battle({ back: ['crossbow-corps'] }, { middle: ['ink-blade'], back: ['thunder-drummer', 'shadow-scribe'] }),
    ['attack crossbow-corps > thunder-drummer'],
  ),
  position(
    'SH-8.5',
    ['神への一撃', '攻擊神明', 'Striking the deity'],
    [
      '相手の場は空。攻撃力6の将軍でも攻撃力2の剣客でも、奪える神力は1点ずつ。',
      '對手場上空無一人：攻擊力6的將軍和攻擊力2的劍客，都只奪走1點神力。',
      'The field is empty: the general with 6 attack and the blade with 2 take one power each.',
    ],
    battle({ middle: ['storm-general', 'ink-blade'] }, { power: 10 }),
    ['strike storm-general', 'strike ink-blade'],
  ),
  position(
    'SH-8.6',
    ['横置', '橫置', 'Exhausted'],
    [
      '攻撃すると横置になり、そのターンはもう攻撃できない。連撃を持つ《双刀の侠》は2回攻撃できる。',
      '攻擊後橫置，該回合不能再攻擊；具連擊的《雙刀俠》可攻擊兩次。',
      'An attacker is exhausted and attacks no more this turn; Twin Sabers, with Flurry, may do so twice.',
    ],
    battle({ middle: ['twin-sabers', 'river-lancer'] }, { front: ['bronze-bull'] }),
    ['attack twin-sabers > bronze-bull', 'attack twin-sabers > bronze-bull'],
  ),
  position(
    'SH-8.7',
    ['守られる列', '受保護的排', 'Who is covered'],
    [
      '中列の主戦者が守護で後列をかばっている。《紙の射手》を狙えるだろうか？',
      '中排的主戰者以守護保護後排：打得到《紙弓手》嗎？',
      'The main fighter in the middle row guards the row behind it: can you reach Paper Archer?',
    ],
    battle(
      { middle: ['tiger-captain'] },
      { middle: ['iron-abbot'], back: ['paper-archer'], myth: ['star-keeper'] },
      {
        cards: { 'iron-abbot': { main: 1 } },
      },
    ),
    ['attack tiger-captain > iron-abbot'],
  ),
  position(
    'SH-8.8',
    ['優先度', '優先級', 'Priority'],
    [
      '守護1の《鉄壁の方丈》が、守護を持たない前衛をかばう。攻撃できるのは方丈だけ。',
      '守護1的《鐵壁方丈》保護著沒有守護的前衛：只能攻擊方丈。',
      'Iron Abbot, with Guard 1, covers the plain front beside it: only the abbot can be attacked.',
    ],
    battle({ middle: ['tiger-captain', 'river-lancer'] }, { front: ['clay-guard', 'iron-abbot'] }),
    ['attack tiger-captain > iron-abbot'],
  ),
  position(
    'SH-8.9',
    ['隠れた者は守れない', '隱身者無法保護', 'Hidden, and no wall'],
    [
      '《霧隠れ》で隠れた前衛は攻撃されないが、誰も守らない。後列の《雷鼓の打ち手》を狙おう。',
      '因《霧隱》而隱身的前衛不會被攻擊，卻也保護不了任何人：攻擊後排的《雷鼓手》吧。',
      'A front hidden by Veil cannot be attacked, and it protects nobody: shoot Thunder Drummer in the back row.',
    ],
    main(
      { back: ['crossbow-corps'] },
      { hand: ['hidden-in-mist'], front: ['gate-lion'], back: ['thunder-drummer'] },
      {
        active: 'B',
        first: [{ do: 'use', card: 'hidden-in-mist', target: 'gate-lion' }, { do: 'battle' }, { do: 'end' }],
      },
    ),
    ['battle', 'attack crossbow-corps > thunder-drummer'],
  ),
  position(
    'SH-9.1',
    ['最後の1点', '最後一點', 'The last point'],
    [
      '相手の神力は1。邪魔な前衛を倒してから、神を攻撃しよう。',
      '對手神力剩1點：先打倒前衛，再攻擊神明。',
      'Your opponent has 1 power left: bring the front down, then strike the deity.',
    ],
    battle({ middle: ['tiger-captain', 'ink-blade'] }, { front: ['clay-guard'], power: 1 }),
    ['attack tiger-captain > clay-guard', 'strike ink-blade'],
  ),
];
