import { rule } from '@taisen/testkit';
import { expect } from 'vitest';
import { ruleTable } from '../rule-cards.ts';
import { table } from '../table.ts';

const fight = (mine: string, theirs: string) =>
  table({ step: 'battle', A: { monsters: [mine] }, B: { monsters: [theirs] } });

rule('LV-7.1', 'the attacking player chooses one opposing monster', () => {
  const t = table({
    step: 'battle',
    A: { monsters: ['kiln-hound'] },
    B: { monsters: ['moss-pup', null, 'gloom-rat'] },
  });
  t.asks('A', 'battle', ['attack kiln-hound > moss-pup', 'attack kiln-hound > gloom-rat', 'main2']);
  t.refuses('A', { do: 'attack', card: t.id('moss-pup'), target: t.id('gloom-rat') }, 'LV-7.1');
  t.refuses('A', { do: 'attack', card: t.id('kiln-hound'), target: t.id('kiln-hound') }, 'LV-7.1');
});

rule('LV-7.2', 'attacker with higher power: the target is destroyed and its player takes the difference', () => {
  const t = fight('kiln-hound', 'moss-pup').does('attack kiln-hound > moss-pup');
  expect(t.match.state.lp).toEqual([5000, 4700]);
  expect(t.zone('B', 'trash')).toEqual(['moss-pup']);
  expect(t.zone('A', 'monsters')).toEqual(['kiln-hound', null, null]);
});

rule('LV-7.3', 'equal power: both are destroyed without damage, also at 0 power', () => {
  const t = fight('moss-pup', 'moss-pup').does('attack moss-pup > moss-pup#2');
  expect(t.match.state.lp).toEqual([5000, 5000]);
  expect([t.zone('A', 'trash'), t.zone('B', 'trash')]).toEqual([['moss-pup'], ['moss-pup#2']]);
  const zero = ruleTable({
    step: 'battle',
    A: { monsters: ['gloom-rat'], magic: ['blight'] },
    B: { monsters: ['moss-pup'], magic: ['blight'] },
  });
  zero.does('attack gloom-rat > moss-pup');
  expect([zero.zone('A', 'trash'), zero.zone('B', 'trash')]).toEqual([['gloom-rat'], ['moss-pup']]);
});

rule('LV-7.4', 'attacker with lower power: it is destroyed and its player takes the difference', () => {
  const t = fight('moss-pup', 'kiln-hound').does('attack moss-pup > kiln-hound');
  expect(t.match.state.lp).toEqual([4700, 5000]);
  expect(t.zone('A', 'trash')).toEqual(['moss-pup']);
});

rule('LV-7.5', 'a direct attack for its power, only without opposing monsters', () => {
  const t = table({ step: 'battle', A: { monsters: ['kiln-hound', 'ember-whelp'] }, B: { monsters: ['gloom-rat'] } });
  t.refuses('A', { do: 'direct', card: t.id('kiln-hound') }, 'LV-7.5');
  t.does('attack ember-whelp > gloom-rat')
    .asks('A', 'battle', ['direct kiln-hound', 'main2'])
    .does('direct kiln-hound');
  expect(t.match.state.lp).toEqual([5000, 5000 - 100 - 600]);
});

rule('LV-7.6', 'damage, then destruction, then triggers; damage that ends the game comes before triggers', () => {
  const t = ruleTable({ step: 'battle', A: { monsters: ['kiln-hound'] }, B: { monsters: ['martyr'], lp: 100 } });
  t.does('attack kiln-hound > martyr').ends('A', 'LV-1.1');
  expect(t.match.state.lp).toEqual([5000, 0]);
});

rule('LV-7.6', 'power is read when the battle is fought', () => {
  const t = ruleTable({ step: 'battle', A: { monsters: ['striker'] }, B: { monsters: ['moss-pup'] } });
  t.does('attack striker > moss-pup', 'yes');
  expect(t.match.state.lp).toEqual([5000, 4200]);
});

rule('LV-7.6', 'if one of the two has left the field, the attack is over and counts as used', () => {
  const t = ruleTable({ step: 'battle', A: { monsters: ['kiln-hound', 'moss-pup'] }, B: { monsters: ['trapper'] } });
  t.does('attack kiln-hound > trapper').asks('B', 'may', ['yes', 'no']).does('yes');
  expect(t.match.state.lp).toEqual([5000, 5000]);
  expect(t.zone('A', 'monsters')).toEqual([null, 'moss-pup', null]);
  t.asks('A', 'battle', ['attack moss-pup > trapper', 'main2']);
});
