import { expect } from 'vitest';
import { clause, now, powers, table } from '../rule-cards.ts';

const field = { front: ['front'], middle: ['middle'], back: ['back'] };
const other = { front: ['thorn'], middle: ['guard-1'], back: ['fox-fire'] };
const attacks = (side: 'domain' | 'extension', domain: string) => {
  const t = table({ A: { ...field, [side]: [domain] }, B: other });
  return ['front', 'middle', 'back', 'thorn', 'guard-1', 'fox-fire'].map((label) => now(t, label)['attack']);
};

clause('bamboo-sea', 'a', 'strengthens the middle row of your field', () =>
  expect(attacks('domain', 'bamboo-sea')).toEqual([2, 4, 5, 2, 2, 3]),
);
clause('bamboo-sea', 'b', "weakens the middle row of the opponent's field", () =>
  expect(attacks('extension', 'bamboo-sea')).toEqual([2, 3, 5, 2, 1, 3]),
);

clause('eagle-cliff', 'a', 'gives your back row Snipe', () => {
  const t = table({
    step: 'battle',
    A: { front: ['front'], back: ['back'], domain: ['eagle-cliff'] },
    B: { front: ['giant'], back: ['fox-fire'] },
  });
  t.asks('A', 'battle', ['attack front > giant', 'attack back > giant', 'attack back > fox-fire', 'end']);
});
clause('eagle-cliff', 'b', 'deals 2 damage to an opposing character in the back row when your turn begins', () => {
  const t = table({
    step: 'ready',
    A: { extension: ['eagle-cliff'] },
    B: { middle: ['wisp'], back: ['back', 'thunder-drummer'] },
  });
  t.asks('A', 'choose', ['pick back', 'pick thunder-drummer']).does('pick thunder-drummer');
  expect([t.card('thunder-drummer').damage, t.card('back').damage]).toEqual([2, 0]);
  const none = table({ step: 'ready', A: { extension: ['eagle-cliff'] }, B: { middle: ['wisp'] } });
  none.asks('A', 'main', ['end']);
});

clause('plain-of-banners', 'a', 'gives your characters +1 attack this turn when the main fighter moves', () => {
  const t = table({ A: { ...field, domain: ['plain-of-banners'] }, B: other, main: ['front'] });
  const now3 = () => ['front', 'middle', 'back', 'thorn'].map((label) => now(t, label)['attack']);
  expect(now3()).toEqual([2, 3, 5, 2]);
  t.does('battle', 'move-back front');
  expect(now3()).toEqual([3, 4, 6, 2]);
  t.does('end');
  expect(now3()).toEqual([2, 3, 5, 2]);
});
clause('plain-of-banners', 'b', 'the opposing main fighter cannot move', () => {
  const t = table({ step: 'battle', A: field, B: { extension: ['plain-of-banners'] }, main: ['front'] });
  t.asks('A', 'battle', ['strike front', 'strike middle', 'strike back', 'end']);
  t.refuses('A', { do: 'move-back', card: t.id('front') }, 'text');
});

clause('mist-marsh', 'a', 'gives your back row Veil', () => {
  const t = table({ A: { ...field, domain: ['mist-marsh'] } });
  expect(['front', 'middle', 'back'].map((label) => now(t, label)['keywords'])).toEqual([
    undefined,
    undefined,
    { veil: 1 },
  ]);
});
clause('mist-marsh', 'b', 'weakens all opposing characters', () =>
  expect(attacks('extension', 'mist-marsh')).toEqual([2, 3, 5, 1, 1, 2]),
);

const wounded = (side: 'domain' | 'extension') =>
  table({
    A: { front: ['front'], [side]: ['still-lake'] },
    B: { front: ['thorn'] },
    set: (_s, card) => {
      for (const label of ['front', 'thorn']) card(label).damage = 2;
    },
  });

clause('still-lake', 'a', 'removes 1 damage at the end of your turn', () => {
  const t = wounded('domain').does('battle', 'end');
  expect(['front', 'thorn'].map((label) => t.card(label).damage)).toEqual([1, 2]);
});
clause('still-lake', 'b', "deals 1 damage at the end of the opponent's turn", () => {
  const t = wounded('extension').does('battle', 'end', 'battle', 'end');
  expect(['front', 'thorn'].map((label) => t.card(label).damage)).toEqual([2, 3]);
});

const died = {
  set: (_s: object, card: (label: string) => { deaths: number }) => void Object.assign(card('middle'), { deaths: 1 }),
};
clause('ghost-market', 'a', 'draws 2 when you summon a character that has died', () => {
  const t = table({ A: { hand: ['middle', 'wisp'], domain: ['ghost-market'] }, ...died });
  t.does('summon wisp');
  expect(t.zone('A', 'hand')).toHaveLength(1);
  t.does('summon middle');
  expect(t.zone('A', 'hand')).toHaveLength(2);
});
clause('ghost-market', 'b', 'opposing characters that have died do not attack in the turn of their summon', () => {
  const t = table({ A: { hand: ['middle', 'wisp'] }, B: { extension: ['ghost-market'] }, ...died });
  t.does('summon middle', 'summon wisp', 'battle').asks('A', 'battle', ['strike wisp', 'end']);
  t.refuses('A', { do: 'strike', card: t.id('middle') }, 'text');
  t.does('end', 'end', 'battle').asks('A', 'battle', ['strike middle', 'strike wisp', 'end']);
});

clause('stone-forest', 'a', 'gives your front characters 1 more Armor', () => {
  const t = table({ A: { ...field, front: ['tortoise-elder'], domain: ['stone-forest'] } });
  expect([now(t, 'tortoise-elder')['keywords'], now(t, 'middle')['keywords']]).toEqual([{ armor: 2 }, undefined]);
});
clause('stone-forest', 'b', 'takes 1 health from all opposing characters, at once', () => {
  const t = table({
    A: { hand: ['stone-forest'], domain: ['stone-forest'], domains: 1 },
    B: { front: ['front'], middle: ['wisp'] },
  });
  t.does('extend stone-forest');
  expect([now(t, 'front')['health'], t.zone('B', 'discard'), t.card('wisp').deaths]).toEqual([5, ['wisp'], 1]);
});

clause('burning-moor', 'a', 'gives your main fighter 1 more Reap', () => {
  const t = table({
    step: 'battle',
    A: { middle: ['middle', 'soul-hunter'], domain: ['burning-moor'] },
    B: { middle: ['wisp', 'wisp'] },
    main: ['soul-hunter'],
  });
  // 2 by Reap, 1 by its other clause; the other character takes nothing.
  t.does('attack soul-hunter > wisp');
  expect(powers(t)).toEqual([100, 97]);
  t.does('attack middle > wisp#2');
  expect(powers(t)).toEqual([100, 97]);
});
clause('burning-moor', 'a', 'Reap takes effect with the kill, before the effects that the kill triggers', () => {
  const t = table({
    step: 'battle',
    A: { middle: ['middle'], domain: ['burning-moor'], power: 1 },
    B: { front: ['grave-sentinel'], power: 1 },
    main: ['middle'],
    set: (_s, card) => Object.assign(card('grave-sentinel'), { damage: 1 }),
  });
  // The sentinel's effect would take A's last power.
  t.does('attack middle > grave-sentinel').ends('A', 'SH-9.1');
  expect(powers(t)).toEqual([1, 0]);
});
clause('burning-moor', 'b', "takes 3 power at the end of the opponent's turn", () => {
  const t = table({ A: { extension: ['burning-moor'] } }).does('end');
  expect(powers(t)).toEqual([100, 100]);
  t.does('end');
  expect(powers(t)).toEqual([100, 97]);
});

const road = (side: 'domain' | 'extension', domain: string, hand: readonly string[]) => {
  const t = table({ A: { hand, [side]: [domain] }, B: { hand } });
  return hand.flatMap((label) => [now(t, label)['cost'], now(t, `${label}#2`)['cost']]);
};
clause('sacred-road', 'a', 'makes your miracles cost 1 less', () =>
  expect(road('domain', 'sacred-road', ['bolt', 'front'])).toEqual([2, 3, 2, 2]),
);
clause('sacred-road', 'b', "makes the opponent's miracles cost 1 more", () =>
  expect(road('extension', 'sacred-road', ['bolt', 'front'])).toEqual([3, 4, 2, 2]),
);
clause('hall-of-forges', 'a', 'makes your lasting miracles cost 1 less', () =>
  expect(road('domain', 'hall-of-forges', ['banner', 'omen'])).toEqual([1, 2, 2, 2]),
);
clause('star-terrace', 'b', "makes the opponent's special miracles cost 2 more", () =>
  expect(road('extension', 'star-terrace', ['banner', 'omen'])).toEqual([2, 2, 2, 4]),
);

clause('hall-of-forges', 'b', 'damages opposing lasting miracles when your turn begins', () => {
  const t = table({ step: 'ready', A: { extension: ['hall-of-forges'] }, B: { miracles: ['relic', 'vow'] } });
  expect([t.card('relic').damage, t.card('vow').damage]).toEqual([2, 0]);
});

clause('star-terrace', 'a', 'may return your special miracles to your hand after they fired', () => {
  const fired = () =>
    table({
      step: 'ready',
      A: { domain: ['star-terrace'], miracles: ['omen'] },
      set: (_s, card) => Object.assign(card('omen'), { countdown: 1 }),
    });
  const t = fired().asks('A', 'may', ['yes', 'no']).does('yes');
  expect([powers(t), t.zone('A', 'hand').includes('omen'), t.zone('A', 'discard')]).toEqual([[100, 93], true, []]);
  expect(fired().does('no').zone('A', 'discard')).toEqual(['omen']);
});

clause('altar-of-calling', 'a', 'gives characters that you summon +1 attack this turn', () => {
  const t = table({ A: { hand: ['front'], domain: ['altar-of-calling'] } });
  t.does('summon front');
  expect(now(t, 'front')['attack']).toBe(3);
  t.does('battle', 'end');
  expect(now(t, 'front')['attack']).toBe(2);
});
clause('altar-of-calling', 'b', 'deals 2 damage to characters that the opponent summons', () => {
  const t = table({ A: { hand: ['front'] }, B: { extension: ['altar-of-calling'] } });
  t.does('summon front');
  expect(t.card('front').damage).toBe(2);
});

clause('arena-of-oaths', 'a', 'lets your main fighter strike back', () => {
  const t = table({ A: { ...field, domain: ['arena-of-oaths'] }, main: ['front'] });
  expect([now(t, 'front')['keywords'], now(t, 'middle')['keywords']]).toEqual([{ counter: 1 }, undefined]);
});
clause('arena-of-oaths', 'b', 'takes 2 attack from the opposing main fighter', () => {
  const t = table({ A: { extension: ['arena-of-oaths'] }, B: other, main: ['guard-1'] });
  expect([now(t, 'guard-1')['attack'], now(t, 'fox-fire')['attack']]).toEqual([0, 3]);
});

clause('wailing-gorge', 'a', 'deals 1 damage to all opposing characters when yours is killed, on either field', () => {
  for (const side of ['domain', 'extension']) {
    const t = table({
      step: 'battle',
      A: { front: ['giant'], back: ['fox-fire'] },
      B: { front: ['front'], [side]: ['wailing-gorge'] },
    });
    t.does('attack giant > front');
    expect([t.card('giant').damage, t.card('fox-fire').damage]).toEqual([1, 1]);
  }
});
clause('wailing-gorge', 'b', 'deals 2 damage to all opposing characters when it is extended', () => {
  const t = table({
    A: { hand: ['wailing-gorge'], domain: ['wailing-gorge'], domains: 1 },
    B: { front: ['giant'], middle: ['wisp'] },
  });
  t.does('extend wailing-gorge');
  expect([t.card('giant').damage, t.zone('B', 'discard')]).toEqual([2, ['wisp']]);
});

clause('bridge-of-return', 'a', 'may return your killed characters to your hand', () => {
  const slain = () =>
    table({ step: 'battle', A: { front: ['giant'] }, B: { front: ['front'], domain: ['bridge-of-return'] } }).does(
      'attack giant > front',
    );
  const t = slain().asks('B', 'may', ['yes', 'no']).does('yes');
  expect([t.zone('B', 'hand').includes('front'), t.card('front').deaths]).toEqual([true, 1]);
  expect(slain().does('no').zone('B', 'discard')).toEqual(['front']);
});
clause('bridge-of-return', 'b', 'counts one more death for opposing characters', () => {
  const t = table({
    step: 'battle',
    A: { front: ['giant'], extension: ['bridge-of-return'] },
    B: { front: ['front'] },
  });
  t.does('attack giant > front');
  expect(t.card('front').deaths).toBe(2);
});

clause('realm-of-mirrors', 'a', 'lets you extend domains of any name', () => {
  const t = table({ A: { hand: ['meadow'], domain: ['realm-of-mirrors'], domains: 1 } });
  t.asks('A', 'main', ['deploy meadow', 'extend meadow', 'end']).does('extend meadow');
  expect(t.zone('A', 'extension')).toEqual(['meadow']);
});
clause('realm-of-mirrors', 'b', "your domain on the opponent's field also has its effects of your own field", () => {
  const t = table({
    A: { ...field, domain: ['realm-of-mirrors'], extension: ['bamboo-sea'] },
    B: other,
  });
  expect([now(t, 'middle')['attack'], now(t, 'guard-1')['attack']]).toEqual([4, 1]);
  // Triggers, too: the market draws for its player.
  const market = table({
    A: { hand: ['middle'], domain: ['realm-of-mirrors'], extension: ['ghost-market'] },
    ...died,
  });
  market.does('summon middle');
  expect(market.zone('A', 'hand')).toHaveLength(2);
});
