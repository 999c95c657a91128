import { LANGUAGES } from '@taisen/kernel';
import { rule } from '@taisen/testkit';
import { expect } from 'vitest';
import { type HlCardDef, holodelive, ICONS, RANKS, SUITS } from '../../src/index.ts';
import { hand, home, rank, shown, stage, table } from '../table.ts';

const cards = holodelive.cards as readonly HlCardDef[];

rule('HL-3.1', 'a card has a name, two or more icons of twelve kinds, suits of six kinds, and skills', () => {
  expect([ICONS.length, SUITS.length]).toEqual([12, 6]);
  for (const card of cards) {
    for (const language of LANGUAGES) expect(card.name[language], card.id).not.toBe('');
    expect(new Set(card.icons).size, card.id).toBe(card.icons.length);
    expect(card.icons.length, card.id).toBeGreaterThanOrEqual(2);
    expect(card.icons.length, card.id).toBeLessThanOrEqual(3);
    expect(new Set(card.suits).size, card.id).toBe(card.suits.length);
    expect(card.suits.length, card.id).toBeGreaterThanOrEqual(1);
    expect(Object.keys(card.abilities).length, card.id).toBeGreaterThan(0);
  }
  for (const icon of ICONS) expect(cards.filter((card) => card.icons.includes(icon)).length, icon).toBeGreaterThan(8);
  for (const suit of SUITS) expect(cards.filter((card) => card.suits.includes(suit)).length, suit).toBeGreaterThan(15);
  // "Several": two suits on most cards.
  expect(cards.filter((card) => card.suits.length >= 2).length).toBeGreaterThanOrEqual(40);
});

rule('HL-3.2', 'a play skill starts when the card is played to the stage or opened', () => {
  const t = table({ A: { hand: ['greeter'] } }).does('stage greeter');
  expect(hand(t, 'A')).toEqual(['one']);
  const u = table({ step: 'action', A: { backstage: ['greeter'] }, guests: ['greeter'] });
  u.asks('A', 'action', ['open greeter', 'done']).does('open greeter');
  expect(hand(u, 'A')).toEqual(['one']);
});

rule('HL-3.2', 'moving a card is not playing it', () => {
  const t = table({ A: { hand: ['bouquet-hana', 'greeter'] }, B: { hand: ['mute-hot'] } });
  t.does('stage bouquet-hana', 'pick greeter');
  expect(stage(t, 'B')).toEqual(['greeter', null, null]);
  // Three cards for A, and one that B draws in B's turn.
  expect(hand(t, 'A')).toEqual(['one', 'two', 'three']);
  expect(hand(t, 'B')).toEqual(['mute-hot', 'four']);
});

rule('HL-3.3', 'an action skill is used in the Action phase, each once a turn', () => {
  const t = table({ step: 'action', A: { stage: ['worker'], backstage: ['worker'] }, B: { stage: ['worker'] } });
  t.asks('A', 'action', ['act worker', 'act worker#2', 'done']).does('act worker');
  t.asks('A', 'action', ['act worker#2', 'done']).refuses('A', { do: 'act', card: t.id('worker') }, 'HL-3.3');
  t.refuses('A', { do: 'act', card: t.id('worker#3') }, 'HL-3.3');
  t.does('act worker#2');
  expect(hand(t, 'A')).toEqual(['one', 'two']);
  // Without a skill left the Play phase begins. In A's next turn both skills can be used again.
  t.does('stage one', 'done', 'stage three').asks('A', 'action', ['act worker', 'act worker#2', 'done']);
});

rule('HL-3.3', 'face-down cards have no action skill', () => {
  const t = table({ step: 'action', A: { stage: ['worker'], backstage: ['one'] }, guests: ['worker'] });
  t.asks('A', 'action', ['open worker', 'done']).refuses('A', { do: 'act', card: t.id('worker') }, 'HL-3.3');
});

rule('HL-3.4', 'a passive skill always applies while its card is face up', () => {
  const up = table({ step: 'turn', A: { backstage: ['banner'], stage: ['banner'] } });
  expect(hand(up, 'A')).toEqual(['one', 'two', 'three']);
  const down = table({ step: 'turn', A: { backstage: ['banner'], stage: ['banner'] }, guests: ['banner', 'banner#2'] });
  expect(hand(down, 'A')).toEqual(['one']);
});

rule('HL-3.4', 'passives that start together: each player chooses the order of the own ones', () => {
  // Opening Nami triggers Obara. The named suit sends Lulu Home, which triggers Lulu.
  const t = table({
    step: 'action',
    A: { backstage: ['siren-nami'] },
    B: { stage: ['landlady-obara', 'quickchange-lulu'] },
    guests: ['siren-nami'],
  });
  t.does('open siren-nami', 'LOVELY');
  t.asks('B', 'order', ['resolve landlady-obara (passive)', 'resolve quickchange-lulu (passive)']);
  t.does('resolve quickchange-lulu (passive)');
  expect(hand(t, 'B').slice(0, 3)).toEqual(['one', 'two', 'three']);
});

rule('HL-3.4', "passives that start together: the turn player's first, after the skill that started them", () => {
  // Nami sends both cards called Lulu Home.
  const t = table({
    A: { hand: ['siren-nami'], stage: ['quickchange-lulu'] },
    B: { stage: ['quickchange-lulu'] },
  });
  t.does('stage siren-nami', 'LOVELY');
  expect([hand(t, 'A'), hand(t, 'B').slice(0, 2)]).toEqual([
    ['one', 'two'],
    ['three', 'four'],
  ]);
});

rule('HL-3.4', 'a passive that has started resolves for its player after its card has left', () => {
  const t = table({
    step: 'action',
    A: { backstage: ['bouncer-tetsu'] },
    B: { stage: ['landlady-obara'] },
    guests: ['bouncer-tetsu'],
  });
  t.does('open bouncer-tetsu');
  expect(home(t)).toEqual(['landlady-obara']);
  // One card for Tetsu, one for Obara, one for B's turn.
  expect(hand(t, 'B')).toEqual(['one', 'two', 'three']);
});

rule('HL-3.4', 'what changes icons or suits: passives first, then what skills have left, in the order of time', () => {
  const t = table({ A: { hand: ['joker-pierrot'] }, B: { hand: ['rival-kyo'], stage: ['mute-hot'] } });
  t.does('stage joker-pierrot', 'stage rival-kyo');
  expect(shown(t, 'joker-pierrot').icons).toBe(0);
  const given = table({
    step: 'action',
    A: { stage: ['velvetrope-rin', 'mute-hot'], hand: ['mute-grey'] },
    B: { hand: ['rival-kyo'] },
  });
  const icons = () => shown(given, 'mute-hot').icons;
  // Rin gives icons, Kyo takes them away, and Rin gives them again.
  given.does('act velvetrope-rin');
  expect(icons()).toBe(shown(given, 'velvetrope-rin').icons);
  given.does('backstage mute-grey', 'stage rival-kyo');
  expect(icons()).toBe(0);
  given.does('act velvetrope-rin');
  expect(icons()).toBe(shown(given, 'velvetrope-rin').icons);
});

rule('HL-3.4', 'what changes a rank: first what lowers it, then what raises it', () => {
  const t = table({ A: { hand: ['one'], stage: ['headliner-tsubasa', 'vocal-hot'] }, B: { stage: ['booing-kage'] } });
  // The Duo counts as Casual and is raised to Duo, not to Flash.
  expect(RANKS[rank(t, 'A')]).toBe('duo');
});

rule('HL-3.5', 'no two cards have the same skill text, in any language', () => {
  const clauses = cards.flatMap((card) => Object.entries(card.text));
  for (const language of LANGUAGES)
    expect(new Set(clauses.map(([, text]) => text[language])).size).toBe(clauses.length);
});

rule('HL-3.6', 'a skill may ask either player, or both at once, while it runs', () => {
  const t = table({ A: { hand: ['interviewer'] } }).does('stage interviewer');
  t.asks('B', 'may', ['yes', 'no']).does('yes');
  t.asks('A', 'may', ['yes', 'no']).asks('B', 'may', ['yes', 'no']);
  t.B('yes').asks('A', 'may', ['yes', 'no']).A('yes');
  expect(hand(t, 'A')).toEqual(['one']);
});

rule('HL-3.6', 'a skill without a possible choice does nothing', () => {
  const t = table({ A: { hand: ['two-trades'] }, B: { hand: ['two'] } }).does('stage two-trades');
  t.asks('B', 'play', ['stage two', 'backstage two', 'stage one', 'backstage one']);
  expect(stage(t, 'A')).toEqual(['two-trades', null, null]);
});
