import { expect, test } from 'vitest';
import { clause, now, powers, table } from '../rule-cards.ts';

clause('tortoise-elder', 'a', 'takes 1 less damage from an attack, but never less than 1', () => {
  const t = table({
    step: 'battle',
    A: { middle: ['middle'], front: ['clay-guard'] },
    B: { front: ['tortoise-elder'] },
  });
  t.does('attack middle > tortoise-elder');
  expect(t.card('tortoise-elder').damage).toBe(2);
  t.does('attack clay-guard > tortoise-elder');
  expect(t.card('tortoise-elder').damage).toBe(3);
});

clause('tortoise-elder', 'a', 'does not reduce damage by effects', () => {
  const t = table({ A: { hand: ['bolt'] }, B: { front: ['tortoise-elder'] } });
  expect(now(t, 'tortoise-elder')['keywords']).toEqual({ armor: 1 });
  t.does('use bolt > tortoise-elder');
  expect(t.card('tortoise-elder').damage).toBe(2);
});

clause('thorn-monk', 'a', 'strikes back at an attacker', () => {
  const t = table({ step: 'battle', A: { front: ['front'] }, B: { front: ['thorn-monk'] } });
  t.does('attack front > thorn-monk');
  expect([t.card('front').damage, t.card('thorn-monk').damage]).toEqual([2, 2]);
});

clause('iron-abbot', 'a', 'protects other front characters, too', () => {
  const t = table({
    step: 'battle',
    A: { middle: ['middle'] },
    B: { front: ['iron-abbot', 'front'], middle: ['wisp'] },
  });
  t.asks('A', 'battle', ['attack middle > iron-abbot', 'end']);
});

clause('wall-giant', 'a', 'guards with a higher priority than the abbot', () => {
  const t = table({ step: 'battle', A: { middle: ['middle'] }, B: { front: ['iron-abbot', 'wall-giant'] } });
  t.asks('A', 'battle', ['attack middle > wall-giant', 'end']);
});

clause('wall-giant', 'b', 'takes 1 less damage', () => {
  const t = table({ step: 'battle', A: { middle: ['middle'] }, B: { front: ['wall-giant'] } });
  t.does('attack middle > wall-giant');
  expect(t.card('wall-giant').damage).toBe(2);
});

for (const card of ['breach-monk', 'bounds-walker', 'siege-mage']) {
  clause(card, 'a', 'can attack domains on either field', () => {
    const row = card === 'siege-mage' ? 'back' : 'middle';
    const t = table({
      step: 'battle',
      A: { [row]: [card], front: ['front'] },
      B: { domain: ['meadow'], extension: ['desert'], front: ['giant'] },
    });
    expect(t.offered('A')).toEqual(
      [
        `attack ${card} > desert`,
        `attack ${card} > giant`,
        `attack ${card} > meadow`,
        'attack front > giant',
        'end',
      ].sort(),
    );
  });
}

clause('twin-sabers', 'a', 'attacks twice a turn', () => {
  const t = table({ step: 'battle', A: { middle: ['twin-sabers'] } });
  t.does('strike twin-sabers').asks('A', 'battle', ['strike twin-sabers', 'end']).does('strike twin-sabers');
  expect([powers(t), t.match.state.active]).toEqual([[100, 98], 1]);
});

clause('soul-hunter', 'a', 'takes 2 power for a kill, and nothing for damage', () => {
  const t = table({
    step: 'battle',
    A: { middle: ['soul-hunter'], back: ['back'] },
    B: { middle: ['middle', 'guard-1'] },
  });
  t.does('attack soul-hunter > guard-1');
  expect(powers(t)).toEqual([100, 100]);
  const u = table({
    step: 'battle',
    A: { middle: ['soul-hunter'], back: ['back'] },
    B: { middle: ['middle', 'wisp'] },
  });
  u.does('attack soul-hunter > middle', 'attack back > wisp');
  expect(powers(u)).toEqual([100, 98]);
});

for (const card of ['night-sniper', 'falling-star', 'sun-piercer']) {
  clause(card, 'a', 'can attack past the front row, but not past a guard', () => {
    const t = table({ step: 'battle', A: { back: [card, 'back'] }, B: { front: ['front'], middle: ['wisp'] } });
    t.asks('A', 'battle', [`attack ${card} > front`, `attack ${card} > wisp`, 'attack back > front', 'end']);
    const u = table({ step: 'battle', A: { back: [card] }, B: { front: ['iron-abbot'], middle: ['wisp'] } });
    u.asks('A', 'battle', [`attack ${card} > iron-abbot`, 'end']);
  });
}

clause('shadow-scribe', 'a', 'cannot be attacked while another character is on the field, even without a front', () => {
  const t = table({ step: 'battle', A: { middle: ['middle'] }, B: { middle: ['wisp'], back: ['shadow-scribe'] } });
  t.asks('A', 'battle', ['attack middle > wisp', 'end']);
  t.refuses('A', { do: 'attack', card: t.id('middle'), target: t.id('shadow-scribe') }, 'SH-8.7');
});

test('shadow-scribe a: can be attacked when it is alone, or only with other veiled characters', () => {
  const t = table({ step: 'battle', A: { middle: ['middle'] }, B: { back: ['shadow-scribe', 'shadow-scribe'] } });
  t.asks('A', 'battle', ['attack middle > shadow-scribe', 'attack middle > shadow-scribe#2', 'end']);
});

clause('mountain-king', 'a', 'guards with priority 3', () => {
  const t = table({ step: 'battle', A: { middle: ['middle'] }, B: { front: ['wall-giant', 'mountain-king'] } });
  t.asks('A', 'battle', ['attack middle > mountain-king', 'end']);
});
