/** Values under continuous effects, computed from the base and all that is active; never stored. */

import type { AbilityTable } from './ability-index.ts';
import type { CardDef } from './card.ts';
import type { Ctx } from './game.ts';
import { type Card, type Effect, NO_CARD, type State } from './state.ts';
import type { CardId, Seat } from './types.ts';

/** The present value of something about a card, e.g. its power. */
export function cardValue<S extends State>(g: Ctx<S>, value: string, card: Card, base: number): number {
  const subject = card as S['cards'][number];
  let result = base;
  const changes = g.abilities.modifiers[value];
  if (changes !== undefined) {
    result = fold(g, changes, result, (modify, source, def, before) => modify(g, source, subject, before, def.vars));
  }
  return underEffects(g, g.abilities.effectModifiers[value], subject, result);
}

/** The present value of something about a player, e.g. the damage it takes. */
export function playerValue<S extends State>(g: Ctx<S>, value: string, seat: Seat, base: number): number {
  let result = base;
  const modifiers = g.abilities.playerModifiers[value];
  if (modifiers !== undefined) {
    result = fold(g, modifiers, result, (modify, source, def, before) => modify(g, source, seat, before, def.vars));
  }
  return underEffects(g, g.abilities.playerEffectModifiers[value], seat, result);
}

type Laid<S extends State, Subject> = (g: Ctx<S>, effect: Effect, subject: Subject, value: number) => number;

/** Lets every effect left on the table that changes a value do so, in the order in which they came. */
function underEffects<S extends State, Subject>(
  g: Ctx<S>,
  laid: ReadonlyMap<string, Laid<S, Subject>> | undefined,
  subject: Subject,
  base: number,
): number {
  const { effects } = g.s;
  if (effects.length === 0 || laid === undefined) return base;
  let result = base;
  for (let i = 0; i < effects.length; i++) {
    const effect = effects[i] as Effect;
    const change = laid.get(effect.kind);
    if (change !== undefined) result = change(g, effect, subject, result);
  }
  return result;
}

type Change<S extends State, What> = (
  what: What,
  source: S['cards'][number],
  def: CardDef<S>,
  before: number,
) => number;

/** Lets every active ability of a table of the index change a value, in the order of the table's zones. */
function fold<S extends State, What>(
  g: Ctx<S>,
  table: AbilityTable<What>,
  base: number,
  change: Change<S, What>,
): number {
  const { s, index, game } = g;
  let result = base;
  for (const zone of index.activeZones) {
    for (const id of s.zones[zone] as CardId[]) {
      if (id === NO_CARD) continue;
      const source = s.cards[id] as S['cards'][number];
      const abilities = table[source.def];
      if (abilities === undefined || source.faceDown) continue;
      const def = game.cards[source.def] as CardDef<S>;
      for (const { key, what } of abilities) {
        if (game.canResolve !== undefined && !game.canResolve(g, source, key)) continue;
        const after = change(what, source, def, result);
        if (after !== result && g.onAbility !== null) g.onAbility(source.def, key);
        result = after;
      }
    }
  }
  return result;
}

/** Made by one literal: a spread would give effects shapes of their own, and they are read all the time. */
export function addEffect(s: State, effect: Omit<Effect, 'def'>): void {
  const { kind, card, ability, seat, target, amount, until } = effect;
  const { def } = s.cards[card] as Card;
  s.effects.push({ kind, card, def, ability, seat, target, amount, until });
}

/** The turn is over: what held until its end is gone. */
export function endEffects(s: State): void {
  for (let i = s.effects.length - 1; i >= 0; i--) {
    if ((s.effects[i] as Effect).until <= s.turn) s.effects.splice(i, 1);
  }
}
