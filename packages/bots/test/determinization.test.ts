/** The determinizations of bots contain exactly what a seat knows. */
import { determinize, diceFrom, knows, Match, type Seat, viewOf } from '@taisen/kernel';
import { oneDeck } from '@taisen/one-deck';
import { randomSetup } from '@taisen/testkit';
import { expect, test } from 'vitest';
import { byName } from './games.ts';

test.each(byName)('%s: a determinization looks the same to the seat, and known cards stay', (_, game) => {
  const dice = diceFrom(4);
  let samples = 0;
  let inside = 0;
  let [redealt, unlike, forgotten] = [0, 0, 0];
  for (let seed = 0; seed < 3; seed++) {
    const match = Match.start(game, randomSetup(game, seed), { record: true });
    while (match.result === null) {
      for (const seat of [0, 1] as const) {
        const other = determinize(match, seat, dice, { record: true });
        if (other === null) continue;
        samples++;
        if (match.answersSince > 0) inside++;
        if (JSON.stringify(viewOf(other, seat)) !== JSON.stringify(viewOf(match, seat))) unlike++;
        match.state.cards.forEach((card, id) => {
          if (other.state.cards[id]?.def === card.def) return;
          if (knows(card, seat)) forgotten++;
          else redealt++;
        });
      }
      const seat = match.waitingFor[0] as Seat;
      match.answer(seat, dice(match.decisionOf(seat)?.options.length ?? 1));
    }
  }
  expect([unlike, forgotten]).toEqual([0, 0]);
  expect(samples).toBeGreaterThan(100);
  // No step of One-Deck Duel has a second decision.
  expect(inside > 0).toBe(game.id !== 'one-deck');
  expect(redealt).toBeGreaterThan(samples);
});

test('one-deck: set cards are traps in every determinization', () => {
  const dice = diceFrom(9);
  let [set, others] = [0, 0];
  for (let seed = 0; seed < 2; seed++) {
    const match = Match.start(oneDeck, randomSetup(oneDeck, seed), { record: true });
    while (match.result === null) {
      const other = determinize(match, 0, dice);
      for (const { faceDown, def } of other?.state.cards ?? []) {
        if (!faceDown) continue;
        set++;
        if ((oneDeck.cards[def] as { kind?: string }).kind !== 'trap') others++;
      }
      const seat = match.waitingFor[0] as Seat;
      match.answer(seat, dice(match.decisionOf(seat)?.options.length ?? 1));
    }
  }
  expect(others).toBe(0);
  expect(set).toBeGreaterThan(50);
});

test.each(byName)('%s: doing nothing is the last option, and ends the turn', (_, game) => {
  const match = Match.start(game, randomSetup(game, 3));
  for (let turn = match.state.turn; match.result === null && turn < 12; turn++) {
    for (let i = 0; match.result === null && match.state.turn === turn; i++) {
      expect(i).toBeLessThan(20);
      const seat = match.waitingFor[0] as Seat;
      match.answer(seat, (match.decisionOf(seat)?.options.length ?? 1) - 1);
    }
  }
  expect(match.result !== null || match.state.turn === 12).toBe(true);
});
