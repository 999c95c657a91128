import { LANGUAGES } from '@taisen/kernel';
import { rule } from '@taisen/testkit';
import { expect } from 'vitest';
import { EFFECTS } from '../../src/card.ts';
import { ATTRIBUTES, FAMILY_WORDS, faceOf, type LvCardDef, linkavel } from '../../src/index.ts';
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

/** A's hand at the start of A's turn: empty, then one card is drawn, then the effect of thrifty resolves. */
const thriftyTurn = (conditionsAgain: boolean) => {
  const t = ruleTable({ active: 'B', rulings: { conditionsAgain }, A: { monsters: ['thrifty'] } });
  t.does('end');
  return t.zone('A', 'hand').length;
};

rule('LV-3.4', 'the condition of a triggered effect is read when its event happens', () => {
  // The hand was empty when the turn started, although a card has been drawn since.
  expect(thriftyTurn(false)).toBe(2);
});

rule('LV-3.4', 'a table may read the condition again when the effect resolves', () => {
  expect(thriftyTurn(true)).toBe(1);
});

rule('LV-3.4', 'cards that leave the field together do not watch each other leave, whatever their zones', () => {
  for (const monsters of [
    ['night-regent', 'gloom-rat'],
    ['gloom-rat', 'night-regent'],
  ]) {
    const t = table({
      A: { hand: ['wildfire-night'], monsters, trash: new Array<string>(8).fill('ember-whelp') },
    });
    t.does('use wildfire-night');
    expect(t.zone('A', 'monsters'), monsters.join()).toEqual([null, null, null]);
    expect(t.match.state.lp, monsters.join()).toEqual([4400, 5000]);
  }
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

/** A pulse heals, is returned to the hand and is summoned again in the same turn. */
const pulseAgain = (onceAcrossLeaving: boolean) => {
  const t = ruleTable({ rulings: { onceAcrossLeaving }, A: { hand: ['recall'], monsters: ['pulse'] } });
  return t.does('activate pulse (a)', 'use recall', 'summon pulse @1');
};

rule('LV-3.5', 'once a turn holds for the card even if it leaves the field and comes back', () => {
  const t = pulseAgain(true).asks('A', 'main1', ['battle', 'end']);
  t.refuses('A', { do: 'activate', card: t.id('pulse'), ability: 'a' }, 'LV-3.5');
});

rule('LV-3.5', 'a table may let a card that has come back use its effect again', () => {
  const t = pulseAgain(false).asks('A', 'main1', ['activate pulse (a)', 'battle', 'end']).does('activate pulse (a)');
  expect(t.match.state.lp).toEqual([5200, 5000]);
});

rule('LV-3.5', 'the limit of once a turn is printed on every effect that has it, and on no other', () => {
  const LIMIT = { ja: '1ターンに1度', 'zh-Hant': '每回合1次', en: 'Once per turn' } as const;
  for (const { id, text, abilities } of cards)
    for (const [key, ability] of Object.entries(abilities))
      for (const language of LANGUAGES)
        expect(text[key]?.[language].includes(LIMIT[language]), `${id} ${key} ${language}`).toBe(ability.once === true);
});

rule('LV-3.6', 'an effect used when attacking or attacked has no limit unless one is printed', () => {
  const t = table({
    step: 'battle',
    A: { monsters: ['ember-whelp', 'kiln-hound'] },
    B: { monsters: ['lighthouse-turtle'], hand: ['monolith', 'bark-titan', 'clay-walker'] },
  });
  t.does('attack ember-whelp > lighthouse-turtle').B('yes').B('pick monolith');
  t.does('attack kiln-hound > lighthouse-turtle').asks('B', 'may', ['yes', 'no']).does('yes', 'pick bark-titan');
  expect(t.zone('A', 'hand')).toEqual(['kiln-hound', 'ember-whelp']);
});

rule('LV-3.6', 'an activated effect that names a timing is used at that timing only', () => {
  const t = ruleTable({ step: 'battle', A: { monsters: ['striker'] }, B: { monsters: ['kiln-hound', 'trapper'] } });
  t.asks('A', 'battle', ['attack striker > kiln-hound', 'attack striker > trapper', 'main2']);
  t.refuses('A', { do: 'activate', card: t.id('striker'), ability: 'a' }, 'LV-3.6');
  t.does('attack striker > trapper').asks('A', 'may', ['yes', 'no']).does('yes');
  expect(powerOf(t, 'striker')).toBe(1100);
  t.asks('B', 'may', ['yes', 'no']).does('no');
  expect(t.match.state.lp).toEqual([5000, 4500]);
});

rule('LV-3.7', 'permanent effects apply while the card is on the field, add up, and never reduce power below 0', () => {
  const t = ruleTable({ A: { monsters: ['moss-pup'], magic: ['banner', 'banner'] }, B: { monsters: ['gloom-rat'] } });
  expect(powerOf(t, 'moss-pup')).toBe(700);
  expect(powerOf(t, 'gloom-rat')).toBe(300);
  const u = ruleTable({ A: { monsters: ['moss-pup'], magic: ['blight'] }, B: { monsters: ['gloom-rat'] } });
  expect(powerOf(u, 'gloom-rat')).toBe(0);
});

rule('LV-3.7', 'what an effect did to a card, negation too, ends when the card leaves the field', () => {
  const t = ruleTable({
    A: { hand: ['gag', 'scorched-path'] },
    B: { monsters: ['drift-jelly'], hand: ['monolith'], deck: ['moss-pup'] },
  });
  t.does('use gag');
  expect(linkavel.cardFacts(t.match.g, t.card('drift-jelly'))).toMatchObject({ negated: true });
  t.does('use scorched-path');
  // The jelly is in the trash: its effect is no longer negated.
  t.asks('B', 'discard', ['pick monolith', 'pick moss-pup']).does('pick monolith');
  expect(t.zone('B', 'hand')).toEqual(['moss-pup']);
});

rule('LV-3.8', 'a text means the printed family, not a word in a name', () => {
  // 礁の番人 has no 潮 in its name but is of the family; 潮の呼び声 has it and is magic, which belongs to none.
  const t = table({ A: { hand: ['mending-net'], trash: ['reef-warden', 'call-of-the-tide', 'gloom-rat'] } });
  t.does('use mending-net').asks('A', 'trash', ['pick reef-warden', 'none']).does('pick reef-warden');
  expect(t.zone('A', 'hand')).toEqual(['reef-warden']);
});

rule('LV-3.8', 'the family is printed on every monster that has one, and on no magic', () => {
  for (const card of cards) {
    const printed = faceOf(card).rows.flatMap((row) => (row.row === 'level' ? [row.family] : []));
    expect(printed, card.id).toEqual(monsters.includes(card) ? [card.family] : []);
    expect(monsters.includes(card) || card.family === null, card.id).toBe(true);
  }
  expect(monsters.filter(({ family }) => family !== null).length).toBeGreaterThan(40);
});

rule('LV-3.8', 'texts name a family only as a family', () => {
  for (const card of cards) {
    for (const text of Object.values(card.text)) {
      for (const language of LANGUAGES) {
        for (const { name, term } of Object.values(FAMILY_WORDS)) {
          const rest = text[language].replaceAll(term[language], '');
          expect(rest.includes(language === 'en' ? ` ${name.en} ` : `「${name[language]}」`), card.id).toBe(false);
          // A family is always followed by the word monster.
          for (const after of text[language].split(term[language]).slice(1))
            expect(after, card.id).toMatch(/^( monsters?|のモンスター|怪獸)/);
        }
      }
    }
  }
});

rule('LV-3.9', 'the kind of each effect is printed on effect monsters, and on no other card', () => {
  const LABEL = { ja: /^【(.+?)】/, 'zh-Hant': /^【(.+?)】/, en: /^\[(.+?)\] / } as const;
  for (const card of cards) {
    for (const [key, { kind }] of Object.entries(card.abilities)) {
      for (const language of LANGUAGES) {
        const label = LABEL[language].exec(card.text[key]?.[language] ?? '')?.[1];
        const expected = card.kind === 'effect' ? EFFECTS[kind as keyof typeof EFFECTS][language] : undefined;
        expect(label, `${card.id} ${key} ${language}`).toBe(expected);
      }
    }
  }
});
