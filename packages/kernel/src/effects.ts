/** Values under continuous effects, computed from the base and all that is active; never stored. */
import type { Ability } from './card.ts';
import type { Ctx } from './game.ts';
import { type Card, type Effect, NO_CARD, type State } from './state.ts';
import type { CardId } from './types.ts';

/** The present value of something about a card, e.g. its power. */
export function computed<S extends State>(g: Ctx<S>, value: string, card: Card, base: number): number {
  const { s, index } = g;
  let result = base;
  const changes = index.changes[value];
  if (changes !== undefined) {
    for (const zone of index.activeZones) {
      for (const id of s.zones[zone] as CardId[]) {
        if (id === NO_CARD) continue;
        const source = s.cards[id] as Card;
        if (changes[source.def] === undefined || source.faceDown) continue;
        result = changedBy(g, value, source, card, result);
      }
    }
  }
  for (const effect of s.effects) {
    const modifier = g.game.effects[effect.kind]?.modifies?.[value];
    if (modifier !== undefined) result = modifier(g, effect, card as S['cards'][number], result);
  }
  return result;
}

function changedBy<S extends State>(g: Ctx<S>, value: string, source: Card, card: Card, before: number): number {
  const def = g.game.cards[source.def];
  let result = before;
  for (const key of g.index.changes[value]?.[source.def] ?? []) {
    if (g.game.resolves !== undefined && !g.game.resolves(g, source as S['cards'][number], key)) continue;
    const modifier = (def?.abilities[key] as Ability<S>).modifies?.[value];
    if (modifier === undefined || def === undefined) continue;
    const after = modifier(g, source as S['cards'][number], card as S['cards'][number], result, def.vars);
    if (after !== result && g.witness !== null) g.witness(source.def, key);
    result = after;
  }
  return result;
}

export const addEffect = (s: State, effect: Effect): void => {
  s.effects.push(effect);
};

/** The turn is over: what held until its end is gone. */
export function endEffects(s: State): void {
  for (let i = s.effects.length - 1; i >= 0; i--) {
    if ((s.effects[i] as Effect).until <= s.turn) s.effects.splice(i, 1);
  }
}
