import { rule } from '@taisen/testkit';
import { expect } from 'vitest';
import { now, powers, type Spec, table } from '../rule-cards.ts';

/** A has deployed a domain before. */
const later = (spec: Spec) => table({ ...spec, A: { domains: 1, ...spec.A } });

rule('SH-7.1', 'one domain a turn', () => {
  const t = table({ A: { hand: ['meadow', 'desert', 'meadow'] } });
  t.does('deploy meadow').asks('A', 'main', ['end']);
  t.refuses('A', { do: 'deploy', card: t.id('desert') }, 'SH-7.1');
  t.refuses('A', { do: 'extend', card: t.id('meadow#2') }, 'SH-7.1');
});

rule('SH-7.2', "a player's first domain of the game goes to that player's own field", () => {
  const t = table({ A: { hand: ['meadow'] } });
  t.asks('A', 'main', ['deploy meadow', 'end']).refuses('A', { do: 'extend', card: t.id('meadow') }, 'SH-7.2');
});

rule('SH-7.3', "later domains may go to the opponent's field at double cost", () => {
  const t = later({ A: { hand: ['meadow'], domain: ['meadow'], front: ['front'] } });
  t.asks('A', 'main', ['deploy meadow', 'extend meadow', 'battle']).does('extend meadow');
  expect(powers(t)).toEqual([94, 100]);
  expect([t.zone('A', 'domain'), t.zone('A', 'extension')]).toEqual([['meadow#2'], ['meadow']]);
  // A still controls the domain.
  expect([t.card('meadow').controller, now(t, 'front')['attack']]).toEqual([0, 4]);
});

rule('SH-7.3', 'a new domain in a slot discards the old one, on either field', () => {
  const t = later({ A: { hand: ['desert'], domain: ['meadow'] } });
  t.does('deploy desert');
  expect([t.zone('A', 'domain'), t.zone('A', 'discard')]).toEqual([['desert'], ['meadow']]);
  const u = later({ A: { hand: ['meadow'], domain: ['meadow'], extension: ['desert'] } });
  u.does('extend meadow');
  expect([u.zone('A', 'extension'), u.zone('A', 'discard')]).toEqual([['meadow'], ['desert']]);
});

rule('SH-7.3', 'each field has two slots', () => {
  const t = later({ A: { hand: ['meadow'] }, B: { domain: ['desert'], extension: ['desert'] } });
  t.does('deploy meadow');
  expect([t.zone('A', 'domain'), t.zone('B', 'domain'), t.zone('B', 'extension')]).toEqual([
    ['meadow'],
    ['desert'],
    ['desert#2'],
  ]);
});

rule('SH-7.4', 'a player with an opposing domain on their field cannot extend', () => {
  const t = later({ A: { hand: ['meadow'], domain: ['meadow'] }, B: { domain: ['desert'], extension: ['desert'] } });
  t.asks('A', 'main', ['deploy meadow', 'end']).refuses('A', { do: 'extend', card: t.id('meadow') }, 'SH-7.4');
});

rule('SH-7.3', 'ruling: both players share the one slot of a field', () => {
  const shared = { rulings: { domainSlots: 'shared' } };
  const t = later({
    A: { hand: ['meadow'], domain: ['meadow'], extension: ['desert'] },
    B: { domain: ['desert'] },
    ...shared,
  });
  t.does('extend meadow');
  expect([t.zone('A', 'extension'), t.zone('A', 'discard')]).toEqual([['meadow'], ['desert']]);
  expect([t.zone('B', 'domain'), t.zone('B', 'discard')]).toEqual([[null], ['desert#2']]);
  const u = later({ A: { hand: ['meadow'] }, B: { extension: ['desert'] }, ...shared });
  u.does('deploy meadow');
  expect([u.zone('A', 'domain'), u.zone('B', 'extension'), u.zone('B', 'discard')]).toEqual([
    ['meadow'],
    [null],
    ['desert'],
  ]);
});

rule('SH-7.4', 'rulings: an opposing domain prevents every domain, or nothing', () => {
  const spec = { A: { hand: ['meadow'], domain: ['meadow'] }, B: { domain: ['desert'], extension: ['desert'] } };
  const all = later({ ...spec, rulings: { enemyDomain: 'all' } });
  all.asks('A', 'main', ['end']).refuses('A', { do: 'deploy', card: all.id('meadow') }, 'SH-7.4');
  const nothing = later({ ...spec, rulings: { enemyDomain: 'nothing' } });
  nothing.asks('A', 'main', ['deploy meadow', 'extend meadow', 'end']);
});

rule('SH-7.5', "extending needs a domain with the same name on the player's own field", () => {
  const t = later({ A: { hand: ['meadow', 'desert'], domain: ['meadow'] } });
  t.asks('A', 'main', ['deploy meadow', 'extend meadow', 'deploy desert', 'end']);
  t.refuses('A', { do: 'extend', card: t.id('desert') }, 'SH-7.5');
  const bare = later({ A: { hand: ['meadow'] } });
  bare.asks('A', 'main', ['deploy meadow', 'end']).refuses('A', { do: 'extend', card: bare.id('meadow') }, 'SH-7.5');
  const house = later({ A: { hand: ['meadow'] }, rulings: { extendSameName: false } });
  house.asks('A', 'main', ['deploy meadow', 'extend meadow', 'end']);
});

rule('SH-7.6', 'only a character with the ability can attack a domain', () => {
  const t = table({
    step: 'battle',
    A: { middle: ['middle', 'ram'] },
    B: { domain: ['desert'], extension: ['meadow'], front: ['giant'] },
  });
  t.asks('A', 'battle', [
    'attack middle > giant',
    'attack ram > giant',
    'attack ram > desert',
    'attack ram > meadow',
    'end',
  ]);
  t.refuses('A', { do: 'attack', card: t.id('middle'), target: t.id('desert') }, 'SH-7.6');
  t.does('attack ram > meadow');
  expect(now(t, 'meadow')).toEqual({ health: 4, damage: 3 });
  t.does('end', 'battle', 'end', 'battle', 'attack ram > meadow');
  expect([t.zone('B', 'extension'), t.zone('B', 'discard').at(0)]).toEqual([[null], 'meadow']);
});
