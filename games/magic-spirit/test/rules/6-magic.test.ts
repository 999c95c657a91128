import { viewOf } from '@taisen/kernel';
import { rule, type Side } from '@taisen/testkit';
import { expect, test } from 'vitest';
import { CHEAPEST_SETSUNA } from '../../src/chain.ts';
import { type MsCardDef, magicSpirit } from '../../src/index.ts';
import { active, hp, life, offers, table } from '../table.ts';

rule('MS-6.1', 'magic takes effect at once and goes to the graveyard', () => {
  const t = table({ A: { hand: ['fire-spell', 'rise', 'giant'], graveyard: ['dummy', 'mark'] } });
  t.does('use fire-spell');
  expect([life(t), t.zone('A', 'graveyard')]).toEqual([
    [6000, 5900],
    ['fire-spell', 'dummy', 'mark'],
  ]);
  // While it takes effect it is not in the graveyard yet.
  t.does('use rise').asks('A', 'grave', ['pick dummy', 'pick mark']);
  expect(t.zone('A', 'casting')).toEqual(['rise']);
  t.does('pick mark');
  expect([t.zone('A', 'casting'), t.zone('A', 'graveyard')]).toEqual([[], ['rise', 'fire-spell', 'dummy']]);
  t.refuses('A', { do: 'use', card: t.id('giant') }, 'MS-6.1');
});

test('MS-6.1 a magic that would do nothing is not offered, and is refused by its text', () => {
  const t = table({ A: { hand: ['rise', 'mark'] } });
  t.asks('A', 'main', ['summon mark', 'end']).refuses('A', { do: 'use', card: t.id('rise') }, 'text');
});

rule('MS-6.2', "a setsuna costs its cost in the player's own main phase, one token more in the opponent's turn", () => {
  const own = table({ A: { hand: ['quick-cure', 'mark'] } }).does('use quick-cure');
  expect([active(own), life(own)]).toEqual([
    [4, 5],
    [6100, 6000],
  ]);
  const t = table({ A: { monsters: ['dummy'] }, B: { hand: ['quick-cure', 'fire-spell'] } }).does('battle');
  t.asks('B', 'chain', ['setsuna quick-cure', 'pass']).refuses(
    'B',
    { do: 'setsuna', card: t.id('fire-spell') },
    'MS-6.2',
  );
  t.does('setsuna quick-cure');
  expect([active(t), life(t)]).toEqual([
    [5, 3],
    [6000, 6100],
  ]);
  // Two tokens for a card of cost 1: with one token the player is not asked.
  const poor = table({ A: { monsters: ['dummy'] }, B: { hand: ['quick-cure'], tokens: 1 } });
  poor.does('battle').asks('A', 'battle', ['direct dummy', 'end']);
  own.refuses('A', { do: 'setsuna', card: own.id('mark') }, 'MS-6.2');
});

rule(
  'MS-6.2',
  "by the ruling ownTurnSetsuna it costs the extra token in one's own turn too, or cannot be used there",
  () => {
    const own = (ownTurnSetsuna: string, tokens = 5) =>
      table({ A: { hand: ['quick-cure', 'fire-spell'], tokens }, rulings: { ownTurnSetsuna } });
    expect(active(own('plain').does('use quick-cure'))).toEqual([4, 5]);
    expect(active(own('extra').does('use quick-cure'))).toEqual([3, 5]);
    const poor = own('extra', 1).asks('A', 'main', ['use fire-spell', 'end']);
    poor.refuses('A', { do: 'use', card: poor.id('quick-cure') }, 'MS-4.1');
    const never = own('never').asks('A', 'main', ['use fire-spell', 'end']);
    never.refuses('A', { do: 'use', card: never.id('quick-cure') }, 'MS-6.2');
  },
);

rule(
  'MS-6.1',
  'a card of several parts can be used when any part can; a price must be payable and is no reason',
  () => {
    const usable = (card: string, A: Side = {}, B: Side = {}) =>
      offers(table({ A: { hand: [card], tokens: 9, ...A }, B }), 'A', 'use').length === 1;
    for (const card of ['clear-water', 'bubble-veil', 'backdraft', 'vampire-kiss'])
      expect([card, usable(card)]).toEqual([card, true]);
    // An empty deck: the life is gained.
    expect(usable('ocean-memory', { deck: [] })).toBe(true);
    // Only the price could be paid, or not even that.
    expect(usable('dark-bargain', { deck: [] })).toBe(false);
    expect(usable('dark-bargain')).toBe(true);
    expect(usable('dark-offering', {}, { monsters: ['cheap'] })).toBe(false);
    expect(usable('dark-offering', { monsters: ['mark'] })).toBe(false);
    expect(usable('dark-offering', { monsters: ['mark'] }, { monsters: ['cheap'] })).toBe(true);
  },
);

rule('MS-6.1', 'the same with skills of several parts', () => {
  const usable = (card: string, A: Side = {}) =>
    offers(table({ A: { monsters: [card], ...A }, sp: { [card]: 2 } }), 'A', `skill ${card} (advanced)`).length;
  expect(['star-cantor', 'nameless-dragon', 'storm-frame', 'chrono-sovereign'].map((card) => usable(card))).toEqual([
    1, 1, 1, 1,
  ]);
  expect(usable('nameless-dragon', { deck: [] })).toBe(0);
});

rule('MS-6.3', 'the first chain point: the opponent goes from main to battle', () => {
  const t = table({ A: { monsters: ['dummy'] }, B: { monsters: ['mark'], hand: ['quick-hit'] } });
  t.does('battle').asks('B', 'chain', ['setsuna quick-hit', 'pass']).does('setsuna quick-hit');
  expect(hp(t, 'dummy')).toBe(4400);
  t.asks('A', 'battle', ['attack dummy > mark', 'end']);
  // Ending the turn without a battle is not a chain point.
  table({ A: { monsters: ['dummy'] }, B: { hand: ['quick-hit'] } })
    .does('end')
    .asks('B', 'more', ['draw', 'pass']);
});

rule('MS-6.4', "the second chain point: an opponent's monster declares an attack", () => {
  const t = table({
    A: { monsters: ['dummy', 'giant'] },
    B: { monsters: ['mark', 'mark'], hand: ['quick-hit', 'quick-hit'] },
  });
  t.does('battle', 'pass', 'attack dummy > mark').asks('B', 'chain', [
    'setsuna quick-hit',
    'setsuna quick-hit#2',
    'pass',
  ]);
  t.does('setsuna quick-hit', 'pick dummy');
  expect([hp(t, 'dummy'), hp(t, 'mark')]).toEqual([5000 - 600 - 300, 4000]);
  // Each attack is a chain point.
  t.does('attack giant > mark').asks('B', 'chain', ['setsuna quick-hit#2', 'pass']);
});

rule(
  'MS-6.5',
  'after the effect the attack continues; if the target is gone the attacking player chooses another or gives up',
  () => {
    const spec = { A: { monsters: ['dummy'] }, B: { monsters: ['cheap', 'mark'], hand: ['quick-offer'] } };
    const t = table(spec).does('battle', 'pass', 'attack dummy > cheap', 'setsuna quick-offer', 'pick cheap');
    t.asks('A', 'retarget', ['attack dummy > mark', 'give-up']).does('attack dummy > mark');
    expect([hp(t, 'mark'), hp(t, 'dummy')]).toEqual([4000, 4700]);
    const up = table(spec).does(
      'battle',
      'pass',
      'attack dummy > cheap',
      'setsuna quick-offer',
      'pick cheap',
      'give-up',
    );
    expect([hp(up, 'mark'), hp(up, 'dummy')]).toEqual([5000, 5000]);
    // The attack counts as made.
    up.asks('B', 'more', ['draw', 'pass']);
  },
);

rule('MS-6.5', 'without monsters left the attack may become direct; a new monster prevents a direct attack', () => {
  const t = table({ A: { monsters: ['dummy'] }, B: { monsters: ['cheap'], hand: ['quick-offer'] } });
  t.does('battle', 'pass', 'attack dummy > cheap', 'setsuna quick-offer');
  t.asks('A', 'retarget', ['direct dummy', 'give-up']).does('direct dummy');
  expect(life(t)).toEqual([6000, 5000]);
  const blocked = table({ A: { monsters: ['dummy'] }, B: { graveyard: ['mark'], hand: ['quick-rise'] } });
  blocked.does('battle', 'pass', 'direct dummy', 'setsuna quick-rise');
  blocked.asks('A', 'retarget', ['attack dummy > mark', 'give-up']).does('attack dummy > mark');
  expect([life(blocked), hp(blocked, 'mark')]).toEqual([[6000, 6000], 4000]);
});

rule('MS-6.5', 'without a legal target the attack is over, and there is no decision', () => {
  const t = table({
    A: { monsters: ['dummy', 'giant'] },
    B: { monsters: ['cheap', 'mark'], hand: ['quick-offer'] },
    set: (s, card) => {
      const { id, def } = card('mark');
      s.effects.push({ kind: 'hidden', card: id, def, ability: 'use', seat: 1, target: id, amount: 0, until: 99 });
    },
  });
  t.does('battle', 'pass', 'attack dummy > cheap', 'setsuna quick-offer', 'pick cheap');
  expect([hp(t, 'mark'), hp(t, 'dummy'), life(t)]).toEqual([5000, 5000, [6000, 6000]]);
  t.asks('B', 'more', ['draw', 'pass']);
});

rule('MS-6.5', 'an attacker that is destroyed at the chain point does not attack', () => {
  const t = table({ A: { monsters: ['dummy'] }, B: { monsters: ['mark'], hand: ['quick-slay'] } });
  t.does('battle', 'pass', 'attack dummy > mark', 'setsuna quick-slay');
  expect([hp(t, 'mark'), t.zone('A', 'graveyard')]).toEqual([5000, ['dummy']]);
});

rule('MS-6.6', 'one card at each chain point', () => {
  const t = table({ A: { monsters: ['dummy'] }, B: { hand: ['quick-cure', 'quick-cure'], tokens: 9 } });
  t.does('battle', 'setsuna quick-cure').asks('A', 'battle', ['direct dummy', 'end']);
});

rule('MS-6.7', 'a setsuna cannot be answered with a setsuna', () => {
  const t = table({ A: { monsters: ['dummy'], hand: ['quick-cure'] }, B: { hand: ['quick-cure'] } });
  t.does('battle', 'setsuna quick-cure#2').asks('A', 'battle', ['direct dummy', 'end']);
  // A setsuna in the player's own turn is not a chain point either.
  const own = table({ A: { hand: ['quick-cure'] }, B: { hand: ['quick-cure'] } }).does('use quick-cure');
  own.asks('A', 'main', ['end']);
});

rule('MS-6.8', 'whether a player is asked does not reveal the cards in the hand', () => {
  const asked = (hand: readonly string[], tokens: number) => {
    const t = table({ A: { monsters: ['dummy'] }, B: { hand, tokens } }).does('battle');
    return { kind: t.decision.kind, seen: JSON.stringify(viewOf(t.match, 0).pending) };
  };
  // With and without a setsuna: the same decision, and byte for byte the same view.
  expect(asked(['quick-cure'], 2)).toEqual(asked(['mark'], 2));
  expect(asked(['mark'], 2).kind).toBe('chain');
  // Not asked when both players can see that no setsuna can be used.
  expect(asked([], 2).kind).toBe('battle');
  expect(asked(['quick-cure'], 1).kind).toBe('battle');
  const t = table({ A: { monsters: ['dummy'] }, B: { hand: ['mark'] } });
  t.does('battle').asks('B', 'chain', ['pass']).does('pass', 'direct dummy').asks('B', 'chain', ['pass']);
});

test('MS-6.8 no setsuna of the pool costs less than CHEAPEST_SETSUNA', () => {
  const setsuna = (magicSpirit.cards as readonly MsCardDef[]).filter((card) => card.setsuna);
  expect(Math.min(...setsuna.map(({ cost }) => cost))).toBe(CHEAPEST_SETSUNA);
  expect(setsuna).toHaveLength(20);
});

test('MS-6.8 if setsuna cost more, a player needs more tokens to be asked', () => {
  const t = table({ A: { monsters: ['eclipse-judge'] }, B: { hand: ['quick-cure'], tokens: 2 } });
  t.does('battle').asks('A', 'battle', ['direct eclipse-judge', 'end']);
  const rich = table({ A: { monsters: ['eclipse-judge'] }, B: { hand: ['quick-cure'], tokens: 3 } });
  rich.does('battle').asks('B', 'chain', ['setsuna quick-cure', 'pass']);
  expect(offers(rich, 'B', 'setsuna')).toEqual(['setsuna quick-cure']);
});
