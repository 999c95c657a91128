import { position } from '@taisen/positions/write';
import { battle } from '../table.ts';

export const underdogs = [
  position(
    'MS-10.1',
    ['1体少ない', '少一隻', 'One fewer'],
    [
      '1体対2体。攻撃力1200が+10%で1320になり、HP1300の相手を倒せる。',
      '一對二：攻擊力1200 +10%成為1320，足以打倒HP1300的對手。',
      'One against two: your 1200 attack becomes 1320, enough for 1300 HP.',
    ],
    battle(
      { monsters: ['kiln-smith'] },
      { monsters: ['bell-priest', 'ember-mote'] },
      { cards: { 'bell-priest': { damage: 200 } } },
    ),
    ['attack kiln-smith > bell-priest'],
  ),
  position(
    'MS-10.2',
    ['2体少ない', '少兩隻', 'Two fewer'],
    [
      '1体対3体。攻撃力+25%、受けるダメージ−20%。1200が1500になる。',
      '一對三：攻擊力+25%，受到的傷害−20%，1200變成1500。',
      'One against three: +25% attack and 20% less damage, so 1200 becomes 1500.',
    ],
    battle({ monsters: ['kiln-smith'] }, { monsters: ['bell-priest', 'ember-mote', 'drop-sprite'] }),
    ['attack kiln-smith > bell-priest'],
  ),
  position(
    'MS-10.3',
    ['3体以上少ない', '少三隻以上', 'Three or more fewer'],
    [
      '1体対4体。攻撃力+40%、受けるダメージ−30%。1200が1680になる。',
      '一對四：攻擊力+40%，受到的傷害−30%，1200變成1680。',
      'One against four: +40% attack and 30% less damage, so 1200 becomes 1680.',
    ],
    battle({ monsters: ['kiln-smith'] }, { monsters: ['pearl-healer', 'ember-mote', 'drop-sprite', 'gloom-mite'] }),
    ['attack kiln-smith > pearl-healer'],
  ),
  position(
    'MS-10.4',
    ['相手が少ない時', '對手較少時', 'When the others are fewer'],
    [
      '相手は1体だけ。攻撃は10%軽減され、反撃は10%強くなる。計算して攻撃しよう。',
      '對手只有一隻：你的攻擊傷害−10%，對方反擊+10%。算清楚再攻擊。',
      'Your opponent is one short: your blows do 10% less and theirs come back 10% harder. Count before you attack.',
    ],
    battle({ monsters: ['torch-runner', 'blaze-hound'] }, { monsters: ['ash-wolf'] }),
    ['attack blaze-hound > ash-wolf'],
  ),
];
