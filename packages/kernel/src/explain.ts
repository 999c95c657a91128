/** Why a value of a card is what it is: the printed number, and everything that changes it now. */
import type { CardDef, CardOf } from './card.ts';
import { type CardRef, refTo } from './events.ts';
import type { Ctx } from './game.ts';
import { aliasOf, knows } from './knowledge.ts';
import type { Match } from './match.ts';
import { type Effect, NO_CARD, type State } from './state.ts';
import type { CardId, Viewer } from './types.ts';

/** One reason: the card whose ability or effect it is, and by how much it changes the value. */
export interface Cause {
  readonly card: CardRef;
  readonly ability: string;
  readonly amount: number;
}

/** A value that is not as printed. What the causes do not add up to, e.g. damage, is the rest. */
export interface ExplainedValue {
  /** As `Game.cardFacts` calls it. */
  readonly value: string;
  readonly printed: number;
  readonly causes: readonly Cause[];
  readonly now: number;
}

/** All values of a card that differ from the printed ones; none for a card that the viewer cannot read. */
export function explain<S extends State>(match: Match<S>, viewer: Viewer, alias: number): readonly ExplainedValue[] {
  const { g } = match;
  const card = g.s.cards.find(({ id }) => alias !== 0 && aliasOf(g.s, id, viewer) === alias) as CardOf<S> | undefined;
  // In a zone whose view shows no present values, there is nothing to explain.
  if (card === undefined || !knows(card, viewer) || g.index.identityOnly[card.zone]) return [];
  const def = g.game.cards[card.def] as CardDef<S> & Readonly<Record<string, unknown>>;
  return Object.entries(g.game.cardFacts(g, card)).flatMap(([value, now]) => {
    const printed = def[value];
    if (typeof now !== 'number' || typeof printed !== 'number') return [];
    const causes = causesOf(g, value, card, printed, viewer);
    return now === printed && causes.length === 0 ? [] : [{ value, printed, causes, now }];
  });
}

/** The same steps as `cardValue`, with a note of each that changes the value. */
function causesOf<S extends State>(
  g: Ctx<S>,
  value: string,
  card: CardOf<S>,
  printed: number,
  viewer: Viewer,
): Cause[] {
  const causes: Cause[] = [];
  let result = printed;
  const note = (source: CardId, ability: string, next: number) => {
    if (next !== result) causes.push({ card: refTo(g, source, viewer), ability, amount: next - result });
    result = next;
  };
  for (const zone of g.index.activeZones) {
    for (const id of g.s.zones[zone] as readonly CardId[]) {
      if (id === NO_CARD) continue;
      const source = g.s.cards[id] as CardOf<S>;
      const abilities = g.abilities.modifiers[value]?.[source.def];
      if (abilities === undefined || source.faceDown) continue;
      const { vars } = g.game.cards[source.def] as CardDef<S>;
      for (const { key, what: modify } of abilities)
        if (g.game.canResolve === undefined || g.game.canResolve(g, source, key))
          note(id, key, modify(g, source, card, result, vars));
    }
  }
  for (const effect of g.s.effects as readonly Effect[]) {
    const modify = g.abilities.effectModifiers[value]?.get(effect.kind);
    if (modify !== undefined) note(effect.card, effect.ability, modify(g, effect, card, result));
  }
  return causes;
}
