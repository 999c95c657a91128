import { rule } from '@taisen/testkit';
import { expect } from 'vitest';
import { CATEGORIES, type MsCardDef, magicSpirit } from '../../src/index.ts';
import { active, attack, hp, life, offers, statuses, table } from '../table.ts';

const monsters = (magicSpirit.cards as readonly MsCardDef[]).filter(({ kind }) => kind === 'monster');

rule('MS-5.1', 'a monster has attack, HP, categories and an effect', () => {
  for (const { id, attack, hp: base, categories, text } of monsters) {
    expect([attack > 0, base > 0, categories.length > 0, Object.keys(text).length > 0], id).toEqual([
      true,
      true,
      true,
      true,
    ]);
    for (const category of categories) expect(Object.keys(CATEGORIES), id).toContain(category);
  }
});

rule('MS-5.1', 'a player has at most five monsters', () => {
  const five = ['mark', 'mark', 'mark', 'mark', 'mark'];
  const t = table({ A: { hand: ['dummy'], monsters: five } });
  expect(offers(t, 'A', 'summon')).toEqual([]);
  t.refuses('A', { do: 'summon', card: t.id('dummy') }, 'MS-5.1');
  const three = table({ A: { hand: ['dummy'], monsters: five.slice(0, 3) }, rulings: { monsterSlots: 3 } });
  three.refuses('A', { do: 'summon', card: three.id('dummy') }, 'MS-5.1');
});

rule('MS-5.2', 'monster, magic and field cards or an SP token are charged on a monster, face up', () => {
  const t = table({
    A: { hand: ['mark', 'fire-spell', 'camp', 'moon'], monsters: ['dummy'] },
    B: { monsters: ['giant'] },
  });
  expect(offers(t, 'A', 'charge')).toEqual(['charge camp > dummy', 'charge fire-spell > dummy', 'charge mark > dummy']);
  expect(offers(t, 'A', 'charge-sp')).toEqual(['charge-sp > dummy']);
  t.refuses('A', { do: 'charge', card: t.id('moon'), target: t.id('dummy') }, 'MS-5.2');
  t.refuses('A', { do: 'charge', card: t.id('camp'), target: t.id('giant') }, 'MS-5.2');
  t.does('charge mark > dummy');
  expect(t.zone('A', 'charges')).toEqual(['mark']);
  expect([t.card('mark').faceDown, t.card('mark').on]).toEqual([false, t.id('dummy')]);
});

rule('MS-5.2', 'a charged token must be active, unless a ruling allows a resting one', () => {
  const spec = { A: { monsters: ['dummy'], tokens: 3, rested: 3 } };
  const t = table(spec);
  t.refuses('A', { do: 'charge-sp', target: t.id('dummy') }, 'MS-5.2');
  const loose = table({ ...spec, rulings: { chargeResting: true } }).does('charge-sp > dummy');
  expect([loose.match.state.tokens[0], loose.match.state.rested[0]]).toEqual([2, 2]);
});

rule('MS-5.3', 'at most two charges on a monster, cards and tokens together', () => {
  const t = table({
    A: { hand: ['fire-spell'], monsters: ['dummy', 'giant'], charges: ['water-spell'] },
    on: { 'water-spell': 'dummy' },
    sp: { dummy: 1 },
  });
  expect(offers(t, 'A', 'charge')).toEqual(['charge fire-spell > giant']);
  t.refuses('A', { do: 'charge', card: t.id('fire-spell'), target: t.id('dummy') }, 'MS-5.3');
  t.refuses('A', { do: 'charge-sp', target: t.id('dummy') }, 'MS-5.3');
});

rule('MS-5.4', 'a skill needs charges of its attribute, checked when it is used', () => {
  const t = table({ A: { hand: ['water-spell'], monsters: ['adept'] } });
  t.does('charge water-spell > adept');
  expect(offers(t, 'A', 'skill')).toEqual([]);
  t.refuses('A', { do: 'skill', card: t.id('adept'), ability: 'basic' }, 'MS-5.4');
  const fits = table({ A: { hand: ['fire-spell'], monsters: ['adept'] } }).does('charge fire-spell > adept');
  expect(offers(fits, 'A', 'skill')).toEqual(['skill adept (basic)']);
});

rule('MS-5.5', 'one charge a turn for each player, card or SP token, monsters and phase card together', () => {
  const t = table({ A: { hand: ['fire-spell', 'fire-spell'], monsters: ['dummy', 'giant'], phase: ['moon'] } });
  t.does('charge-sp > dummy');
  expect([...offers(t, 'A', 'charge'), ...offers(t, 'A', 'charge-sp')]).toEqual([]);
  t.refuses('A', { do: 'charge', card: t.id('fire-spell'), target: t.id('giant') }, 'MS-5.5');
  t.refuses('A', { do: 'charge-sp', target: t.id('giant') }, 'MS-5.5');
  t.refuses('A', { do: 'charge', card: t.id('fire-spell'), target: t.id('moon') }, 'MS-8.3');
});

rule('MS-5.6', 'a skill marked 任意 takes any attribute', () => {
  const t = table({ A: { monsters: ['anyone'], charges: ['water-spell'] }, on: { 'water-spell': 'anyone' } });
  t.does('skill anyone (basic)');
  expect(life(t)).toEqual([6000, 5900]);
});

rule('MS-5.7', 'a card without attribute counts as every attribute', () => {
  const t = table({
    A: { monsters: ['adept'], charges: ['blank-spell', 'fire-spell'] },
    on: { 'blank-spell': 'adept', 'fire-spell': 'adept' },
  });
  expect(offers(t, 'A', 'skill')).toEqual(['skill adept (advanced)', 'skill adept (basic)']);
});

rule('MS-5.8', 'an attribute charge stays after the skill and goes to the graveyard with its monster', () => {
  const t = table({
    A: { hand: ['give-away'], monsters: ['adept'], charges: ['fire-spell'] },
    on: { 'fire-spell': 'adept' },
  });
  t.does('skill adept (basic)');
  expect(t.zone('A', 'charges')).toEqual(['fire-spell']);
  t.does('use give-away');
  expect(t.zone('A', 'charges')).toEqual([]);
  expect(t.zone('A', 'graveyard').sort()).toEqual(['adept', 'fire-spell', 'give-away']);
  expect(t.card('fire-spell').on).toBe(-1);
});

rule('MS-5.9', 'an SP charge counts as any attribute and is consumed; attribute charges count first', () => {
  const t = table({ A: { monsters: ['adept'], tokens: 3 }, sp: { adept: 1 } }).does('skill adept (basic)');
  expect([t.card('adept').sp, t.match.state.tokens[0]]).toEqual([0, 3]);
  const mixed = {
    A: { monsters: ['adept'], charges: ['fire-spell'] },
    on: { 'fire-spell': 'adept' },
    sp: { adept: 1 },
  };
  const kept = table(mixed).does('skill adept (basic)');
  expect(kept.card('adept').sp).toBe(1);
  const used = table(mixed).does('skill adept (advanced)');
  expect([used.card('adept').sp, used.zone('A', 'charges')]).toEqual([0, ['fire-spell']]);
});

rule('MS-5.9', 'a charge of another attribute does not count: the token is consumed', () => {
  const t = table({
    A: { monsters: ['adept'], charges: ['water-spell'] },
    on: { 'water-spell': 'adept' },
    sp: { adept: 1 },
  });
  expect(offers(t, 'A', 'skill')).toEqual(['skill adept (basic)']);
  t.does('skill adept (basic)');
  expect(t.card('adept').sp).toBe(0);
});

rule('MS-5.10', 'a basic skill needs one charge, an advanced skill two', () => {
  const none = table({ A: { monsters: ['adept'] } });
  expect(offers(none, 'A', 'skill')).toEqual([]);
  none.refuses('A', { do: 'skill', card: none.id('adept'), ability: 'basic' }, 'MS-5.10');
  const one = table({ A: { monsters: ['adept'] }, sp: { adept: 1 } });
  expect(offers(one, 'A', 'skill')).toEqual(['skill adept (basic)']);
  one.refuses('A', { do: 'skill', card: one.id('adept'), ability: 'advanced' }, 'MS-5.10');
  const two = table({ A: { monsters: ['adept'] }, sp: { adept: 2 } }).does('skill adept (advanced)');
  expect(life(two)).toEqual([6000, 5700]);
});

rule('MS-5.11', 'a monster uses one skill a turn, basic or advanced', () => {
  const t = table({ A: { monsters: ['adept', 'archer'] }, B: { monsters: ['dummy'] }, sp: { adept: 2, archer: 1 } });
  t.does('skill adept (basic)');
  expect(offers(t, 'A', 'skill')).toEqual(['skill archer (basic)']);
  t.refuses('A', { do: 'skill', card: t.id('adept'), ability: 'basic' }, 'MS-5.11');
  t.does('end', 'pass', 'end', 'pass');
  expect(offers(t, 'A', 'skill')).toEqual(['skill adept (basic)', 'skill archer (basic)']);
});

rule('MS-5.12', 'skill damage is dealt to HP as printed: no counter, no piercing, no underdog', () => {
  const t = table({
    A: { monsters: ['archer'] },
    B: { monsters: ['cheap', 'dummy', 'mark'] },
    sp: { archer: 1 },
    hurt: { cheap: 700 },
  });
  t.does('skill archer (basic)').asks('A', 'foe', ['pick cheap', 'pick dummy', 'pick mark']).does('pick cheap');
  expect(t.zone('B', 'graveyard')).toEqual(['cheap']);
  expect([life(t), hp(t, 'archer'), active(t)]).toEqual([[6000, 6000], 2000, [5, 5]]);
  const other = table({ A: { monsters: ['archer'] }, B: { monsters: ['dummy', 'mark', 'giant'] }, sp: { archer: 1 } });
  other.does('skill archer (basic)', 'pick dummy');
  expect([hp(other, 'dummy'), statuses(other, 'dummy')]).toEqual([4300, []]);
});

rule('MS-5.9', 'by the ruling tokenCharge a token counts only for skills marked 任意', () => {
  const spec = { A: { monsters: ['adept', 'anyone'] }, sp: { adept: 1, anyone: 1 } };
  expect(offers(table(spec), 'A', 'skill')).toEqual(['skill adept (basic)', 'skill anyone (basic)']);
  const strict = table({ ...spec, rulings: { tokenCharge: 'anyOnly' } });
  expect(offers(strict, 'A', 'skill')).toEqual(['skill anyone (basic)']);
  strict.refuses('A', { do: 'skill', card: strict.id('adept'), ability: 'basic' }, 'MS-5.4');
});

rule('MS-5.1', '【ビースト・狼】 is a 【ビースト】: what names beasts names wolves', () => {
  // Sabre Matriarch: beasts have 300 more attack.
  const t = table({ A: { monsters: ['saber-matriarch', 'wolfling', 'cheap'] } });
  expect([attack(t, 'wolfling'), attack(t, 'cheap')]).toEqual([800, 500]);
});
