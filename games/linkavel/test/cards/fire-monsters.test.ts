import { expect, test } from 'vitest';
import { clause, powerOf, table } from '../table.ts';

clause('bonfire-fox', 'a', 'gains power for other Ember monsters of its own side only', () => {
  const t = table({ A: { monsters: ['bonfire-fox', 'ember-whelp', 'kiln-hound'] }, B: { monsters: ['ember-whelp'] } });
  expect(powerOf(t, 'bonfire-fox')).toBe(400);
  expect(powerOf(t, 'ember-whelp')).toBe(400);
  const alone = table({ A: { monsters: ['bonfire-fox', 'moss-pup'] }, B: { monsters: ['ember-whelp'] } });
  expect(powerOf(alone, 'bonfire-fox')).toBe(200);
});

clause('cinder-sprite', 'a', 'deals damage when it is summoned itself', () => {
  const t = table({ A: { hand: ['cinder-sprite'] } });
  t.does('summon cinder-sprite @0').asks('A', 'main1', ['battle', 'end']);
  expect(t.match.state.lp).toEqual([5000, 4800]);
  const other = table({ A: { hand: ['ember-whelp'], monsters: ['cinder-sprite'] } });
  other.does('summon ember-whelp @1');
  expect(other.match.state.lp).toEqual([5000, 5000]);
});

clause('kindling-mouse', 'a', 'strengthens an Ember monster when it is a cost', () => {
  const t = table({ A: { hand: ['kiln-hound'], monsters: ['kindling-mouse', 'ember-whelp', 'moss-pup'] } });
  t.does('summon kiln-hound [kindling-mouse] @0');
  t.asks('A', 'monster', ['pick ember-whelp', 'pick kiln-hound']).does('pick kiln-hound');
  expect(powerOf(t, 'kiln-hound')).toBe(800);
  expect(powerOf(t, 'ember-whelp')).toBe(400);
  t.does('end');
  expect(powerOf(t, 'kiln-hound')).toBe(600);
});

test('kindling-mouse a: does nothing without an Ember monster, or when it is destroyed in battle', () => {
  const t = table({ A: { hand: ['thicket-bear'], monsters: ['kindling-mouse'] } });
  t.does('summon thicket-bear [kindling-mouse] @0').asks('A', 'main1', ['battle', 'end']);
  expect(powerOf(t, 'thicket-bear')).toBe(600);
  const destroyed = table({
    step: 'battle',
    A: { monsters: ['kindling-mouse', 'ember-whelp'] },
    B: { monsters: ['monolith'] },
  });
  destroyed.does('attack kindling-mouse > monolith');
  destroyed.asks('A', 'battle', ['attack ember-whelp > monolith', 'main2']);
  expect(powerOf(destroyed, 'ember-whelp')).toBe(400);
});

clause('blaze-lancer', 'a', "gains power for every Ember monster in its player's trash", () => {
  const side = { monsters: ['blaze-lancer'], trash: ['ember-whelp', 'kiln-hound', 'cinder-bolt', 'moss-pup'] };
  const t = table({ step: 'battle', A: side, B: { monsters: ['reef-warden'], trash: ['ember-whelp'] } });
  t.does('attack blaze-lancer > reef-warden').asks('A', 'may', ['yes', 'no']).does('yes');
  expect(t.match.state.lp).toEqual([5000, 4900]);
  expect(powerOf(t, 'blaze-lancer')).toBe(600);
  t.does('end');
  expect(powerOf(t, 'blaze-lancer')).toBe(400);
  const held = table({ step: 'battle', A: side, B: { monsters: ['reef-warden'] } });
  held.does('attack blaze-lancer > reef-warden', 'no');
  expect(held.match.state.lp).toEqual([4900, 5000]);
});

clause('furnace-keeper', 'a', 'trashes another Ember monster, once a turn', () => {
  const t = table({ A: { monsters: ['furnace-keeper', 'ember-whelp', 'kiln-hound'] } });
  t.asks('A', 'main1', ['activate furnace-keeper (a)', 'battle', 'end']).does('activate furnace-keeper (a)');
  t.asks('A', 'monster', ['pick ember-whelp', 'pick kiln-hound']).does('pick ember-whelp');
  expect(t.zone('A', 'trash')).toEqual(['ember-whelp']);
  expect(t.match.state.lp).toEqual([5000, 4600]);
  t.asks('A', 'main1', ['battle', 'end']);
});

clause('furnace-keeper', 'a', 'can trash a monster that has attacked, but no other family', () => {
  const t = table({ step: 'battle', A: { monsters: ['furnace-keeper', 'ember-whelp'] } });
  t.does('direct ember-whelp');
  t.asks('A', 'battle', ['activate furnace-keeper (a)', 'direct furnace-keeper', 'main2']);
  t.does('activate furnace-keeper (a)');
  expect(t.match.state.lp).toEqual([5000, 4200]);
  const cold = table({ A: { monsters: ['furnace-keeper', 'moss-pup'] }, B: { monsters: ['ember-whelp'] } });
  cold.asks('A', 'main1', ['battle', 'end']);
});

clause('twin-flame-tiger', 'a', 'attacks twice beside another Ember monster', () => {
  const t = table({ step: 'battle', A: { monsters: ['twin-flame-tiger', 'ember-whelp'] } });
  t.does('direct twin-flame-tiger');
  t.asks('A', 'battle', ['direct ember-whelp', 'direct twin-flame-tiger', 'main2']).does('direct twin-flame-tiger');
  t.asks('A', 'battle', ['direct ember-whelp', 'main2']);
  expect(t.match.state.lp).toEqual([5000, 3400]);
  const alone = table({ step: 'battle', A: { monsters: ['twin-flame-tiger', 'moss-pup'] } });
  alone.does('direct twin-flame-tiger').asks('A', 'battle', ['direct moss-pup', 'main2']);
});

clause('caldera-titan', 'a', 'attacks again after winning a battle, once a turn', () => {
  const t = table({
    step: 'battle',
    A: { monsters: ['caldera-titan'] },
    B: { monsters: ['ripple-fry', 'moss-pup', 'reef-warden'] },
  });
  t.does('attack caldera-titan > ripple-fry');
  t.asks('A', 'battle', ['attack caldera-titan > moss-pup', 'attack caldera-titan > reef-warden', 'main2']);
  t.does('attack caldera-titan > moss-pup').asks('A', 'main2', ['end']);
  expect(t.match.state.lp).toEqual([5000, 3200]);
});

clause('caldera-titan', 'a', 'gains nothing from a direct attack or from defending', () => {
  const direct = table({ step: 'battle', A: { monsters: ['caldera-titan'] } });
  direct.does('direct caldera-titan').asks('A', 'main2', ['end']);
  const defending = table({ step: 'battle', A: { monsters: ['ember-whelp'] }, B: { monsters: ['caldera-titan'] } });
  defending.does('attack ember-whelp > caldera-titan');
  expect(defending.match.state.effects).toEqual([]);
  const t = table({ step: 'battle', A: { monsters: ['caldera-titan'] }, B: { monsters: ['moss-pup'] } });
  t.does('attack caldera-titan > moss-pup').asks('A', 'battle', ['direct caldera-titan', 'main2']);
});

clause('pyre-wyrm', 'a', 'destroys every small opposing monster', () => {
  const t = table({
    A: { hand: ['pyre-wyrm'], monsters: ['maelstrom-whale', 'moss-pup'] },
    B: { monsters: ['reef-warden', 'bark-titan', 'ember-whelp'] },
  });
  t.does('summon pyre-wyrm [maelstrom-whale] @0').asks('A', 'main1', ['battle', 'end']);
  expect(t.zone('B', 'monsters')).toEqual([null, 'bark-titan', null]);
  expect(t.zone('A', 'monsters')).toEqual(['pyre-wyrm', 'moss-pup', null]);
  expect(t.match.state.lp).toEqual([5000, 5000]);
});

clause('pyre-wyrm', 'b', 'strengthens the other Ember monsters of its side', () => {
  const t = table({ A: { monsters: ['pyre-wyrm', 'ember-whelp', 'moss-pup'] }, B: { monsters: ['kiln-hound'] } });
  expect(powerOf(t, 'ember-whelp')).toBe(600);
  expect(powerOf(t, 'pyre-wyrm')).toBe(1900);
  expect(powerOf(t, 'moss-pup')).toBe(300);
  expect(powerOf(t, 'kiln-hound')).toBe(600);
});
