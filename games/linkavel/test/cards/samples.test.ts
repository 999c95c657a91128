import { expect } from 'vitest';
import { clause, table } from '../table.ts';

clause('veil-piper', 'a', 'turns the fight around, once', () => {
  const t = table({ step: 'battle', A: { monsters: ['ember-whelp', 'moss-pup'] }, B: { monsters: ['veil-piper'] } });
  t.does('attack ember-whelp > veil-piper').asks('B', 'may', ['yes', 'no']).does('yes');
  expect(t.match.state.lp).toEqual([4600, 5000]);
  expect(t.zone('A', 'trash')).toEqual(['ember-whelp']);
  // LV-3.5: once a turn.
  t.does('attack moss-pup > veil-piper');
  expect(t.match.state.lp).toEqual([4600, 4650]);
});

clause('paper-ward', 'a', 'goes to the trash in place of a monster', () => {
  const t = table({
    step: 'battle',
    A: { monsters: ['kiln-hound'] },
    B: { monsters: ['ripple-fry'], magic: ['paper-ward'] },
  });
  t.does('attack kiln-hound > ripple-fry').asks('B', 'may', ['yes', 'no']).does('yes');
  expect(t.zone('B', 'monsters')).toEqual(['ripple-fry', null, null]);
  expect(t.zone('B', 'trash')).toEqual(['paper-ward']);
  expect(t.match.state.lp).toEqual([5000, 4200]);
});
