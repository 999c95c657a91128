import { Match, rulingsOf, type Setup } from '@taisen/kernel';
import { rule } from '@taisen/testkit';
import { expect } from 'vitest';
import { linkavel } from '../../src/index.ts';
import { ruleTable } from '../rule-cards.ts';
import { table } from '../table.ts';

const ids = linkavel.cards.map((card) => card.id);
const deckOf = (...counts: number[]) => counts.flatMap((n, i) => new Array<string>(n).fill(ids[i] as string));
const good = deckOf(3, 3, 3, 3, 3, 3, 3, 3, 3, 3);
const setup = (deck: readonly string[]): Setup => ({ seed: 'rule', decks: [good, deck] });
const broken = (deck: readonly string[]) =>
  linkavel.checkDeck(deck, rulingsOf(linkavel, {})).map(({ rule: id, message }) => `${id}: ${message.en}`);

rule('LV-2.1', 'a deck has exactly 30 cards', () => {
  expect(broken(good)).toEqual([]);
  expect(broken(good.slice(1))).toEqual(['LV-2.1: the deck has 29 cards: it must have exactly 30']);
  expect(broken([...good, ids[10] as string])).toEqual(['LV-2.1: the deck has 31 cards: it must have exactly 30']);
  expect(() => Match.start(linkavel, setup(good.slice(1)))).toThrow(/the deck of seat 1 .* exactly 30 — LV-2.1/);
});

rule('LV-2.2', 'a deck has at most 3 cards with the same name', () => {
  expect(broken(deckOf(4, 3, 3, 3, 3, 3, 3, 3, 3, 2))).toEqual(['LV-2.2: 4 of Ember Whelp: at most 3 of a name']);
  expect(broken([...good.slice(1), 'no-such-card'])).toEqual(['LV-3.1: there is no card called "no-such-card"']);
});

rule(['LV-2.3', 'LV-2.4'], 'each player starts with 5000 LP and six cards, without mulligan', () => {
  const match = Match.start(linkavel, setup(good));
  expect(match.state.lp).toEqual([5000, 5000]);
  expect(match.state.zones.slice(0, 4).map((zone) => zone.length)).toEqual([6, 6, 24, 24]);
  expect(match.pending.map(({ seat, kind }) => [seat, kind])).toEqual([[match.state.starter, 'main1']]);
});

const eleven = [...new Array<string>(8).fill('monolith'), 'bark-titan', 'kiln-hound', 'moss-pup'];

rule('LV-2.5', 'with 11 or more cards in the End Phase the turn player chooses discards down to 10', () => {
  const t = table({ A: { hand: eleven }, B: { hand: eleven } });
  t.does('end');
  expect(t.decision.kind).toBe('hand-limit');
  expect(t.offered('A')).toHaveLength(11);
  t.does('pick bark-titan');
  expect(t.zone('A', 'trash')).toEqual(['bark-titan']);
  // B also holds eleven cards but was not asked. It is B's turn now, with a twelfth card drawn.
  expect(t.zone('B', 'hand')).toHaveLength(12);
});

rule('LV-2.5', 'that discard counts as sent to the trash from the hand', () => {
  const t = ruleTable({ A: { hand: [...eleven.slice(1), 'martyr'] } });
  t.does('end', 'pick martyr');
  expect(t.match.state.lp).toEqual([5100, 5000]);
});

rule('LV-2.6', 'a draw with an empty deck shuffles the whole trash into a new deck', () => {
  const t = table({
    step: 'draw',
    A: { deck: [], trash: ['monolith', 'bark-titan', 'kiln-hound'] },
    rolls: [['kiln-hound', 'monolith', 'bark-titan']],
  });
  // One card for the draw, one more after the refresh (LV-2.10).
  expect(t.zone('A', 'hand')).toEqual(['monolith', 'kiln-hound']);
  expect(t.zone('A', 'deck')).toEqual(['bark-titan']);
  expect(t.zone('A', 'trash')).toEqual([]);
});

rule('LV-2.6', 'sending cards from the deck to the trash is no draw: an empty deck is not refreshed', () => {
  const t = ruleTable({ A: { deck: ['cairn-imp'], hand: ['landslide'], trash: ['monolith'] } });
  t.does('use landslide');
  expect(t.zone('A', 'trash')).toEqual(['landslide', 'cairn-imp', 'monolith']);
  expect([t.zone('A', 'deck'), t.zone('A', 'hand'), t.match.state.refreshes]).toEqual([[], [], [0, 0]]);
});

rule('LV-2.6', 'a table may refresh for it, too: one card is drawn, then the rest is sent', () => {
  const t = ruleTable({
    rulings: { millRefreshes: true },
    A: { deck: ['cairn-imp'], hand: ['landslide'], trash: ['monolith', 'bark-titan'] },
    rolls: [['monolith', 'cairn-imp', 'bark-titan']],
  });
  t.does('use landslide');
  expect(t.zone('A', 'hand')).toEqual(['monolith']);
  expect(t.zone('A', 'trash')).toEqual(['landslide', 'cairn-imp']);
  expect([t.zone('A', 'deck'), t.match.state.refreshes]).toEqual([['bark-titan'], [1, 0]]);
});

rule('LV-2.7', 'each player refreshes once a turn; a draw that needs a second refresh is not made', () => {
  const t = ruleTable({
    A: { deck: [], hand: ['draw-draw'], trash: ['monolith'] },
    rolls: ['keep', 'keep'],
  });
  // Draw 2: refresh, then draw monolith. The second card and the extra card would need another refresh.
  t.does('use draw-draw');
  expect(t.zone('A', 'hand')).toEqual(['monolith']);
  expect(t.match.state.refreshes).toEqual([1, 0]);
  // In the next turn A may refresh again.
  t.does('end', 'end');
  expect(t.zone('A', 'hand')).toEqual(['draw-draw', 'monolith']);
});

rule('LV-2.8', 'with an empty trash there is no refresh until a later draw', () => {
  const t = table({
    step: 'draw',
    A: { deck: [], hand: ['moss-pup'], monsters: ['kiln-hound'] },
    B: { monsters: ['monolith'] },
    rolls: ['keep'],
  });
  expect(t.zone('A', 'hand')).toEqual(['moss-pup']);
  expect(t.match.state.refreshes).toEqual([0, 0]);
  t.does('battle', 'attack kiln-hound > monolith', 'end', 'end');
  expect(t.zone('A', 'hand')).toEqual(['kiln-hound', 'moss-pup']);
});

rule('LV-2.9', 'during an effect the refresh happens as soon as a card is in the trash', () => {
  const t = ruleTable({
    A: { deck: [], hand: ['deep-draw', 'monolith', 'bark-titan'] },
    rolls: ['keep'],
  });
  t.does('use deep-draw').asks('A', 'discard', ['pick monolith', 'pick bark-titan']).does('pick monolith');
  // Two draws are owed, plus one: only monolith is left. The magic itself was in its zone, not in the trash.
  expect(t.zone('A', 'hand')).toEqual(['monolith', 'bark-titan']);
  expect(t.zone('A', 'trash')).toEqual(['deep-draw']);
});

rule('LV-2.9', 'cards that reach the trash together are together: the refresh takes all of them', () => {
  const t = ruleTable({
    A: { deck: [], hand: ['draw-and-drop', 'monolith', 'bark-titan'] },
    rolls: ['keep'],
  });
  t.does('use draw-and-drop', 'pick monolith');
  // One draw is owed, plus one for the refresh: both discarded cards come back.
  expect(t.zone('A', 'hand').sort()).toEqual(['bark-titan', 'monolith']);
  expect(t.zone('A', 'trash')).toEqual(['draw-and-drop']);
});

rule('LV-2.9', 'draws still owed when the effect ends are dropped', () => {
  const t = ruleTable({ A: { deck: [], hand: ['draw-draw'], monsters: ['moss-pup'] }, B: { monsters: ['monolith'] } });
  t.does('use draw-draw', 'battle', 'attack moss-pup > monolith');
  expect(t.zone('A', 'hand')).toEqual([]);
  expect(t.zone('A', 'trash')).toEqual(['moss-pup', 'draw-draw']);
});

rule('LV-2.9', 'a table may play without owed draws', () => {
  const t = ruleTable({
    A: { deck: [], hand: ['deep-draw', 'monolith', 'bark-titan'] },
    rulings: { owedDraws: false },
  });
  t.does('use deep-draw', 'pick monolith');
  expect(t.zone('A', 'hand')).toEqual(['bark-titan']);
  expect(t.zone('A', 'trash')).toEqual(['deep-draw', 'monolith']);
});

rule('LV-2.10', 'after a refresh the player draws one more card', () => {
  const t = ruleTable({
    A: { deck: ['cairn-imp'], hand: ['deep-draw'], trash: ['monolith', 'bark-titan', 'kiln-hound'] },
    rolls: [['kiln-hound', 'monolith', 'bark-titan']],
  });
  t.does('use deep-draw').asks('A', 'discard', ['pick cairn-imp', 'pick kiln-hound', 'pick monolith']);
  t.does('pick cairn-imp');
  expect(t.zone('A', 'deck')).toEqual(['bark-titan']);
});
