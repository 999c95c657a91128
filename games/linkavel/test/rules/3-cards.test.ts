import { rule } from '@taisen/testkit';
import { expect } from 'vitest';
import { ATTRIBUTES, type LvCardDef, linkavel } from '../../src/index.ts';
import { ruleTable } from '../rule-cards.ts';
import { powerOf, table } from '../table.ts';

const cards = linkavel.cards as readonly LvCardDef[];
const monsters = cards.filter((card) => card.kind === 'normal' || card.kind === 'effect');
const magics = cards.filter((card) => card.kind === 'magic' || card.kind === 'permanent');

rule('LV-3.1', 'a monster has a name, level, attribute, condition and power; magic has no level and no power', () => {
  for (const card of monsters) {
    expect(card.level, card.id).toBeGreaterThanOrEqual(1);
    expect(card.level, card.id).toBeLessThanOrEqual(5);
    expect(ATTRIBUTES, card.id).toContain(card.attribute);
    expect(card.cost === null, card.id).toBe(card.level === 1);
    expect(card.power, card.id).toBeGreaterThan(0);
  }
  for (const card of magics)
    expect([card.level, card.power, card.attribute, card.cost], card.id).toEqual([0, 0, null, null]);
  for (const card of cards) for (const name of Object.values(card.name)) expect(name, card.id).not.toBe('');
});

rule('LV-3.2', 'attributes have no strengths or weaknesses: only power decides a battle', () => {
  const all = ['ember-whelp', 'ripple-fry', 'moss-pup', 'lamp-moth', 'gloom-rat', 'cairn-imp'];
  for (const mine of all) {
    for (const theirs of all) {
      const t = table({ step: 'battle', A: { monsters: [mine] }, B: { monsters: [theirs] } });
      const [attacker, target] = [t.labels[0] as string, t.labels[1] as string];
      const difference = powerOf(t, attacker) - powerOf(t, target);
      t.does(`attack ${attacker} > ${target}`);
      expect(t.match.state.lp).toEqual([5000 + Math.min(0, difference), 5000 - Math.max(0, difference)]);
    }
  }
});

rule('LV-3.3', 'there are four kinds: normal and effect monsters, normal and permanent magic', () => {
  for (const card of cards) {
    const clauses = Object.keys(card.text).length;
    if (card.kind === 'normal') expect(clauses, card.id).toBe(0);
    else expect(clauses, card.id).toBeGreaterThan(0);
  }
  const t = ruleTable({ A: { hand: ['banner', 'moss-pup'] } });
  t.refuses('A', { do: 'summon', card: t.id('banner'), at: 0 }, 'LV-3.3');
  t.refuses('A', { do: 'use', card: t.id('moss-pup') }, 'LV-3.3');
});

rule('LV-3.4', 'a triggered effect starts by itself, and asks if its text has "may"', () => {
  const t = ruleTable({ A: { hand: ['greeter', 'asker'], monsters: ['moss-pup'] } });
  t.does('summon greeter [moss-pup] @0');
  expect(t.match.state.lp).toEqual([5000, 4900]);
  const u = ruleTable({ A: { hand: ['asker'] } });
  u.does('summon asker @1').asks('A', 'may', ['yes', 'no']).does('no');
  expect(u.zone('A', 'hand')).toEqual([]);
});

rule('LV-3.5', 'an activated effect is used in Main and Battle while nothing resolves, once a turn', () => {
  const t = ruleTable({ A: { monsters: ['pulse', 'moss-pup'] }, B: { monsters: ['pulse'] } });
  t.asks('A', 'main1', ['activate pulse (a)', 'battle', 'end']).does('activate pulse (a)');
  expect(t.match.state.lp).toEqual([5100, 5000]);
  t.asks('A', 'main1', ['battle', 'end']).refuses('A', { do: 'activate', card: t.id('pulse'), ability: 'a' }, 'LV-3.5');
  const u = ruleTable({ step: 'battle', A: { monsters: ['pulse'] }, B: { monsters: ['moss-pup'] } });
  u.asks('A', 'battle', ['activate pulse (a)', 'attack pulse > moss-pup', 'main2']).does('activate pulse (a)', 'main2');
  u.asks('A', 'main2', ['end']).does('end', 'end');
  expect(u.offered('A')).toContain('activate pulse (a)');
});

rule('LV-3.6', 'an activated effect that names a timing is used at that timing only', () => {
  const t = ruleTable({ step: 'battle', A: { monsters: ['striker'] }, B: { monsters: ['kiln-hound', 'trapper'] } });
  t.asks('A', 'battle', ['attack striker > kiln-hound', 'attack striker > trapper', 'main2']);
  t.does('attack striker > trapper').asks('A', 'may', ['yes', 'no']).does('yes');
  expect(powerOf(t, 'striker')).toBe(1100);
  t.asks('B', 'may', ['yes', 'no']).does('no');
  expect(t.match.state.lp).toEqual([5000, 4500]);
});

rule('LV-3.7', 'permanent effects apply while the card is on the field, add up, and never reduce power below 0', () => {
  const t = ruleTable({ A: { monsters: ['moss-pup'], magic: ['banner', 'banner'] }, B: { monsters: ['gloom-rat'] } });
  expect(powerOf(t, 'moss-pup')).toBe(1250);
  expect(powerOf(t, 'gloom-rat')).toBe(750);
  const u = ruleTable({ A: { monsters: ['moss-pup'], magic: ['blight'] }, B: { monsters: ['gloom-rat'] } });
  expect(powerOf(u, 'gloom-rat')).toBe(0);
});
