/** What the card pool as a whole must contain. */
import { rulingsOf } from '@taisen/kernel';
import { expect, test } from 'vitest';
import { ATTRIBUTES, FAMILIES, type LvCardDef, linkavel } from '../src/index.ts';

const cards = linkavel.cards as readonly LvCardDef[];
const monsters = cards.filter(({ level }) => level > 0);

test('at least 90 cards, with unique ids and icons', () => {
  expect(cards.length).toBeGreaterThanOrEqual(90);
  expect(new Set(cards.map(({ id }) => id)).size).toBe(cards.length);
  const icons = cards.map(({ art }) => art.icon);
  expect(icons.filter((icon, i) => icons.indexOf(icon) !== i)).toEqual([]);
});

test('six attributes with a level 4 or 5 each, five families, levels 1 to 5, four kinds', () => {
  for (const attribute of ATTRIBUTES) {
    const levels = monsters.filter((card) => card.attribute === attribute).map(({ level }) => level);
    expect(Math.max(...levels), attribute).toBeGreaterThanOrEqual(4);
    expect(Math.min(...levels), attribute).toBe(1);
  }
  for (const family of FAMILIES)
    expect(cards.filter((card) => card.family === family).length, family).toBeGreaterThan(5);
  expect([...new Set(monsters.map(({ level }) => level))].sort()).toEqual([1, 2, 3, 4, 5]);
  expect([...new Set(cards.map(({ kind }) => kind))].sort()).toEqual(['effect', 'magic', 'normal', 'permanent']);
});

test('all three kinds of effect, and effects used when attacking and when attacked', () => {
  const abilities = monsters.flatMap((card) => Object.values(card.abilities));
  expect([...new Set(abilities.map(({ kind }) => kind))].sort()).toEqual(['activated', 'permanent', 'triggered']);
  const timings = abilities.filter(({ kind }) => kind === 'activated').map(({ on }) => on ?? 'free');
  expect([...new Set(timings)].sort()).toEqual(['attacked', 'attacks', 'free']);
});

test('six legal ready decks, each with a plan', () => {
  expect(linkavel.decks.map(({ id }) => id)).toEqual(['ember', 'tide', 'grove', 'choir', 'veil', 'void']);
  for (const deck of linkavel.decks) {
    expect(linkavel.checkDeck(deck.cards, rulingsOf(linkavel, {})), deck.id).toEqual([]);
    for (const text of Object.values(deck.plan)) expect(text.length, deck.id).toBeGreaterThan(8);
  }
});

test('names with rare characters have their reading in hiragana', () => {
  const rare = /[熾鱏鶸鞴礫掏帳杜鷺篝藪窯屍囁櫃]/;
  for (const { id, name, reading } of cards) {
    if (rare.test(name.ja)) expect(reading, id).not.toBeNull();
    if (reading !== null) expect(reading, id).toMatch(/^[ぁ-ん]+$/);
  }
});
