/** The public facts beside the cards: numbers, the declared attack, and the picks of the cards in the chain. */
import { type CardId, NO_CARD } from '@taisen/kernel';
import { defOf } from './card.ts';
import { isContrary } from './effects.ts';
import type { G, OdCard } from './state.ts';
import type { OdCardFacts, OdFacts, PlaceFact } from './types.ts';
import { attackOf, hitPoints } from './values.ts';

/** Null if the card has left the table. */
function placeOf(g: G, id: CardId): PlaceFact | null {
  if (id === NO_CARD) return null;
  const { zone } = g.s.cards[id] as OdCard;
  if (!g.index.tracked[zone]) return null;
  return { zone: g.index.zoneNames[zone] as string, at: (g.s.zones[zone] as CardId[]).indexOf(id) };
}

export function publicFacts(g: G): OdFacts {
  const { points, cost, phase, starter, attack, chain } = g.s;
  return {
    points,
    cost,
    phase,
    starter,
    contrary: isContrary(g),
    attack: attack && { from: placeOf(g, attack.card), to: placeOf(g, attack.target), reflected: attack.reflected },
    chain: chain.map(({ seat, ability, target, answers }) => ({ seat, ability, target: placeOf(g, target), answers })),
  };
}

export function cardFacts(g: G, card: OdCard): OdCardFacts {
  const { defending, damage } = card;
  return {
    attack: attackOf(g, card),
    defence: hitPoints(g, card),
    damage,
    defending,
    attacked: card.attacked === g.s.turn,
    // OD-3.5
    fresh: card.placed === g.s.turn && defOf(g, card).isMonster,
  };
}
