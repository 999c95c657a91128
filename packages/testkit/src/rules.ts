/** Tests with the ids that they prove, which matrix.ts counts. */
import type { Game, State } from '@taisen/kernel';
import { expect, test } from 'vitest';
import { needsClause, resolved } from './scenario.ts';
import type { DerivedFields } from './without-clause.ts';

declare module 'vitest' {
  interface TaskMeta {
    /** Rules that this test proves. */
    rules?: readonly string[];
    /** The card clause that this test proves, as `game/card.ability`. */
    clause?: string;
    /** Everything a game must prove. */
    owes?: { readonly game: string; readonly rules: readonly string[]; readonly clauses: readonly string[] };
  }
}

/** A test of one rule, or of several that only make sense together. */
export function rule(id: string | readonly string[], title: string, body: () => void): void {
  const ids = typeof id === 'string' ? [id] : id;
  test(`${ids.join(' ')} ${title}`, { meta: { rules: ids } }, body);
}

/**
 * A test of one clause of a card's text. It runs twice, and fails if it passes with the same end while that clause does
 * nothing. What a clause does not do is therefore an ordinary `test`.
 */
export function clauseOf<S extends State>(game: Game<S>, derived: DerivedFields<S> = () => ({})) {
  return (card: string, ability: string, title: string, body: () => void): void => {
    test(`${card} ${ability}: ${title}`, { meta: { clause: `${game.id}/${card}.${ability}` } }, () => {
      body();
      expect([...resolved], `${card} ${ability} took effect`).toContain(`${card}.${ability}`);
      const needed = needsClause({ card, ability, derived: derived as unknown as DerivedFields<State> }, body);
      expect(needed, `the test also passes, with the same end, if ${card} ${ability} does nothing`).toBe(true);
    });
  };
}

/** Registers what a game must prove: each rule and each clause of its cards. */
export function owes<S extends State>(game: Game<S>, rules: readonly string[]): void {
  const clauses = game.cards.flatMap((card) => Object.keys(card.text).map((key) => `${game.id}/${card.id}.${key}`));
  test(`${game.id} owes ${rules.length} rules and ${clauses.length} clauses`, {
    meta: { owes: { game: game.id, rules, clauses } },
  }, () => {
    expect(rules.length).toBeGreaterThan(0);
    for (const card of game.cards) expect(Object.keys(card.abilities).sort()).toEqual(Object.keys(card.text).sort());
  });
}
