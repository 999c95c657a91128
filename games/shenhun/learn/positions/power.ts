import { position } from '@taisen/positions/write';
import { battle, main } from '../table.ts';

export const power = [
  position(
    'SH-1.2',
    ['神力は戻らない', '神力不回復', 'Power never comes back'],
    [
      'カードを使うたびに神力が減る。全部使うか、温存するか、決めよう。',
      '每用一張卡神力就減少：要全部用掉，還是保留？由你決定。',
      'Every card you use takes power that never returns: decide how much this turn is worth.',
    ],
    main({ hand: ['gate-lion', 'tiger-captain', 'scattered-scrolls'], power: 20 }, { front: ['clay-guard'] }),
    ['use scattered-scrolls'],
  ),
  position(
    'SH-1.3',
    ['神力が尽きる時', '神力歸零', 'Out of power'],
    [
      '相手の神力は5。場にキャラクターがいない今、《魂の租》で決着をつけよう。',
      '對手神力剩5點，場上又沒有角色：用《魂租》分出勝負。',
      'Your opponent has 5 power and no character: end it with Soul Tithe.',
    ],
    main({ hand: ['soul-tithe'] }, { power: 5 }),
    ['use soul-tithe'],
  ),
  position(
    'SH-1.4',
    ['1点は残す', '至少留1點', 'Keep one point'],
    [
      '神力は残り3。コスト3のカードは使えないが、コスト2なら使える。',
      '神力剩3點：消耗3的卡不能用，消耗2的可以。',
      'You have 3 power left: a card that costs 3 is out of reach, one that costs 2 is not.',
    ],
    main({ hand: ['gate-lion', 'bronze-bull'], power: 3 }, { middle: ['ink-blade'], power: 4 }),
    ['summon bronze-bull'],
  ),
  position(
    'SH-1.5',
    ['死の値段', '死亡的代價', 'The price of death'],
    [
      '《江上の槍手》は2回撃破されたので、コストは2ではなく6。それでも召喚する？',
      '《江上槍手》死過兩次，消耗從2變成6：還要召喚嗎？',
      'River Lancer has died twice and costs 6 instead of 2: is it still worth it?',
    ],
    main(
      { hand: ['river-lancer', 'crane-dancer'], power: 30 },
      { middle: ['ink-blade'] },
      {
        cards: { 'river-lancer': { deaths: 2 } },
      },
    ),
    ['summon river-lancer'],
  ),
  position(
    'SH-1.6',
    ['神蹟のコスト', '神蹟的消耗', 'The cost of a miracle'],
    [
      '《燼の雨》は何度使っても2点。相手のキャラクターを撃破しよう。',
      '《燼雨》不論何時都是2點：擊殺對手的角色吧。',
      'Ember Rain always costs 2, as printed: kill a character with it.',
    ],
    main({ hand: ['ember-rain'], middle: ['ink-blade'] }, { middle: ['river-lancer'] }),
    ['use ember-rain > river-lancer'],
  ),
  position(
    'SH-1.7',
    ['相手の場では2倍', '對手場地雙倍', 'Twice on the other side'],
    [
      '同じ《竹の海》でも、自分の場なら2点、相手の場に延伸すれば4点かかる。',
      '同樣的《竹海》，放己方場地2點，延伸到對手場地則是4點。',
      'The same Sea of Bamboo costs 2 on your own field and 4 when extended to the other.',
    ],
    main(
      { hand: ['bamboo-sea'], domain: ['bamboo-sea'], domains: 1, middle: ['river-lancer'] },
      { middle: ['ink-blade'] },
    ),
    ['extend bamboo-sea'],
  ),
  position(
    'SH-1.8',
    ['主戦者は無料', '主戰者免費', 'The main fighter is free'],
    [
      '最初のターン。主戦者はもう場にいて、神力は100のまま。続けて仲間を召喚しよう。',
      '第一回合：主戰者已在場上，神力仍是100。接著召喚同伴吧。',
      'Your first turn: the main fighter already stands and you still have 100 power. Summon a companion.',
    ],
    main(
      { front: ['gate-lion'], myth: ['peak-titan'] },
      { front: ['bronze-bull'], myth: ['peak-titan'] },
      {
        step: 'ready',
        turn: 2,
        state: { starter: 1 },
        cards: { 'gate-lion': { main: 1 }, 'bronze-bull': { main: 1 } },
      },
    ),
    ['summon river-lancer'],
  ),
  position(
    'SH-2.6',
    ['神話カードの力', '神話卡之力', 'The power of the myth'],
    [
      '神話カードは主戦者に攻撃力+1と体力+2を与える。《門の獅子》で攻撃しよう。',
      '神話卡讓主戰者攻擊力+1、生命+2：以《守門獅》攻擊吧。',
      'The myth card gives your main fighter +1 attack and +2 health: attack with Gate Lion.',
    ],
    battle(
      { front: ['gate-lion'], myth: ['peak-titan'] },
      { front: ['ink-blade', 'crane-dancer'] },
      {
        cards: { 'gate-lion': { main: 1 } },
      },
    ),
    ['attack gate-lion > ink-blade'],
  ),
  position(
    'SH-2.7',
    ['尽きないデッキ', '循環的牌組', 'The deck comes round'],
    [
      'デッキは残り1枚。《散り散りの巻物》で2枚引くと、捨て札が新しいデッキになる。',
      '牌組只剩1張：用《散卷》抽兩張，棄牌堆就會成為新的牌組。',
      'One card is left in your deck: draw two with Scattered Scrolls and the discard pile becomes a new one.',
    ],
    main({
      hand: ['scattered-scrolls'],
      deck: ['ink-blade'],
      discard: ['clay-guard', 'fox-fire', 'war-cry', 'gate-lion'],
    }),
    ['use scattered-scrolls'],
  ),
  position(
    'SH-2.8',
    ['場のカードは循環しない', '場上的卡不進循環', 'What stands stays'],
    [
      '《散り散りの巻物》で捨て札が新しいデッキになっても、場のキャラクターと神域はそのまま残る。',
      '用《散卷》讓棄牌堆成為新牌組：場上的角色與神域不受影響。',
      'Scattered Scrolls turns the discard pile into a new deck; your character and your domain stay where they are.',
    ],
    main({
      hand: ['scattered-scrolls'],
      deck: ['ink-blade'],
      discard: ['fox-fire', 'war-cry'],
      front: ['gate-lion'],
      domain: ['plain-of-banners'],
      domains: 1,
    }),
    ['use scattered-scrolls'],
  ),
  position(
    'SH-2.9',
    ['主戦者の帰還', '主戰者歸來', 'The main fighter returns'],
    [
      '撃破された主戦者が手札にある。2倍のコストで召喚すれば、神話カードも力を取り戻す。',
      '被擊殺的主戰者回到了手牌：以雙倍消耗再次召喚，神話卡就會恢復力量。',
      'Your killed main fighter is in your hand: summon it at twice the cost and its myth card wakes again.',
    ],
    main(
      { hand: ['gate-lion'], myth: ['peak-titan'] },
      { middle: ['ink-blade'] },
      {
        cards: { 'gate-lion': { main: 1, deaths: 1 } },
      },
    ),
    ['summon gate-lion'],
  ),
];
