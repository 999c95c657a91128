/** A game in which one clause of a card is printed but does nothing, to see whether a test notices. */
import type { Ability, CardDef, Game, State } from '@taisen/kernel';

/** The fields that a game copies from the abilities to the definition, computed from the changed abilities. */
export type DerivedFields<S extends State> = (def: CardDef<S>) => object;

export interface ClauseOff {
  readonly card: string;
  readonly ability: string;
  readonly derived: DerivedFields<State>;
}

export function withoutClause<S extends State>(game: Game<S>, { card, ability, derived }: ClauseOff): Game<S> {
  const cards = game.cards.map((def): CardDef<S> => {
    if (def.id !== card) return def;
    const changed = { ...def, abilities: { ...def.abilities, [ability]: switchedOff(def.abilities[ability]) } };
    return { ...changed, ...(derived as unknown as DerivedFields<S>)(changed) };
  });
  return { ...game, cards };
}

/**
 * What is used or triggered still is, for its cost and with its conditions: otherwise a test would notice even if the
 * effect were empty. All other abilities are gone.
 */
function switchedOff<S extends State>({ run, later, ...rest }: Ability<S> = {}): Ability<S> {
  if (run === undefined) return {};
  const { modifies, modifiesPlayer, ...starts } = rest;
  return { ...starts, run: () => {}, ...(later === undefined ? {} : { later: () => {} }) };
}
