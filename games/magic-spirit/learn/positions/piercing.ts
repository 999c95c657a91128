import { position } from '@taisen/positions/write';
import { battle } from '../table.ts';

export const piercing = [
  position(
    'MS-11.1',
    ['貫通', '貫穿', 'Piercing'],
    [
      '攻撃力2100でHP600を破壊しよう。余った1500の半分、750がライフに届く。',
      '以攻擊力2100破壞HP600：溢出的1500有一半，也就是750，會扣除生命值。',
      'Destroy 600 HP with 2100 attack: half of the 1500 left over, 750, reaches the player.',
    ],
    battle({ monsters: ['gray-inquisitor'] }, { monsters: ['brook-otter'], life: 750 }),
    ['attack gray-inquisitor > brook-otter'],
  ),
  position(
    'MS-11.2',
    ['破壊に耐える', '抵抗破壞', 'It will not fall'],
    [
      '《誓いの団長》は一度だけHP1で耐え、貫通も起こらない。2体で攻撃しよう。',
      '《誓約團長》能以HP1撐住一次，也不會貫穿：用兩隻攻擊吧。',
      'Captain of the Oath stays at 1 HP once, and nothing pierces: attack with both of yours.',
    ],
    battle(
      { monsters: ['wildfire-wyrm', 'ash-wolf'] },
      { monsters: ['oath-captain'] },
      { cards: { 'oath-captain': { damage: 1500 } } },
    ),
    ['attack wildfire-wyrm > oath-captain', 'attack ash-wolf > oath-captain'],
  ),
];
