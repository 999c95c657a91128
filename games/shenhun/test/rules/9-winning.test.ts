import { rule } from '@taisen/testkit';
import { table } from '../rule-cards.ts';

rule('SH-9.1', "a player wins when the opponent's power is 0, by an attack or an effect", () => {
  table({ step: 'battle', A: { middle: ['wisp'] }, B: { power: 1 } })
    .does('strike wisp')
    .ends('A', 'SH-9.1');
  table({ A: { hand: ['doom'] }, B: { power: 5 } })
    .does('use doom')
    .ends('A', 'SH-9.1');
});
