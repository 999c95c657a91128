/** A test for each keyword, called for each monster that has it. The numbers are those of the monster. */
import { expect } from 'vitest';
import { battle, clause, hp, life, offers, statuses, table } from '../table.ts';

export const guardian = (card: string) =>
  clause(card, 'guardian', 'must be attacked before the others', () => {
    const t = battle({ A: { monsters: ['dummy'] }, B: { monsters: ['mark', card] } });
    t.asks('A', 'battle', [`attack dummy > ${card}`, 'end']);
    t.refuses('A', { do: 'attack', card: t.id('dummy'), target: t.id('mark') }, 'text');
  });

export const soaring = (card: string, half: number) =>
  clause(card, 'soaring', 'attacks directly past monsters, for half', () => {
    const t = battle({ A: { monsters: [card] }, B: { monsters: ['mark'] } });
    t.asks('A', 'battle', [`attack ${card} > mark`, `direct ${card}`, 'end']).does(`direct ${card}`);
    expect(life(t)).toEqual([6000, 6000 - half]);
  });

export const steadfast = (card: string, maxHp: number) =>
  clause(card, 'steadfast', 'stays with 1 HP, once', () => {
    const t = battle({
      A: { monsters: ['giant', 'giant'] },
      B: { monsters: [card, 'mark'] },
      hurt: { [card]: maxHp - 100 },
    });
    t.does(`attack giant > ${card}`);
    expect([hp(t, card), life(t)]).toEqual([1, [6000, 6000]]);
    t.does(`attack giant#2 > ${card}`);
    expect([t.zone('B', 'graveyard'), life(t)]).toEqual([[card], [6000, 5001]]);
  });

export const flurry = (card: string) =>
  clause(card, 'flurry', 'attacks twice', () => {
    const t = battle({ A: { monsters: [card] }, B: { monsters: ['dummy'] } });
    t.does(`attack ${card} > dummy`).asks('A', 'battle', [`attack ${card} > dummy`, 'end']);
    t.does(`attack ${card} > dummy`).asks('B', 'more', ['draw', 'pass']);
  });

/** `back` is 60% of its attack. */
export const riposte = (card: string, back: number) =>
  clause(card, 'riposte', 'counters with a higher percentage', () => {
    const t = battle({ A: { monsters: ['dummy'] }, B: { monsters: [card] } }).does(`attack dummy > ${card}`);
    expect(hp(t, 'dummy')).toBe(5000 - back);
  });

export const swift = (card: string, attack: number) =>
  clause(card, 'swift', 'is not countered', () => {
    const t = battle({ A: { monsters: [card] }, B: { monsters: ['dummy'] } });
    const before = hp(t, card);
    t.does(`attack ${card} > dummy`);
    expect([hp(t, card), hp(t, 'dummy')]).toEqual([before, 5000 - attack]);
  });

/** It attacks a monster with 1 HP: all but 1 of its attack pierces. */
export const lance = (card: string, pierced: number) =>
  clause(card, 'lance', 'all of the excess pierces', () => {
    const t = battle({ A: { monsters: [card] }, B: { monsters: ['dummy'] }, hurt: { dummy: 4999 } });
    t.does(`attack ${card} > dummy`);
    expect(life(t)).toEqual([6000, 6000 - pierced]);
  });

/** It has lost `lost` HP, loses 300 more to the counter, and regains half of the damage it deals. */
export const leech = (card: string, maxHp: number, lost: number, recovered: number) =>
  clause(card, 'leech', 'regains half of the damage it deals', () => {
    const t = battle({ A: { monsters: [card] }, B: { monsters: ['dummy'] }, hurt: { [card]: lost } });
    t.does(`attack ${card} > dummy`);
    expect(hp(t, card)).toBe(maxHp - lost - 300 + recovered);
  });

export const veiled = (card: string) =>
  clause(card, 'veiled', 'cannot be attacked while another monster is on the field', () => {
    const t = battle({ A: { monsters: ['dummy'] }, B: { monsters: [card, 'mark'] } });
    t.asks('A', 'battle', ['attack dummy > mark', 'end']);
    t.refuses('A', { do: 'attack', card: t.id('dummy'), target: t.id(card) }, 'text');
    battle({ A: { monsters: ['dummy'] }, B: { monsters: [card] } }).asks('A', 'battle', [
      `attack dummy > ${card}`,
      'end',
    ]);
  });

export const ward = (card: string) =>
  clause(card, 'ward', 'cannot be chosen by opposing effects, but is damaged by effects on all monsters', () => {
    const t = table({ A: { hand: ['quick-hit', 'tremor'] }, B: { monsters: [card] } });
    expect(offers(t, 'A', 'use')).toEqual(['use tremor']);
    t.refuses('A', { do: 'use', card: t.id('quick-hit') }, 'text');
    const before = hp(t, card);
    t.does('use tremor');
    expect(hp(t, card)).toBe(before - 500);
  });

export const venom = (card: string, attack: number) =>
  clause(card, 'venom', 'poisons a monster that it damages', () => {
    const t = battle({ A: { monsters: [card] }, B: { monsters: ['dummy'] } }).does(`attack ${card} > dummy`);
    expect([hp(t, 'dummy'), statuses(t, 'dummy')]).toEqual([5000 - attack, ['poisoned 200']]);
    t.does('pass', 'end');
    expect(hp(t, 'dummy')).toBe(5000 - attack - 200);
  });

/** One monster fewer counts as two: attack +25%. */
export const lone = (card: string, dealt: number) =>
  clause(card, 'lone', 'the difference counts as one more', () => {
    const t = battle({ A: { monsters: [card, 'giant'] }, B: { monsters: ['dummy', 'mark', 'odd'] } });
    t.does(`attack ${card} > dummy`);
    expect(hp(t, 'dummy')).toBe(5000 - dealt);
    // Without a difference there is no bonus.
    const even = battle({ A: { monsters: ['dummy', 'giant'] }, B: { monsters: [card, 'mark'] } });
    const before = hp(even, card);
    even.does(`attack dummy > ${card}`);
    expect(hp(even, card)).toBe(before - 1000);
  });
