import { rule } from '@taisen/testkit';
import { expect } from 'vitest';
import { active, offers, table } from '../table.ts';

rule('MS-4.1', 'with too few active tokens a card cannot be used, and no token is rested', () => {
  const t = table({ A: { hand: ['expensive-spell', 'giant', 'camp', 'moon'], tokens: 4, rested: 3 } });
  t.asks('A', 'main', ['field camp', 'end']);
  t.refuses('A', { do: 'use', card: t.id('expensive-spell') }, 'MS-4.1');
  t.refuses('A', { do: 'summon', card: t.id('giant') }, 'MS-4.1');
  t.refuses('A', { do: 'phase', card: t.id('moon') }, 'MS-4.1');
  expect(active(t)).toEqual([1, 5]);
  const none = table({ A: { hand: ['camp'], tokens: 0 } });
  none.refuses('A', { do: 'field', card: none.id('camp') }, 'MS-4.1');
});

rule('MS-4.2', 'only active tokens pay: not cards in the hand or charged tokens', () => {
  const t = table({ A: { hand: ['giant', 'mark', 'mark'], monsters: ['dummy'], tokens: 1 }, sp: { dummy: 1 } });
  expect(offers(t, 'A', 'summon')).toEqual(['summon mark', 'summon mark#2']);
  t.refuses('A', { do: 'summon', card: t.id('giant'), cards: [t.id('mark')] }, 'MS-4.1');
});

rule('MS-4.3', 'a player has at most ten tokens; charged tokens do not count', () => {
  const full = table({ step: 'turn', A: { tokens: 10, monsters: ['dummy'] } });
  expect(full.match.state.tokens[0]).toBe(10);
  full.does('pass', 'charge-sp > dummy');
  expect(full.match.state.tokens[0]).toBe(9);
  expect(full.card('dummy').sp).toBe(1);
  full.does('end', 'pass', 'end');
  expect(full.match.state.tokens[0]).toBe(10);
});
