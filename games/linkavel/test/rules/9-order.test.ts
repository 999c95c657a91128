import { rule } from '@taisen/testkit';
import { expect } from 'vitest';
import { ruleTable } from '../rule-cards.ts';
import { table } from '../table.ts';

rule('LV-9.1', 'the player chooses the order of several own effects at the same timing', () => {
  const t = ruleTable({ A: { hand: ['storm'], monsters: ['martyr', 'martyr', 'martyr'] } });
  t.does('use storm').asks('A', 'order', ['resolve martyr (a)', 'resolve martyr#2 (a)', 'resolve martyr#3 (a)']);
  t.does('resolve martyr#3 (a)').asks('A', 'order', ['resolve martyr (a)', 'resolve martyr#2 (a)']);
  t.does('resolve martyr (a)');
  expect(t.match.state.lp).toEqual([5300, 5000]);
});

rule('LV-9.2', "with effects of both players, the turn player's resolve first, then the opponent's", () => {
  const t = ruleTable({
    A: { hand: ['storm'], monsters: ['martyr', 'martyr'] },
    B: { monsters: ['martyr', 'martyr'] },
  });
  t.does('use storm').asks('A', 'order', ['resolve martyr (a)', 'resolve martyr#2 (a)']).does('resolve martyr (a)');
  expect(t.match.state.lp).toEqual([5200, 5000]);
  t.asks('B', 'order', ['resolve martyr#3 (a)', 'resolve martyr#4 (a)']).does('resolve martyr#4 (a)');
  expect(t.match.state.lp).toEqual([5200, 5200]);
});

rule('LV-9.2', 'effects that start while another resolves wait and form the next group', () => {
  // Two effects start together. The summon of the first triggers a greeter, whose effect waits for the second.
  const t = ruleTable({ A: { hand: ['storm'], monsters: ['caller', 'martyr'], trash: ['greeter'] } });
  t.does('use storm')
    .asks('A', 'order', ['resolve caller (a)', 'resolve martyr (a)'])
    .does('resolve caller (a)', 'place @0');
  expect(t.match.state.lp).toEqual([5100, 4900]);
  const log = t.match.recorder?.events[2].filter(({ type }) => type === 'resolves').map(({ card }) => card?.card);
  expect(log).toEqual(['storm', 'caller', 'martyr', 'greeter']);
});

rule('LV-9.1', 'effects keep their order when a refresh has shuffled their cards into the deck', () => {
  const t = table({
    A: {
      hand: ['wildfire-night'],
      monsters: ['drift-jelly', 'drift-jelly', 'drift-jelly'],
      deck: [],
      trash: new Array<string>(8).fill('ember-whelp'),
    },
    rolls: ['keep'],
  });
  t.does('use wildfire-night', 'resolve drift-jelly (a)', 'pick ember-whelp#7');
  t.asks('A', 'order', ['resolve drift-jelly (a)', 'resolve drift-jelly (a)']);
});

rule('LV-9.2', 'the second half of an effect runs although its card was shuffled into the deck', () => {
  const t = table({
    A: {
      hand: ['borrowed-leash', 'last-provisions'],
      lp: 4000,
      deck: [],
      trash: new Array<string>(6).fill('ember-whelp'),
    },
    B: { monsters: ['moss-pup'] },
    rolls: ['keep'],
  });
  t.does('use borrowed-leash', 'place @0', 'use last-provisions', 'end').B('place @2');
  expect(t.card('moss-pup').controller).toBe(1);
});
