import { expect, test } from 'vitest';
import { clause, table } from '../table.ts';

clause('lamplighters-round', 'a', 'heals', () => {
  const t = table({ A: { hand: ['lamplighters-round'], monsters: ['ember-whelp'] } });
  t.does('use lamplighters-round');
  expect(t.match.state.lp).toEqual([5600, 5000]);
  expect(t.zone('A', 'trash')).toEqual(['lamplighters-round']);
  expect(t.zone('A', 'hand')).toEqual([]);
});

clause('lamplighters-round', 'b', 'draws if its player has a Choir monster', () => {
  const t = table({ A: { hand: ['lamplighters-round'], monsters: ['lamp-moth'] }, B: { monsters: ['gloom-rat'] } });
  t.does('use lamplighters-round');
  expect(t.zone('A', 'hand')).toEqual(['cairn-imp']);
});

test('lamplighters-round b: does not draw for a Choir monster of the opponent', () => {
  const t = table({ A: { hand: ['lamplighters-round'] }, B: { monsters: ['lamp-moth'] } });
  t.does('use lamplighters-round');
  expect(t.zone('A', 'hand')).toEqual([]);
});

clause('relight', 'a', 'summons a small Choir monster from the trash', () => {
  const t = table({
    A: {
      hand: ['relight'],
      monsters: ['ember-whelp', 'moss-pup'],
      trash: ['lamp-moth', 'hush-keeper', 'gloom-rat', 'dawn-cantor'],
    },
  });
  t.does('use relight').asks('A', 'trash', ['pick lamp-moth', 'pick hush-keeper']).does('pick hush-keeper');
  expect(t.zone('A', 'monsters')).toEqual(['ember-whelp', 'moss-pup', 'hush-keeper']);
  expect(t.zone('A', 'trash')).toEqual(['relight', 'lamp-moth', 'gloom-rat', 'dawn-cantor']);
});

clause('relight', 'a', 'cannot be used without a monster to summon or a free zone', () => {
  const none = table({ A: { hand: ['relight'], trash: ['gloom-rat', 'dawn-cantor', 'relight'] } });
  none.asks('A', 'main1', ['battle', 'end']);
  const full = table({
    A: { hand: ['relight'], monsters: ['ember-whelp', 'moss-pup', 'gloom-rat'], trash: ['lamp-moth'] },
  });
  full.refuses('A', { do: 'use', card: full.id('relight') }, 'text');
  const t = table({ A: { hand: ['relight'], monsters: ['ember-whelp', 'moss-pup'], trash: ['lamp-moth'] } });
  t.does('use relight');
  expect(t.zone('A', 'monsters')).toEqual(['ember-whelp', 'moss-pup', 'lamp-moth']);
});
