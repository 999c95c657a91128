import { rulingsOf } from '@taisen/kernel';
import { rule } from '@taisen/testkit';
import { expect } from 'vitest';
import { templateGame } from '../../src/index.ts';
import { life, table } from '../table.ts';

const ready = templateGame.decks[0]?.cards ?? [];
const broken = (deck: readonly string[]) =>
  templateGame.checkDeck(deck, rulingsOf(templateGame, {})).map(({ rule: id }) => id);

rule('TG-1.1', 'exactly 20 cards that exist, at most 4 of a name', () => {
  expect(broken(ready)).toEqual([]);
  expect(broken(ready.slice(1))).toEqual(['TG-1.1']);
  expect(broken([...ready.slice(1), 'no-such-card'])).toEqual(['TG-1.1']);
  // A fifth copy in place of the last card.
  expect(broken(['river-guard', ...ready.slice(0, -1)])).toEqual(['TG-1.1']);
});

const fresh = (starter: number, rulings = {}) => {
  const deck = ['hill-ox', 'hill-ox', 'hill-ox', 'hill-ox', 'hill-ox', 'hill-ox'];
  return table({ step: 'start', turn: 0, A: { deck }, B: { deck }, rolls: ['keep', 'keep', starter], rulings });
};

rule('TG-1.2', 'who starts is rolled', () => {
  expect(fresh(0).decision.seat).toBe(0);
  expect(fresh(1).decision.seat).toBe(1);
});

rule('TG-1.3', 'four cards each, or as many as the table says', () => {
  const t = fresh(0);
  expect([t.zone('A', 'hand').length, t.zone('B', 'hand').length]).toEqual([4, 4]);
  const three = fresh(0, { openingHand: 3 });
  expect([three.zone('A', 'hand').length, three.zone('B', 'hand').length]).toEqual([3, 3]);
});

rule('TG-1.4', '15 life; who has none left loses', () => {
  expect(life(fresh(0))).toEqual([15, 15]);
  const t = table({ A: { line: ['hill-ox'] }, B: { life: 3 } })
    .does('direct hill-ox')
    .ends('A', 'TG-1.4');
  expect(life(t)).toEqual([15, 0]);
});

rule('TG-1.5', 'after the 30th turn of each, more life wins; equal is a draw', () => {
  const last = { turn: 60, active: 'B' } as const;
  table({ ...last, A: { life: 2 }, B: { life: 1 } })
    .does('end')
    .ends('A', 'TG-1.5');
  table({ ...last, A: { life: 2 }, B: { life: 3 } })
    .does('end')
    .ends('B', 'TG-1.5');
  table(last).does('end').ends(null, 'TG-1.5');
  expect(table({ turn: 59 }).does('end').match.result).toBeNull();
});
