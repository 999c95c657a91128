import { expect } from 'vitest';
import { clause, table } from '../table.ts';

clause('curtain-price', 'a', 'trades a Veil monster for an opposing monster', () => {
  const t = table({
    A: { hand: ['curtain-price'], monsters: ['gloom-rat', 'ember-whelp', 'veil-piper'] },
    B: { monsters: ['monolith', 'moss-pup'] },
  });
  t.does('use curtain-price').asks('A', 'monster', ['pick gloom-rat', 'pick veil-piper']).does('pick gloom-rat');
  t.asks('A', 'monster', ['pick monolith', 'pick moss-pup']).does('pick monolith');
  expect(t.zone('A', 'trash')).toEqual(['curtain-price', 'gloom-rat']);
  expect(t.zone('B', 'trash')).toEqual(['monolith']);
});

clause('curtain-price', 'a', 'cannot be used without a Veil monster or without an opposing monster', () => {
  const hand = ['curtain-price'];
  table({ A: { hand, monsters: ['ember-whelp'] }, B: { monsters: ['monolith'] } }).asks('A', 'main1', [
    'battle',
    'end',
  ]);
  table({ A: { hand, monsters: ['gloom-rat'] } }).asks('A', 'main1', ['battle', 'end']);
  const t = table({ A: { hand, monsters: ['gloom-rat'] }, B: { monsters: ['monolith'] } });
  t.does('use curtain-price');
  expect(t.zone('B', 'monsters')).toEqual([null, null, null]);
});

clause('whisper-behind', 'a', 'sends three cards of the deck to the trash', () => {
  const t = table({ A: { hand: ['whisper-behind'], deck: ['ember-whelp', 'moss-pup', 'lamp-moth', 'monolith'] } });
  t.does('use whisper-behind');
  expect(t.zone('A', 'trash')).toEqual(['whisper-behind', 'lamp-moth', 'moss-pup', 'ember-whelp']);
  expect(t.zone('A', 'deck')).toEqual(['monolith']);
  expect(t.zone('A', 'hand')).toEqual([]);
});

clause('whisper-behind', 'b', 'returns a Veil monster, even one just sent to the trash', () => {
  const t = table({
    A: {
      hand: ['whisper-behind'],
      trash: ['night-regent', 'curtain-price'],
      deck: ['gloom-rat', 'moss-pup', 'lamp-moth'],
    },
  });
  t.does('use whisper-behind').asks('A', 'trash', ['pick gloom-rat', 'pick night-regent']).does('pick night-regent');
  expect(t.zone('A', 'hand')).toEqual(['night-regent']);
});
