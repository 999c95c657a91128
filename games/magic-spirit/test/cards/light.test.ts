import { expect } from 'vitest';
import { battle, clause, hp, life, offers, statuses, table } from '../table.ts';
import { holds, row } from './case.ts';
import { guardian, riposte, soaring, steadfast } from './keywords.ts';

row(
  'squire-of-dawn',
  'destroyed',
  {
    asks: [['search', 'dawn-knight', 'shield-bearer', 'none']],
    A: { hand: ['dawn-knight'], deck: ['giant', 'shield-bearer'] },
  },
  {
    A: { deck: ['giant', 'dawn-knight', 'shield-bearer'] },
    rolls: [['giant', 'shield-bearer']],
  },
);
row('thread-novice', 'summoned', { A: { hand: ['mark#2'] } });
guardian('shield-bearer');
row(
  'shield-bearer',
  'basic',
  { asks: [['ally', 'giant', 'shield-bearer']], status: { giant: ['guarded'], 'shield-bearer': [] } },
  { A: { monsters: ['giant'] } },
);
soaring('dove-herald', 350);
row('dawn-knight', 'attacks', { hp: { dummy: 3800, 'dawn-knight': 1000 } }, { hurt: { 'dawn-knight': 500 } });
row('bell-priest', 'end', { life: [6200, 6000] });
row(
  'bell-priest',
  'basic',
  { status: { giant: ['strengthened 100'], 'bell-priest': [] } },
  {
    A: { monsters: ['giant'] },
    set: (s, card) => {
      const on = { card: 0, def: 0, ability: 'use', seat: 1 as const, amount: 0, until: 99 };
      s.effects.push(
        { ...on, kind: 'poisoned', target: card('giant').id, amount: 100 },
        { ...on, kind: 'strengthened', target: card('giant').id, amount: 100 },
        { ...on, kind: 'weakened', target: card('bell-priest').id, amount: 100 },
      );
    },
  },
);
riposte('mirror-maiden', 660);
clause('mirror-maiden', 'always', 'takes half damage from effects, but full damage in battle', () => {
  const t = table({ A: { hand: ['tremor'] }, B: { monsters: ['mirror-maiden'] } }).does('use tremor');
  expect(hp(t, 'mirror-maiden')).toBe(1500 - 250);
  const fight = battle({ A: { monsters: ['dummy'] }, B: { monsters: ['mirror-maiden'] } }).does(
    'attack dummy > mirror-maiden',
  );
  expect(hp(fight, 'mirror-maiden')).toBe(500);
});
soaring('gryphon-rider', 750);
holds(
  'star-cantor',
  'always',
  { attack: { 'star-cantor': 1500, giant: 2200, dummy: 1000 } },
  { A: { monsters: ['star-cantor', 'giant'] }, B: { monsters: ['dummy'] } },
);
row(
  'star-cantor',
  'advanced',
  { hp: { giant: 4600, 'star-cantor': 2000 }, A: { hand: ['mark#2'] } },
  { A: { monsters: ['giant'] }, hurt: { giant: 1000, 'star-cantor': 200 } },
);
clause('unicorn-sage', 'always', 'the other monsters cannot be chosen, but itself can', () => {
  const t = table({ A: { hand: ['quick-hit'] }, B: { monsters: ['unicorn-sage', 'dummy'] } }).does('use quick-hit');
  expect([hp(t, 'unicorn-sage'), hp(t, 'dummy')]).toEqual([2100, 5000]);
  const alone = table({ A: { hand: ['quick-hit'] }, B: { monsters: ['dummy'] } });
  expect(offers(alone, 'A', 'use')).toEqual(['use quick-hit']);
});
steadfast('oath-captain', 2700);
soaring('seraph-weaver', 1400);
row(
  'seraph-weaver',
  'summoned',
  {
    asks: [['grave', 'giant', 'kiln-smith']],
    A: { monsters: ['seraph-weaver', 'giant', null, null, null], graveyard: ['fireball', 'kiln-smith', 'blaze-hound'] },
  },
  { A: { graveyard: ['fireball', 'giant', 'kiln-smith', 'blaze-hound'] } },
);
row(
  'seraph-weaver',
  'basic',
  { status: { dummy: ['weakened 100'] } },
  {
    set: (s, card) => {
      const on = {
        card: 0,
        def: 0,
        ability: 'use',
        seat: 1 as const,
        target: card('dummy').id,
        amount: 100,
        until: 99,
      };
      s.effects.push(
        { ...on, kind: 'strengthened' },
        { ...on, kind: 'weakened' },
        { ...on, kind: 'guarded', amount: 0 },
      );
    },
  },
);
row(
  'seraph-weaver',
  'advanced',
  { status: { 'seraph-weaver': ['guarded'], giant: ['guarded'] } },
  { A: { monsters: ['giant'] } },
);
guardian('radiant-colossus');
clause('radiant-colossus', 'always', 'its own side takes 20% less in battle, the other side full damage', () => {
  const t = battle({ A: { monsters: ['odd', 'giant'] }, B: { monsters: ['radiant-colossus', 'dummy'] } });
  // 1111 × 0.8 = 888.8; the counter is 3400 × 0.3 = 1020.
  t.does('attack odd > radiant-colossus');
  expect([hp(t, 'radiant-colossus'), hp(t, 'odd')]).toEqual([4600 - 888, 3333 - 1020]);
});
// 3400 against 1 HP: 1699 pierce.
row('radiant-colossus', 'victory', { life: [6600, 4301] });
row(
  'radiant-colossus',
  'advanced',
  { asks: [['ally', 'giant', 'radiant-colossus']], status: { giant: ['invincible'] } },
  { A: { monsters: ['giant'] } },
);

row(
  'squire-of-dawn',
  'basic',
  {
    asks: [['ally', 'dawn-knight', 'shell-knight']],
    hp: { 'dawn-knight': 1600, 'shell-knight': 1500 },
    A: { graveyard: ['squire-of-dawn'] },
  },
  {
    A: { monsters: ['dawn-knight', 'shell-knight', 'giant'], deck: [] },
    hurt: { 'dawn-knight': 900, 'shell-knight': 100, giant: 50 },
  },
);
row(
  'thread-novice',
  'basic',
  { asks: [['sink', 'giant', 'odd']], A: { hand: ['cheap', 'odd'], deck: ['giant'] } },
  { A: { hand: ['giant', 'odd'], deck: ['cheap'] } },
);
row('dove-herald', 'basic', { life: [5300, 6000], A: { hand: ['mark#2'] } }, { A: { life: 5000 } });
clause('dove-herald', 'basic', 'only for a player who is behind', () => {
  const t = table({ A: { monsters: ['dove-herald'] }, sp: { 'dove-herald': 1 } });
  t.refuses('A', { do: 'skill', card: t.id('dove-herald'), ability: 'basic' }, 'text');
  const behind = table({ A: { monsters: ['dove-herald'], life: 100 }, sp: { 'dove-herald': 1 } }).does(
    'skill dove-herald (basic)',
  );
  expect(life(behind)).toEqual([400, 6000]);
});
row(
  'dawn-knight',
  'basic',
  { asks: [['foe', 'dummy', 'mark']], hp: { dummy: 4400 } },
  { A: { monsters: ['squire-of-dawn', 'giant'] } },
);
row(
  'mirror-maiden',
  'basic',
  {
    asks: [['foe', 'giant', 'blaze-hound']],
    attack: { 'mirror-maiden': 2000 },
    status: { 'mirror-maiden': ['strengthened 900'] },
  },
  { B: { monsters: ['giant', 'dummy', 'blaze-hound'] } },
);
clause('gryphon-rider', 'basic', 'its direct attack is not halved', () => {
  const t = table({
    A: { monsters: ['gryphon-rider'] },
    B: { monsters: ['mark'], field: ['camp'], tokens: 0 },
    sp: { 'gryphon-rider': 1 },
  });
  t.does('skill gryphon-rider (basic)', 'battle', 'direct gryphon-rider');
  expect(life(t)).toEqual([6000, 4500]);
});
clause('unicorn-sage', 'basic', 'recovers everything and loses harmful statuses', () => {
  const t = table({
    A: { monsters: ['unicorn-sage', 'giant', 'odd', 'cheap'] },
    sp: { 'unicorn-sage': 1 },
    hurt: { giant: 3000 },
    set: (s, card) => {
      for (const label of ['giant', 'odd']) {
        const { id, def } = card(label);
        s.effects.push({ kind: 'shocked', card: id, def, ability: 'use', seat: 1, target: id, amount: 0, until: 99 });
      }
    },
  });
  t.does('skill unicorn-sage (basic)').asks('A', 'ally', ['pick giant', 'pick odd']).does('pick giant');
  expect([hp(t, 'giant'), statuses(t, 'giant'), statuses(t, 'odd')]).toEqual([5000, [], ['shocked']]);
});
row(
  'oath-captain',
  'basic',
  { asks: [['foe', 'dummy', 'mark']], hp: { dummy: 4400 } },
  { A: { graveyard: ['dawn-knight', 'squire-of-dawn', 'giant'] } },
);
clause('scale-arbiter', 'summoned', 'the side with more monsters loses some of its choice', () => {
  const t = table({ A: { hand: ['scale-arbiter'], tokens: 9 }, B: { monsters: ['dummy', 'mark', 'giant'] } }).does(
    'summon scale-arbiter',
  );
  t.asks('B', 'fall', ['pick dummy', 'pick giant', 'pick mark']).does('pick giant');
  t.asks('B', 'fall', ['pick dummy', 'pick mark']).does('pick dummy');
  expect([t.zone('B', 'graveyard').sort(), t.zone('A', 'graveyard')]).toEqual([['dummy', 'giant'], []]);
  // It judges its own side, too.
  const own = table({
    A: { hand: ['scale-arbiter'], monsters: ['giant'], tokens: 9 },
    B: { monsters: ['dummy'] },
  }).does('summon scale-arbiter');
  own.asks('A', 'fall', ['pick giant', 'pick scale-arbiter']).does('pick giant');
  expect(own.zone('A', 'graveyard')).toEqual(['giant']);
});
row(
  'scale-arbiter',
  'basic',
  { A: { hand: ['mark#3', 'mark#2', 'odd'] } },
  { A: { hand: ['odd'] }, B: { hand: ['odd', 'zero', 'cheap', 'giant'] } },
);
guardian('last-candle');
clause('last-candle', 'always', 'nothing harms it while its player has 1500 life or less', () => {
  const hit = (mine: number) => {
    const t = table({ A: { hand: ['tremor', 'quick-slay'] }, B: { monsters: ['last-candle'], life: mine } }).does(
      'use tremor',
      'use quick-slay',
    );
    return t.zone('B', 'graveyard').length;
  };
  expect([hit(1500), hit(1501)]).toEqual([0, 1]);
  const struck = battle({ A: { monsters: ['giant'] }, B: { monsters: ['last-candle'], life: 1000 } }).does(
    'attack giant > last-candle',
  );
  expect([hp(struck, 'last-candle'), life(struck)]).toEqual([1500, [6000, 1000]]);
});

row(
  'lamp-fairy',
  'basic',
  { hp: { giant: 4400 }, life: [6200, 6000] },
  { A: { monsters: ['giant'] }, hurt: { giant: 1000 } },
);
row('last-candle', 'basic', { life: [6300, 6000] });

clause('oath-captain', 'always', 'other knights of its side strike back with 60%', () => {
  const t = battle({ A: { monsters: ['dummy', 'giant'] }, B: { monsters: ['oath-captain', 'dawn-knight'] } });
  t.does('attack dummy > dawn-knight');
  // 60% of 1200.
  expect(hp(t, 'dummy')).toBe(5000 - 720);
});
