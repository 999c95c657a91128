import { expect } from 'vitest';
import { clause, now, powers, table } from '../rule-cards.ts';

clause('ember-rain', 'a', 'deals 3 damage to an opposing character', () => {
  const t = table({ A: { hand: ['ember-rain'], front: ['thorn'] }, B: { front: ['front'], back: ['back'] } });
  t.asks('A', 'main', ['use ember-rain > front', 'use ember-rain > back', 'battle']).does('use ember-rain > front');
  expect([t.card('front').damage, powers(t)]).toEqual([3, [98, 100]]);
});

clause('thunder-edict', 'a', 'deals 7 damage, and what exceeds the health to another character', () => {
  const B = { front: ['giant', 'front'], back: ['back'] };
  const t = table({ A: { hand: ['thunder-edict'] }, B });
  t.does('use thunder-edict > back').asks('A', 'choose', ['pick giant', 'pick front']).does('pick giant');
  expect([t.zone('B', 'discard'), t.card('giant').damage, t.card('front').damage]).toEqual([['back'], 5, 0]);
  const whole = table({ A: { hand: ['thunder-edict'] }, B }).does('use thunder-edict > giant');
  expect([whole.card('giant').damage, whole.zone('B', 'discard')]).toEqual([7, []]);
});

clause('flood-of-ink', 'a', 'deals 6 damage to every character in the row of the chosen one, on both fields', () => {
  const t = table({
    A: { hand: ['flood-of-ink'], front: ['thorn'], middle: ['middle'] },
    B: { front: ['giant', 'front'], back: ['back'] },
  });
  t.asks('A', 'main', ['use flood-of-ink > giant', 'use flood-of-ink > front', 'use flood-of-ink > back', 'battle']);
  t.does('use flood-of-ink > giant');
  expect(['giant', 'back', 'middle'].map((label) => t.card(label).damage)).toEqual([6, 0, 0]);
  expect([t.zone('B', 'discard'), t.zone('A', 'discard').sort()]).toEqual([['front'], ['flood-of-ink', 'thorn']]);
  const none = table({ A: { hand: ['flood-of-ink'] } });
  none.asks('A', 'main', ['end']).refuses('A', { do: 'use', card: none.id('flood-of-ink') }, 'text');
});

clause('mending-stroke', 'a', 'removes 3 damage from one of your characters', () => {
  const t = table({
    A: { hand: ['mending-stroke'], front: ['front', 'thorn'] },
    set: (_s, card) => Object.assign(card('front'), { damage: 5 }),
  });
  t.asks('A', 'main', ['use mending-stroke > front', 'battle']).does('use mending-stroke > front');
  expect(t.card('front').damage).toBe(2);
});

clause('war-cry', 'a', 'gives +3 attack this turn', () => {
  const t = table({ A: { hand: ['war-cry'], front: ['front'] } });
  t.does('use war-cry > front');
  expect(now(t, 'front')['attack']).toBe(5);
  t.does('battle', 'end', 'end');
  expect(now(t, 'front')['attack']).toBe(2);
});

clause('iron-scripture', 'a', 'gives +3 health for as long as the character stays', () => {
  const t = table({ A: { hand: ['iron-scripture'], front: ['front'] } });
  t.does('use iron-scripture > front', 'battle', 'end', 'end');
  expect(now(t, 'front')['health']).toBe(9);
});

clause('scattered-scrolls', 'a', 'draws 2', () => {
  const t = table({ A: { hand: ['scattered-scrolls'] } });
  t.does('use scattered-scrolls');
  expect(t.zone('A', 'hand')).toHaveLength(2);
});

clause('call-the-fallen', 'a', 'returns a character from the discard pile', () => {
  const t = table({ A: { hand: ['call-the-fallen'], discard: ['front', 'insight', 'giant'] } });
  t.asks('A', 'main', ['use call-the-fallen > front', 'use call-the-fallen > giant', 'end']);
  t.does('use call-the-fallen > giant');
  expect(t.zone('A', 'hand')).toEqual(['giant']);
});

clause('broken-seal', 'a', 'breaks a miracle of the opponent, also a special one', () => {
  const t = table({ A: { hand: ['broken-seal'], miracles: ['banner'] }, B: { miracles: ['relic', 'vow'] } });
  t.asks('A', 'main', ['use broken-seal > relic', 'use broken-seal > vow', 'end']).does('use broken-seal > vow');
  expect([t.zone('B', 'miracles'), t.zone('B', 'discard')]).toEqual([['relic'], ['vow']]);
});

const bounds = () =>
  table({ A: { hand: ['rent-bounds'], domain: ['desert'] }, B: { domain: ['meadow'], extension: ['meadow'] } });

clause('rent-bounds', 'a', 'breaks a domain of the opponent on either field', () => {
  const t = bounds();
  t.asks('A', 'main', ['use rent-bounds > meadow', 'use rent-bounds > meadow#2', 'end']);
  t.does('use rent-bounds > meadow#2');
  expect([t.zone('B', 'domain'), t.zone('B', 'extension'), t.zone('A', 'domain')]).toEqual([
    ['meadow'],
    [null],
    ['desert'],
  ]);
});

clause('rent-bounds', 'b', 'and draws a card', () => {
  const t = bounds().does('use rent-bounds > meadow');
  expect(t.zone('A', 'hand')).toEqual(['filler']);
});

clause('soul-tithe', 'a', 'takes 5 power while the opponent has no characters', () => {
  const t = table({ A: { hand: ['soul-tithe'] } });
  t.does('use soul-tithe');
  expect(powers(t)).toEqual([98, 95]);
  const u = table({ A: { hand: ['soul-tithe'] }, B: { front: ['front'] } });
  u.asks('A', 'main', ['end']).refuses('A', { do: 'use', card: u.id('soul-tithe') }, 'text');
});

clause('forced-march', 'a', 'lets a character attack once more', () => {
  const t = table({ A: { hand: ['forced-march'], front: ['front'] } });
  t.does('use forced-march > front', 'battle', 'strike front', 'strike front');
  expect([powers(t), t.match.state.active]).toEqual([[98, 98], 1]);
});

clause('hidden-in-mist', 'a', "gives a character Veil through the opponent's turn", () => {
  const t = table({ A: { hand: ['hidden-in-mist'], middle: ['middle'], back: ['back'] }, B: { front: ['giant'] } });
  t.does('use hidden-in-mist > back', 'battle', 'end', 'battle');
  t.asks('B', 'battle', ['attack giant > middle', 'end']).does('end', 'battle', 'end', 'battle');
  t.asks('B', 'battle', ['attack giant > middle', 'attack giant > back', 'end']);
});

clause('guardian-decree', 'a', "gives Guard 3 and Armor 2 through the opponent's turn", () => {
  const t = table({ A: { hand: ['guardian-decree'], front: ['front', 'iron-abbot'] }, B: { front: ['giant'] } });
  t.does('use guardian-decree > front');
  expect(now(t, 'front')['keywords']).toEqual({ guard: 3, armor: 2 });
  t.does('battle', 'end', 'battle').asks('B', 'battle', ['attack giant > front', 'end']);
  t.does('end');
  expect(now(t, 'front')['keywords']).toBeUndefined();
});

clause('gate-of-exile', 'a', "returns a character to its owner's hand without a death", () => {
  const t = table({ A: { hand: ['gate-of-exile'] }, B: { front: ['front'], back: ['back'] } });
  t.does('use gate-of-exile > front');
  expect([t.zone('B', 'hand'), t.zone('B', 'front'), t.card('front').deaths]).toEqual([['front'], [], 0]);
});

clause('heavy-levy', 'a', "makes all the opponent's cards cost 1 more for a turn", () => {
  const t = table({ A: { hand: ['heavy-levy', 'wisp'] }, B: { hand: ['wisp', 'bolt', 'meadow'] } });
  t.does('use heavy-levy');
  const costs = () => ['wisp', 'wisp#2', 'bolt', 'meadow'].map((label) => now(t, label)['cost']);
  expect(costs()).toEqual([1, 2, 4, 4]);
  t.does('end', 'deploy meadow');
  expect(powers(t)).toEqual([98, 96]);
  t.does('end');
  expect(now(t, 'wisp#2')['cost']).toBe(1);
});

clause('soul-exchange', 'a', 'kills your own character and deals its attack to an opposing character', () => {
  const t = table({ A: { hand: ['soul-exchange'], back: ['back', 'fox-fire'] }, B: { front: ['giant', 'front'] } });
  t.asks('A', 'main', ['use soul-exchange > back', 'use soul-exchange > fox-fire', 'battle']);
  t.does('use soul-exchange > back').asks('A', 'choose', ['pick giant', 'pick front']).does('pick giant');
  expect([t.card('back').deaths, t.card('giant').damage]).toEqual([1, 5]);
  const none = table({ A: { hand: ['soul-exchange'], back: ['back'] } });
  none.asks('A', 'main', ['battle']);
});

clause('heavens-reckoning', 'a', 'takes 1 power for each visible death, at most 10', () => {
  const counted = (deaths: number) =>
    table({
      A: { hand: ['heavens-reckoning'] },
      B: { front: ['front'], discard: ['back'], hand: ['middle'] },
      set: (_s, card) => {
        card('front').deaths = 1;
        card('back').deaths = deaths;
        card('middle').deaths = 50;
      },
    }).does('use heavens-reckoning');
  expect(powers(counted(2))).toEqual([96, 97]);
  expect(powers(counted(20))).toEqual([96, 90]);
});
