/** Playing cards from the hand. `mayX` answers `true` or the rule that forbids it. */
import {
  type CardId,
  emit,
  freePlace,
  type Legal,
  move,
  type Op,
  type Option,
  resolve,
  type Seat,
  zoneOf,
} from '@taisen/kernel';
import { defOf } from './card.ts';
import { DISCARD, type DuelCard, type G, handOf, LINE } from './state.ts';

export function mayPlay(g: G, seat: Seat, card: DuelCard): Legal {
  const def = defOf(g, card);
  if (def.cost > (g.s.energy[seat] as number)) return 'TG-3.1';
  if (def.kind === 'unit' && freePlace(g.s, zoneOf(LINE, seat)) < 0) return 'TG-3.2';
  if (targetsOf(g, card)?.length === 0) return 'TG-3.3';
  return true;
}

/** Undefined for cards that need no target. */
const targetsOf = (g: G, card: DuelCard): readonly CardId[] | undefined => {
  const def = defOf(g, card);
  return def.abilities['a']?.targets?.(g, card, def.vars);
};

/** Every way to play a card of the hand. An option names the whole action: the card and its target. */
export function addPlays(g: G, seat: Seat, options: Option[]): void {
  for (const id of handOf(g, seat)) {
    const card = g.s.cards[id] as DuelCard;
    if (mayPlay(g, seat, card) !== true) continue;
    const targets = targetsOf(g, card);
    if (targets === undefined) options.push({ do: 'play', card: id });
    else for (const target of targets) options.push({ do: 'play', card: id, target });
  }
}

export function play(g: G, seat: Seat, { card: id, target }: Option): Op | undefined {
  const card = g.s.cards[id as CardId] as DuelCard;
  const { cost, kind } = defOf(g, card);
  g.s.energy[seat] = (g.s.energy[seat] as number) - cost;
  if (kind === 'spell') {
    move(g, card.id, zoneOf(DISCARD, seat));
    emit(
      g,
      target === undefined ? { type: 'used', seat, card: card.id } : { type: 'used', seat, card: card.id, target },
    );
    return resolve(g, card, 'a', target === undefined ? { type: 'used' } : { type: 'used', target });
  }
  const line = zoneOf(LINE, seat);
  move(g, card.id, line, { at: freePlace(g.s, line) });
  card.came = g.s.turn;
  emit(g, { type: 'played', seat, card: card.id });
  return undefined;
}
